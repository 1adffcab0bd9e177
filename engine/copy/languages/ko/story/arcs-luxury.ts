/** Few words, much air: an image, the facts, an invitation. */
import type { Arc } from "#engine/copy/languages/base/story";

export const luxury: readonly Arc[] = [
  {
    name: "여백",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@prose3", "", "— @home", "— @money @material?", "~@but", "", "@call"],
  },
  {
    name: "세 장면",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home", "@money @material?", "", "~@but", "@call", "~@end"],
  },
  {
    name: "집 먼저",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@home", "", "@open", "@prose2", "", "@money @material?", "~@but", "@call"],
  },
  {
    name: "초대",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "@home @money @material?", "~@but", "", "@call"],
  },
  {
    name: "느린 소개",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home @open", "", "@prose3", "", "@money @material?", "@call", "~@end"],
  },
  {
    name: "빛과 숫자",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open @prose2?", "", "@home", "@money @material?", "~@but", "", "~@question", "@call"],
  },
  {
    name: "한 줄",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home @money", "@call"],
  },
  {
    name: "숨",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open @prose1?", "@home @money", "@call"],
  },
  {
    name: "긴 소개",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose5", "@rest", "", "~@but", "@money @material?", "~@ask", "", "@call"],
  },
  {
    name: "차례로 여는 문",
    voices: ["luxury"],
    families: ["long"],
    lines: [
      "@home",
      "",
      "@open @prose4?",
      "",
      "@rest",
      "",
      "@money",
      "@material",
      "~@but",
      "~@ask",
      "",
      "@call",
      "~@end",
    ],
  },
  {
    name: "조용한 영상",
    voices: ["luxury"],
    families: ["script"],
    lines: [
      "【첫 장면】@open",
      "【이어지는 장면】\n@dots3",
      "【자막】@home",
      "~【자막】@but",
      "【자막】@money",
      "【끝】@call",
    ],
  },
];
