/** Papers, tenure and terms of moving in, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const terms: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    title: ["满五唯一, {district} {type}"],
    open: {
      professional: [
        "소유주가 만 오 년 넘게 보유한 가족 유일 주택(满五唯一)입니다. 세액은 세무 창구에서 확인하시기 바랍니다.",
      ],
      friendly: ["중국 매물에서 ‘满五唯一’ 네 글자 보신 적 있죠? 만 오 년 넘게 보유한 가족 유일 주택이라는 뜻이에요."],
      luxury: ["오래 가진 집, 하나뿐인 집(满五唯一)."],
      trendy: ["满五唯一. 중국 집 좀 찾아본 사람은 아는 네 글자."],
    },
    line: {
      professional: ["{fiveOnly} 매물입니다. 세액은 세무 창구에서 확인하시기 바랍니다"],
      friendly: ["{fiveOnly} 매물이에요. 세금이 달라질 수 있는 항목이니 세무 창구에 물어보세요"],
      trendy: ["{fiveOnly} 👉 세금 계산할 때 보는 줄"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      any: ["{overFive} 매물입니다. 보유 기간에 따라 거래 세금이 달라질 수 있습니다"],
      friendly: ["{overFive} 매물이에요. 보유 기간에 따라 거래 세금이 달라질 수 있어요"],
      trendy: ["{overFive}, 세금은 창구 확인"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      any: ["{overTwo} 매물입니다. 보유 기간에 따라 거래 세금이 달라질 수 있습니다"],
      friendly: ["{overTwo} 매물이에요. 보유 기간에 따라 거래 세금이 달라질 수 있어요"],
      trendy: ["{overTwo}, 세금은 창구 확인"],
    },
  },
  { on: ["onlyHome"], icon: "🔑", line: { any: ["{onlyHome}입니다"], trendy: ["{onlyHome}"] } },
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["체인 프리, {district} {type}"],
    open: {
      professional: ["체인 프리(chain free) 매물입니다. 매도인이 다음 집을 사야 팔 수 있는 조건이 걸려 있지 않습니다."],
      friendly: ["영국 집은 앞뒤 거래가 줄줄이 엮여 늦어지곤 하죠? 이 집은 체인 프리(chain free)예요."],
      luxury: ["기다릴 다른 거래가 없습니다. 체인 프리(chain free)."],
      trendy: ["체인 프리(chain free). 영국 집 사 본 사람은 이 단어에서 멈춤."],
    },
    line: {
      professional: ["체인 프리(chain free) 매물입니다"],
      friendly: ["체인 프리(chain free)라 매도인이 다음 집 구하기를 기다릴 일이 없어요"],
      luxury: ["체인 프리(chain free), 다른 거래를 기다리지 않습니다"],
      trendy: ["체인 프리(chain free) 👉 줄줄이 대기 없음"],
    },
  },
  {
    on: ["noAgencyFee"],
    icon: "🧾",
    open: {
      professional: ["중개보수가 없는 조건입니다."],
      friendly: ["견적에서 한 줄 지우고 시작할까요? 중개보수가 없어요."],
      luxury: ["중개보수를 받지 않습니다."],
      trendy: ["중개보수 없음. 견적서 한 줄 삭제."],
    },
    line: {
      any: ["중개보수가 없습니다"],
      friendly: ["중개보수가 없어서 견적서가 한 줄 짧아요"],
      trendy: ["중개보수 없음 👉 견적서 한 줄 삭제"],
    },
  },
  {
    on: ["feesBySeller"],
    unless: ["agencyFee"],
    icon: "🧾",
    line: {
      any: ["중개보수는 매도인이 부담합니다"],
      friendly: ["중개보수는 매도인이 내요"],
      trendy: ["중개보수는 매도인 부담"],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    line: {
      any: ["가격은 협의할 수 있습니다"],
      friendly: ["가격은 협의할 수 있어요. 먼저 보고 이야기해요"],
      trendy: ["가격 협의 가능, 보고 얘기하기"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["언제든 입주, {district} {type}"],
    open: {
      professional: ["언제든 입주할 수 있습니다."],
      friendly: ["이사 날짜가 애매하게 비어 버렸다면, 여기는 언제든 입주할 수 있어요."],
      luxury: ["날짜는 편한 대로. 언제든 입주할 수 있습니다."],
      trendy: ["입주? 오늘 정해도 됨. 언제든 가능."],
    },
    line: {
      professional: ["언제든 입주할 수 있습니다"],
      friendly: ["언제든 입주할 수 있어서 지금 집 계약 끝나는 날에 맞추면 돼요"],
      luxury: ["입주 날짜는 편하신 대로"],
      trendy: ["언제든 입주 OK"],
    },
  },
  {
    on: ["vacant"],
    icon: "🔑",
    line: {
      any: ["현재 비어 있는 집입니다"],
      friendly: ["지금 비어 있어서 서랍까지 편하게 열어 볼 수 있어요"],
      trendy: ["지금 공실, 구석구석 보기 편함"],
    },
  },
  {
    on: ["available"],
    icon: "🗓️",
    weight: 46,
    line: {
      professional: ["{available}입니다"],
      friendly: ["{available}. 지금 집 계약 만료일이랑 맞춰 보세요"],
      trendy: ["{available}, 달력에 저장"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🏠",
    line: {
      any: ["집 전체를 임대합니다"],
      friendly: ["집 전체를 빌려요. 냉장고 칸에 이름 안 적어도 되고요"],
      luxury: ["집 전체를 빌려드립니다"],
      trendy: ["집 전체 임대 👉 냉장고 칸 나눔 없음"],
    },
  },
  {
    on: ["longLet"],
    icon: "🗓️",
    line: {
      any: ["장기 거주가 가능합니다"],
      friendly: ["오래 살 수 있어요. 이삿짐 상자는 이제 버려도 되겠죠"],
      trendy: ["장기 거주 OK"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      any: ["주거와 사무실을 겸해 쓸 수 있습니다"],
      friendly: ["주거와 사무실을 겸할 수 있어요. 출근은 방문 여는 것까지"],
      trendy: ["주거 겸 사무실 OK 👉 출근길은 거실"],
    },
  },
  {
    on: ["tenure", "groundRent"],
    icon: "📜",
    weight: 58,
    line: {
      professional: ["소유 형태는 {tenure}, {groundRent}"],
      friendly: ["서류 얘기도 짧게 할게요. {tenure}, {groundRent}"],
      trendy: ["서류 체크: {tenure}, {groundRent}"],
    },
  },
  {
    on: ["hoaFee"],
    icon: "🧾",
    weight: 44,
    line: {
      professional: ["{hoaFee}입니다"],
      friendly: ["{hoaFee}. 무엇이 포함되는지 물어보면 유지비가 또렷해져요"],
      trendy: ["{hoaFee}, 포함 항목 체크"],
    },
  },
  {
    on: ["energyClass", "emissionsClass"],
    icon: "🔋",
    weight: 44,
    line: {
      professional: ["{energyClass}, {emissionsClass}입니다"],
      friendly: ["{energyClass}, {emissionsClass}. 고지서보다 먼저 받아 보는 힌트예요"],
      trendy: ["{energyClass}, {emissionsClass}. 난방비 힌트"],
    },
  },
  {
    on: ["price"],
    icon: "💰",
    weight: 46,
    title: ["{district} {type}, {price}"],
    open: {
      professional: [
        "{district}에서 {beds} 구조를 찾으시는 분께 안내해 드립니다.",
        "{district} {type}, 조건을 순서대로 정리했습니다.",
      ],
      friendly: [
        "{district}에서 {beds} 집 찾고 계셨어요? 하나씩 볼게요.",
        "{district} {type}, 조건을 차례로 적어 둘게요.",
      ],
      luxury: ["{district}, {type} 한 채.", "{place}의 {type}."],
      trendy: ["{district} {type}. 볼래 말래?", "{district}에서 {beds} 찾는 사람, 조건부터 정리."],
    },
    end: { trendy: ["이 가격, 간다? 안 간다? 👇"], friendly: ["이 가격, 어떻게 느껴지세요? 댓글로 솔직하게요!"] },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: { any: ["실내는 금연입니다"], friendly: ["실내는 금연이에요"], trendy: ["실내 금연"] },
  },
];
