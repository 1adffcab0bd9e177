/** Short videos in Japanese, shot by shot. */
import type { Arc } from "#engine/copy/languages/base/story";

const everyone: Arc["voices"] = ["professional", "friendly", "luxury", "trendy"];

export const scriptArcs: readonly Arc[] = [
  {
    name: "五カット",
    voices: everyone,
    families: ["script"],
    lines: [
      "【冒頭】@open",
      "【住まい】@home",
      "【カット】\n@dots4",
      "~【正直に】@but",
      "【費用】@money",
      "【締め】@call",
    ],
  },
  {
    name: "費用で始める台本",
    voices: ["professional", "friendly"],
    families: ["script"],
    lines: [
      "【一声】@open",
      "【費用】@money",
      "【外観・所在】@home",
      "【室内】\n@dots4",
      "~【留意点】@but",
      "【案内】@call",
    ],
  },
  {
    name: "一日の台本",
    voices: ["friendly", "luxury", "trendy"],
    families: ["script"],
    lines: [
      "【つかみ】@open",
      "【暮らしの絵】\n@dots3",
      "【テロップ】@home",
      "~【ひと言】@but",
      "【価格】@money",
      "【最後に】@call",
    ],
  },
];
