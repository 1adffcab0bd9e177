/** Posts about the deal: what a month costs, what is not asked, who sells and why it is easy. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { homeFormal, homeFriendly, tail } from "./home.ts";
import * as friendly from "./things-friendly.ts";
import * as professional from "./things-professional.ts";
import * as trendy from "./things-trendy.ts";

export const deal: readonly Plot[] = [
  {
    name: "월세 말고 진짜 나가는 돈",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["monthlySum", "rent"],
    weight: 64,
    titles: ["{district}, 월세 말고 진짜 드는 돈", "월세 말고 진짜 드는 돈"],
    lines: [
      {
        say: [
          [
            "월세만 보고 계산하면 꼭 어긋나죠. 그래서 다 더해 봤어요. {price}에 {managementFee}, 합쳐서 {monthlySum}이에요/예요.",
            "월세만 보고 계산하면 꼭 어긋나죠. 그래서 다 더해 봤어요. {price}, 이것저것 합쳐서 {monthlySum}이에요/예요.",
          ],
          ["들어갈 때 준비할 목돈은 {depositSum}이에요/예요.", "{deposit}, 들어갈 때 준비해 주세요."],
          ["그리고 {keyMoney}."],
        ],
      },
      "",
      { say: ["그 돈으로 사는 집은 이래요.", ...homeFriendly] },
      { intro: "따로 돈 쓸 일이 줄어드는 것들.", list: [...friendly.indoors.slice(0, 4), ...friendly.around], most: 5 },
      "",
      { say: [...friendly.state, ...friendly.against] },
      ...tail,
      {
        close: [
          [
            "계산기 두드려 보고 괜찮으면 {phone}, {company} {agent}에게 연락 주세요.",
            "빠진 항목이 있으면 {agent}에게 물어보세요. {company}, {phone}이에요/예요.",
            "빠진 항목이 있으면 댓글로 물어보세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "레이킨이 없다는 말",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["noKeyMoneyAsked"],
    weight: 72,
    titles: ["{district}, 레이킨 없는 집", "레이킨 없는 집"],
    lines: [
      {
        say: [
          "일본에서 방을 구할 때 이름부터 낯선 돈이 레이킨입니다. 집주인에게 주고 돌려받지 않는 사례금인데, 이 집에는 그게 없습니다{+noKeyMoneyAsked}{+keyMoney}.",
          ["{place}, {layout}, {area}입니다.", "{layout}, {area}입니다."],
          ["{floor.of}, {aspect.bare}, {transit}입니다.", "{transit}입니다.", "{floor.of}, {aspect.bare}입니다."],
          ["{price}에 {managementFee}, 합쳐서 한 달에 {monthlySum}입니다.", "{price}입니다."],
          ["{deposit}, 들어갈 때 준비하실 금액입니다."],
        ],
      },
      "",
      {
        intro: "집 안팎은 이렇습니다.",
        list: [...professional.indoors.slice(2), ...professional.outside.slice(2)],
        most: 4,
      },
      "",
      { say: [...professional.state, ...professional.against] },
      ...tail,
      {
        close: [
          [
            "초기 비용 계산서는 {agent}에게 요청하실 수 있습니다. {company}, {phone}.",
            "초기 비용 계산서는 메시지로 요청하실 수 있습니다.",
          ],
        ],
      },
    ],
  },
  {
    name: "돌려받지 못할 돈이 없는 집",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["noKeyMoneyAsked"],
    weight: 72,
    titles: ["{district}, 레이킨 안 받는 집", "레이킨 안 받는 집"],
    lines: [
      {
        say: [
          "레이킨이라고 들어 보셨어요? 일본에서 집주인에게 주고 돌려받지 않는 사례금이에요. 이 집은 그게 없어요{+noKeyMoneyAsked}{+keyMoney}.",
          ...homeFriendly,
        ],
      },
      "",
      {
        intro: "굳은 돈 이야기는 여기까지, 이제 집 구경이에요.",
        list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around],
        most: 5,
      },
      "",
      { say: [...friendly.state, ...friendly.against, friendly.money, ["{deposit}, 들어갈 때 준비해 주세요."]] },
      ...tail,
      {
        close: [
          [
            "초기 비용이 궁금하면 {company} {agent}, {phone}으로/로 물어보세요.",
            "초기 비용이 궁금하면 메시지로 물어보세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "계단부터 말할게",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["noLift", "upstairsWithoutLift"],
    weight: 66,
    titles: ["{district}, 계단부터 말할게", "단점부터 말할게"],
    lines: [
      {
        say: [
          [
            "{+noLift}{+upstairsWithoutLift}단점부터. {floor.short}인데 엘리베이터 없음. 여기서 나갈 사람은 지금.",
            "{+noLift}{+upstairsWithoutLift}단점부터. 엘리베이터 없음. 여기서 나갈 사람은 지금.",
          ],
          [
            "남은 사람만 봐. {place} {type}, {layout.words}, {area.say}.",
            "남은 사람만 봐. {place}, {layout}, {area}.",
            "남은 사람만 봐. {layout}, {area}.",
          ],
          ["{aspect.bare}, {transit.from}.", "{transit.from}.", "{aspect.bare}."],
        ],
      },
      "",
      { intro: "올라오면 있는 것.", list: [...trendy.outdoors, ...trendy.indoors, ...trendy.around], most: 5 },
      "",
      { say: [...trendy.state, trendy.money] },
      ...tail,
      {
        close: [["계단 오를 준비 됐으면 {company} {agent} {phone}. 운동화 추천.", "계단 오를 사람 댓글. 운동화 추천."]],
      },
    ],
  },
  {
    name: "계단 있는 집의 셈법",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["noLift", "upstairsWithoutLift"],
    weight: 66,
    titles: ["{district}, 단점부터 말씀드릴게요", "단점부터 말씀드릴게요"],
    lines: [
      {
        say: [
          [
            "{+noLift}{+upstairsWithoutLift}단점부터 말씀드릴게요. {floor.short}인데 엘리베이터가 없어요. 그게 괜찮다면 아래도 읽어 주세요.",
            "{+noLift}{+upstairsWithoutLift}단점부터 말씀드릴게요. 엘리베이터가 없어요. 그게 괜찮다면 아래도 읽어 주세요.",
          ],
          [
            "{place} {type}, {layout.words}, {area}이에요/예요.",
            "{place}, {layout}, {area}이에요/예요.",
            "{layout}, {area}이에요/예요.",
          ],
          ["{aspect.bare}이고/고 {transit}이에요/예요.", "{transit}이에요/예요.", "{aspect.bare}이에요/예요."],
        ],
      },
      "",
      {
        intro: "계단을 올라온 사람에게만 있는 것들.",
        list: [...friendly.outdoors, ...friendly.indoors, ...friendly.around],
        most: 5,
      },
      "",
      { say: [...friendly.state, friendly.money] },
      ...tail,
      {
        close: [
          [
            "숨 고를 시간까지 넣어서 약속 잡을게요. {company} {agent}, {phone}이에요/예요.",
            "숨 고를 시간까지 넣어서 약속 잡을게요. 메시지 주세요.",
          ],
        ],
      },
    ],
  },
  {
    name: "세금 따지는 분께",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["fiveOnly"],
    weight: 80,
    titles: ["{district} {type}, 보유 조건부터", "보유 조건부터 보는 집"],
    lines: [
      {
        say: [
          "{fiveOnly} 매물입니다. 중국 중고 주택을 보실 때 세금과 함께 확인하는 조건이며, 적용 여부는 관할 창구에서 다시 확인하시기 바랍니다.",
          ["{place}의 {type}, {layout}, {area}입니다.", "{layout}, {area}입니다."],
          ["{floor.of}, {aspect.bare}, {transit}입니다.", "{transit}입니다.", "{floor.of}, {aspect.bare}입니다."],
          ["{year.of} 집입니다."],
          professional.money,
        ],
      },
      "",
      { intro: "집 안팎은 이렇습니다.", list: [...professional.indoors, ...professional.outside], most: 5 },
      "",
      { say: [...professional.state, ...professional.against] },
      ...tail,
      {
        close: [
          [
            "권리와 세금 서류는 {agent}에게 요청하십시오. {company}, {phone}.",
            "권리와 세금 서류는 메시지로 요청하십시오.",
          ],
        ],
      },
    ],
  },
  {
    name: "위로 이어진 매매가 없는 집",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["chainFree"],
    weight: 70,
    titles: ["{district}, 체인 프리 매물", "체인 프리 매물"],
    lines: [
      {
        say: [
          "{+chainFree}영국에서 집을 살 때 일정이 늦어지는 까닭 하나가 매도인의 다음 집입니다. 이 집은 체인 프리(chain free), 매도인이 기다리는 다음 매매가 없습니다.",
          ...homeFormal,
        ],
      },
      "",
      { intro: "집 안팎은 이렇습니다.", list: [...professional.indoors, ...professional.outside], most: 5 },
      "",
      { say: [...professional.state.slice(0, 2), ...professional.against, professional.money] },
      ...tail,
      { close: [["일정표는 함께 맞춰 드립니다. {company} {agent}, {phone}.", "일정은 메시지로 맞춰 드립니다."]] },
    ],
  },
];
