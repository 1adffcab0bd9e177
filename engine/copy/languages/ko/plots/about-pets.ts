/** Posts about who comes along on four legs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { homeFormal, homeFriendly, homeTrendy, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

export const pets: readonly Plot[] = [
  {
    name: "고양이의 입주 조건",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["catsAllowed"],
    weight: 90,
    titles: ["{district}, 고양이의 입주 조건", "고양이의 입주 조건"],
    lines: [
      {
        say: [
          [
            "{+catsAllowed}고양이가 조건을 먼저 읽어 봤어요. “나도 같이 살아도 된다”는 대목에 앞발로 도장을 찍었고요.",
            "고양이가 조건을 먼저 읽어 봤어요. {catsAllowed}, 이 대목에 앞발로 도장을 찍었고요.",
          ],
          [
            "낮잠은 {southBalcony}에서 자기로 했어요.",
            "낮잠은 {balcony}에서 자기로 했어요.",
            "낮잠은 {bayWindow}에서 자기로 했어요.",
            "순찰 코스는 {layout.words}, 전부 제 구역이라네요.",
          ],
          [
            "{freshWallpaper}을/를 마친 집이라 스크래처는 미리 사 두기로 약속했고요.",
            "{fullyRenovated}을/를 마친 집이라 스크래처는 미리 사 두기로 약속했고요.",
          ],
        ],
      },
      "",
      { say: ["집사님이 보실 조건은 이래요.", ...homeFriendly] },
      { list: [...friendly.indoors, ...friendly.around], most: 4 },
      "",
      { say: [...friendly.against, friendly.money] },
      ...tail,
      {
        close: [
          [
            "고양이 사진도 보내 주세요. {company} {agent}, {phone}이에요/예요.",
            "둘이 같이 보러 오세요. {agent}, {phone}이에요/예요.",
            "고양이 이름은 뭐예요? 댓글로 알려 주세요 🐱",
          ],
        ],
      },
    ],
  },
  {
    name: "집사 모집",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["catsAllowed"],
    weight: 90,
    titles: ["{district} 집사 모집", "고양이가 집사를 구합니다"],
    lines: [
      {
        say: [
          [
            "{+catsAllowed}모집 공고. 같이 살 집사 구함. 고양이 입주 허가 완료, 담당자는 나 고양이.",
            "모집 공고. 같이 살 집사 구함. {catsAllowed}, 담당자는 나 고양이.",
          ],
          [
            "근무지는 {place}, {layout.words}, {area.say}.",
            "근무지는 {place}, {layout}, {area}.",
            "근무지는 {layout}, {area}.",
          ],
          [
            "{transit.from}이라 사냥 나갔다 오기 좋음.",
            "{floor.of}, {aspect.bare}.",
            "{aspect.bare}, 볕 감시는 내가 함.",
          ],
        ],
      },
      "",
      {
        intro: "복지는 이 정도.",
        list: [
          ["🐾 {southBalcony}, 낮에는 내 자리", "🐾 {balcony}, 낮에는 내 자리", "🐾 {bayWindow}, 낮에는 내 자리"],
          ...trendy.indoors,
          ...trendy.around,
        ],
        most: 5,
      },
      "",
      {
        say: [
          ["{freshWallpaper} 완료. 스크래처는 네가 사 와.", "{fullyRenovated} 완료. 스크래처는 네가 사 와."],
          ...trendy.against,
          trendy.money,
        ],
      },
      ...tail,
      { close: [["지원은 {company} {agent} {phone}. 츄르 지참 우대.", "지원은 댓글로. 츄르 지참 우대."]] },
    ],
  },
  {
    name: "산책 줄 걸 자리",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    weight: 88,
    titles: ["{district}, 산책 줄 걸 자리", "산책 줄 걸 자리 있는 집"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}현관에 산책 줄 걸 자리부터 정하세요. 반려동물과 같이 살 수 있는 집이에요.",
            "현관에 산책 줄 걸 자리부터 정하세요. {petsAllowed}, 집 정보에 적혀 있어요.",
          ],
          ...homeFriendly,
        ],
      },
      "",
      {
        intro: "네 발 식구와 두 발 식구, 각자 좋아할 것들.",
        list: [
          [
            "🐾 {park}, 산책 코스는 여기부터",
            "🐾 {riverWalk}, 산책 코스는 여기부터",
            "🐾 {yard}, 공 던지기 연습장",
            "🐾 {garden}, 공 던지기 연습장",
          ],
          ["🐾 {southBalcony}, 볕 드는 방석 자리", "🐾 {balcony}, 바깥 구경 지정석"],
          ...friendly.indoors,
          ...friendly.around,
        ],
        most: 6,
      },
      "",
      { say: [...friendly.state, ...friendly.against, friendly.money] },
      ...tail,
      {
        close: [
          [
            "보러 오실 때 같이 와도 되는지는 {agent}에게 먼저 물어봐 주세요. {company}, {phone}이에요/예요.",
            "식구 이름부터 알려 주세요. {company} {agent}, {phone}이에요/예요.",
            "식구 이름은 뭐예요? 댓글로 알려 주세요 🐾",
          ],
        ],
      },
    ],
  },
  {
    name: "반려동물 조건 확인",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    weight: 88,
    titles: ["{district} {type}, 반려동물 조건", "반려동물 조건부터 확인"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}반려동물과 함께 살 수 있는지부터 답합니다. 가능합니다. 마릿수와 크기는 계약서에 적어 두시기를 권합니다.",
            "반려동물과 함께 살 수 있는지부터 답합니다. “{petsAllowed}”, 조건에 이렇게 적혀 있습니다. 계약서에도 적어 두시기를 권합니다.",
          ],
          ...homeFormal,
        ],
      },
      "",
      {
        intro: "함께 지내는 데 보탬이 될 것입니다.",
        list: [...professional.outside, ...professional.indoors],
        most: 5,
      },
      "",
      { say: [...professional.state, ...professional.against, professional.money] },
      ...tail,
      {
        close: [
          ["동반 방문은 미리 알려 주십시오. {company} {agent}, {phone}.", "동반 방문은 메시지로 미리 알려 주십시오."],
        ],
      },
    ],
  },
  {
    name: "면접관은 강아지",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    weight: 88,
    titles: ["{district}, 면접관은 강아지", "면접관이 강아지인 집"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}집 면접. 면접관은 네 옆에 누워 있는 그 털뭉치. 첫 질문 “나도 돼?” 통과.",
            "집 면접. 면접관은 네 옆에 누워 있는 그 털뭉치. 첫 질문 “나도 돼?”에 {petsAllowed}.",
          ],
          ...homeTrendy,
        ],
      },
      "",
      {
        intro: "채점표.",
        list: [
          [
            "🐾 {park}, 산책 항목 가점",
            "🐾 {yard}, 공놀이 항목 가점",
            "🐾 {garden}, 공놀이 항목 가점",
            "🐾 {southBalcony}, 낮잠 항목 가점",
            "🐾 {balcony}, 창밖 감시 항목 가점",
          ],
          ...trendy.indoors,
          ...trendy.around,
        ],
        most: 5,
      },
      "",
      { say: [...trendy.state, ...trendy.against, trendy.money] },
      ...tail,
      { close: [["최종 면접은 {company} {agent} {phone}. 간식 지참.", "최종 면접은 DM으로. 간식 지참."]] },
    ],
  },
];
