/** What homes have most often, in Korean: air, kitchens, gardens, garages, furniture, works done. */
import type { Scene } from "#engine/copy/languages/base/story";

export const everydayHome: readonly Scene[] = [
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      professional: ["{airConditioning}이/가 있습니다", "{airConditioning}이/가 설치되어 있습니다"],
      friendly: [
        "{airConditioning}이/가 있으니 설치 기사님 기다릴 일이 없어요",
        "{airConditioning}이/가 있어서 여름 이사도 괜찮아요",
      ],
      luxury: ["{airConditioning}"],
      trendy: ["{airConditioning} 있음 👉 설치비 아낌", "{airConditioning} 있음"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      professional: ["중앙 냉방을 갖추었습니다", "냉방은 중앙식입니다", "여름철 냉방은 중앙 설비로 합니다"],
      friendly: [
        "중앙 냉방이라 방마다 에어컨을 달 필요가 없어요",
        "중앙 냉방이에요. 여름 전기 요금은 고지서로 확인해 보세요",
        "에어컨 자리를 고민 안 해도 돼요. 중앙 냉방이거든요",
      ],
      luxury: ["중앙 냉방을 갖춘 실내", "여름에는 중앙 냉방이 열기를 덜어 줍니다", "냉방은 중앙식입니다"],
      trendy: ["중앙 냉방 👉 방마다 에어컨 안 사도 됨", "중앙 냉방, 요금은 고지서로 확인", "에어컨 고민 끝, 중앙 냉방"],
    },
  },
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{garden}이 있는 {district} {type}", "{garden}이 있는 집"],
    open: {
      professional: ["{garden}이 딸린 {type}입니다.", "외부 공간을 보시는 분께 알려 드립니다. {garden}이 있습니다."],
      friendly: [
        "화분이 자꾸 늘어 놓을 데가 없으셨다면, 이 집엔 {garden}이 있어요.",
        "날 좋은 저녁엔 밥상을 밖에 차려도 돼요. {garden}이 있는 집이에요.",
      ],
      luxury: [
        "계절은 언제나 바깥에서 먼저 옵니다. 이 집에는 {garden}이 있습니다.",
        "{garden}에서 하루의 빛을 지켜봅니다.",
      ],
      trendy: ["{garden} 있는 집. 뭐부터 심을까.", "캠핑 의자, 차에 실을 일 없음. {garden}에 펴면 됨."],
    },
    line: {
      professional: ["{garden}이 있습니다", "외부에는 {garden}이 딸려 있습니다"],
      friendly: [
        "{garden}이 있어요. 화분 하나 내놓는 것부터 시작하면 돼요",
        "{garden}이 있어서 날 좋으면 의자 들고 나가면 돼요",
      ],
      luxury: ["{garden}, 의자 하나 놓을 자리", "창밖의 {garden}"],
      trendy: ["{garden} 👉 의자 하나 펴면 거기가 명당", "{garden} 있음, 첫 화분은 뭘로"],
    },
    end: {
      friendly: ["상추부터 심을까요, 의자부터 놓을까요? 🌱"],
      trendy: ["꽃 vs 상추, 댓글로 투표 🌱"],
      luxury: ["어떤 나무를 심을지는, 천천히 정하셔도 좋겠습니다."],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    open: {
      professional: ["{garage}가 있는 {type}입니다."],
      friendly: ["비 오는 날에도 지붕 아래에서 타고 내려요. {garage}가 있는 집이에요."],
      luxury: ["차를 들이고 하루를 닫는 자리, {garage}."],
      trendy: ["{garage} 있는 집. 차도 실내 취침."],
    },
    line: {
      professional: ["{garage}가 있습니다", "차를 둘 {garage}가 딸려 있습니다"],
      friendly: ["{garage}가 있어서 비 오는 날 짐 내리기가 편해요", "{garage}가 있어요. 차 길이만 재 오세요"],
      luxury: ["{garage}", "차를 들일 {garage}"],
      trendy: ["{garage} 있음 👉 비 와도 짐 내리기 편함", "{garage} 있음, 차 길이만 확인"],
    },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["벽난로가 있는 {district} {type}"],
    open: {
      professional: ["벽난로가 있는 {type}입니다. 사용 여부도 함께 안내해 드립니다."],
      friendly: ["겨울 저녁에 모이는 자리가 정해져 있는 집, 벽난로가 있어요."],
      luxury: ["벽난로를 중심으로 앉는 거실."],
      trendy: ["벽난로 있는 집. 불 때도 되는지는 확인."],
    },
    line: {
      professional: ["벽난로가 있습니다. 사용 여부는 현장에서 확인하시기 바랍니다", "실내에 벽난로가 있습니다"],
      friendly: [
        "벽난로가 있어서 소파는 그쪽을 보게 놓으면 돼요",
        "벽난로가 있어요. 지금도 불을 때는지 보러 올 때 물어보세요",
      ],
      luxury: ["벽난로, 이야기가 모이는 쪽", "벽난로 앞의 낮은 의자"],
      trendy: ["벽난로 👉 소파는 그 앞", "벽난로 있음, 사용 가능한지는 확인"],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    line: {
      professional: ["{cellar}가 있습니다", "보관 공간으로 {cellar}를 쓸 수 있습니다"],
      friendly: [
        "{cellar}가 있어서 병이며 철 지난 짐을 방 밖에 둘 수 있어요",
        "와인도 김치통도 {cellar}로 보내면 돼요",
      ],
      luxury: ["{cellar}, 묵혀 두는 즐거움"],
      trendy: ["{cellar} 👉 병이랑 짐은 여기로", "{cellar} 있음, 뭐 넣을지 고민"],
    },
  },
  {
    on: ["fittedKitchen"],
    icon: "🍳",
    line: {
      professional: ["붙박이 주방을 갖추었습니다", "주방 가구가 이미 짜여 있습니다"],
      friendly: [
        "붙박이 주방이라 냄비도 양념도 서랍에 다 들어가요",
        "붙박이 주방이에요. 높이는 직접 서서 확인해 보세요",
      ],
      luxury: ["붙박이 주방, 선이 단정합니다"],
      trendy: ["붙박이 주방 있음", "붙박이 주방 👉 수납장 안 사도 됨"],
    },
  },
  {
    on: ["openKitchen"],
    icon: "🍳",
    line: {
      professional: ["오픈형 주방입니다", "주방이 열린 구조입니다"],
      friendly: [
        "오픈형 주방이라 요리하면서도 이야기에 낄 수 있어요",
        "오픈형 주방이에요. 환기는 보러 올 때 같이 확인해 보세요",
      ],
      luxury: ["오픈형 주방, 저녁 준비도 함께 나누는 시간"],
      trendy: ["오픈형 주방 👉 요리하면서 수다 가능", "오픈형 주방, 환기는 확인"],
    },
  },
];
