/** Posts about a jeonse: what to check first, then the home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { homeFriendly, homeTrendy, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

export const jeonse: readonly Plot[] = [
  {
    name: "전세 확인 순서",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["jeonseLet"],
    weight: 84,
    titles: ["{district} {type} 전세, 확인 순서", "전세, 확인부터"],
    lines: [
      {
        say: [
          ["전세는 확인이 먼저입니다. {place} {type}, {price}입니다.", "전세는 확인이 먼저입니다. {price}입니다."],
          [
            "{residentRegistration}, {depositInsurance}입니다.",
            "{depositInsurance}입니다.",
            "{residentRegistration}입니다.",
          ],
          "등기사항증명서는 계약하는 날과 잔금을 치르는 날, 두 번 떼어 보시기 바랍니다.",
        ],
      },
      "",
      {
        say: [
          [
            "확인이 끝났으면 집을 보실 차례입니다. {layout}, {area}, {floor.of}, {aspect.bare}입니다.",
            "확인이 끝났으면 집을 보실 차례입니다. {layout}, {area}입니다.",
          ],
          ["{transit}입니다."],
          ["{year.of} 집입니다."],
        ],
      },
      { list: [...professional.indoors, ...professional.outside], most: 5 },
      "",
      { say: [...professional.state, ...professional.against, ["관리비도 함께 적습니다. {managementFee}입니다."]] },
      ...tail,
      {
        close: [
          ["서류는 {agent}에게 요청하실 수 있습니다. {company}, {phone}.", "서류는 메시지로 요청하실 수 있습니다."],
        ],
      },
    ],
  },
  {
    name: "전세 친구 대신",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["jeonseLet"],
    weight: 84,
    titles: ["{district} 전세, 대신 물어봤어요", "전세, 대신 확인해 봤어요"],
    lines: [
      {
        say: [
          [
            "전세 얘기만 나오면 어깨에 힘 들어가죠? 자료에 적힌 것부터 짚어 드릴게요. {place} {type}, {price}이에요/예요.",
            "전세 얘기만 나오면 어깨에 힘 들어가죠? 자료에 적힌 것부터 짚어 드릴게요. {price}이에요/예요.",
          ],
          [
            "{residentRegistration}, {depositInsurance}이라고 적혀 있어요.",
            "{depositInsurance}이라고 적혀 있어요.",
            "{residentRegistration}이라고 적혀 있어요.",
          ],
          "그래도 등기는 계약 날과 잔금 날, 두 번 떼 보기로 해요.",
        ],
      },
      "",
      { say: ["이제 집 얘기.", ["{layout}, {area}이에요/예요."], ...homeFriendly.slice(1)] },
      { list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around], most: 5 },
      "",
      { say: [...friendly.state, ...friendly.against, ["{managementFee}이고요."]] },
      ...tail,
      { close: [["어깨 힘 빼고 물어보세요. {company} {agent}, {phone}이에요/예요.", "어깨 힘 빼고 메시지 주세요."]] },
    ],
  },
  {
    name: "전세 체크인",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["jeonseLet"],
    weight: 84,
    titles: ["{district} 전세 체크인", "전세 체크인"],
    lines: [
      {
        say: [
          ["전세 체크인. {place} {type}, {price}.", "전세 체크인. {price}."],
          ["{residentRegistration}, {depositInsurance}.", "{depositInsurance}.", "{residentRegistration}."],
          "등기는 계약 날 한 번, 잔금 날 또 한 번. 이건 귀찮아도 하기.",
        ],
      },
      "",
      { say: [["체크 끝났으면 입장. {layout}, {area}."], ...homeTrendy.slice(1)] },
      { list: [...trendy.outdoors, ...trendy.indoors, ...trendy.around], most: 5 },
      "",
      { say: [...trendy.state, ...trendy.against, ["{managementFee}."]] },
      ...tail,
      { close: [["체크인 데스크는 {company} {agent} {phone}", "체크인은 DM으로."]] },
    ],
  },
];
