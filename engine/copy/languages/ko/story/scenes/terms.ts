/** Papers, tenure and terms of moving in, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const terms: readonly Scene[] = [
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
    on: ["price"],
    icon: "💰",
    weight: 46,
    title: ["{district} {type}, {price}"],
    open: {
      professional: [
        "{district}에서 {beds} 구조를 찾으시는 분께 안내해 드립니다.",
        "{district} {type}, 조건을 순서대로 정리했습니다.",
        "{area.full}의 {type}입니다.",
        "{layout} 구조의 {type}을/를 소개해 드립니다.",
        "{type} 한 곳을 안내해 드립니다. {beds}입니다.",
      ],
      friendly: [
        "{district}에서 {beds} 집 찾고 계셨어요? 하나씩 볼게요.",
        "{district} {type}, 조건을 차례로 적어 둘게요.",
        "{beds} 집 하나 보여 드릴게요.",
        "{area} {type}, 같이 볼까요?",
        "{city}에서 집 보고 계셨다면 여기도 한번 보세요.",
        "오늘 소개할 집은 {beds} {type}이에요/예요.",
      ],
      luxury: [
        "{district}, {type} 한 채.",
        "{place}의 {type}.",
        "{area.bare}의 {type}.",
        "{beds}의 집 한 채.",
        "{layout}, {type}.",
      ],
      trendy: [
        "{district} {type}. 볼래 말래?",
        "{district}에서 {beds} 찾는 사람, 조건부터 정리.",
        "{area}, {type}. 들어와 봐.",
        "{beds} 있는 {type} 나옴.",
        "{city} {type}, 어떤 집일까.",
      ],
    },
    end: { trendy: ["이 가격, 간다? 안 간다? 👇"], friendly: ["이 가격, 어떻게 느껴지세요? 댓글로 솔직하게요!"] },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: { any: ["실내는 금연입니다"], friendly: ["실내는 금연이에요"], trendy: ["실내 금연"] },
  },
];
