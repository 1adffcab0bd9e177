/** Kitchen, machines and furniture, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const kitchen: readonly Scene[] = [
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🔌",
    weight: 90,
    title: ["{appliancesRenewed}, {district} {type}"],
    open: {
      friendly: ["이사 첫날 밤에 할 일이 드라마 정주행뿐이라면요? {appliancesRenewed}에, 인터넷은 설치까지 끝났어요."],
      trendy: ["{appliancesRenewed}, 인터넷 설치 끝. 캐리어만 끌고 오면 됨."],
      professional: ["{appliancesRenewed}을 갖추었고 인터넷 설치도 마쳤습니다."],
    },
    line: {
      professional: ["{appliancesRenewed}을 갖추었고 인터넷 설치를 마쳤습니다"],
      friendly: ["{appliancesRenewed}에 인터넷도 설치 완료. 와이파이 이름만 지으면 돼요"],
      luxury: ["{appliancesRenewed}, 설치를 마친 인터넷"],
      trendy: ["{appliancesRenewed} + 인터넷 설치 완료, 첫날부터 스트리밍"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🔌",
    title: ["{appliancesRenewed}, {district} {type}"],
    open: {
      professional: ["{appliancesRenewed}을 갖춘 집입니다."],
      friendly: ["오래된 가전 때문에 망설인 적 있으세요? 여기는 {appliancesRenewed}이에요."],
      trendy: ["{appliancesRenewed}. 연식 미상 냉장고의 웅웅 소리, 여긴 아님."],
    },
    line: {
      professional: ["{appliancesRenewed}을 갖추었습니다"],
      friendly: ["{appliancesRenewed}이라 고장 났다는 전화부터 할 일은 줄겠죠"],
      luxury: ["{appliancesRenewed}"],
      trendy: ["{appliancesRenewed} 👉 중고 냉장고 복불복 패스"],
    },
  },
  {
    on: ["appliances", "furnished"],
    icon: "🧳",
    weight: 80,
    open: {
      friendly: ["이삿짐이 캐리어 하나로 끝날 수도 있어요. 가구와 가전이 포함된 집이거든요."],
      trendy: ["가구 포함, 가전 포함. 용달 부를 돈으로 치킨."],
      professional: ["가구와 가전이 포함된 집입니다."],
    },
    line: {
      professional: ["가구와 가전이 포함됩니다. 품목은 계약서에 적어 두시기 바랍니다"],
      friendly: ["가구도 가전도 포함이에요. 품목은 계약서에 하나씩 적어 두시고요"],
      luxury: ["가구와 가전이 제자리에 놓여 있습니다"],
      trendy: ["가구·가전 포함 👉 이사 난이도 하"],
    },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      professional: ["가전이 포함됩니다"],
      friendly: ["가전이 있어서 살 게 줄어요"],
      luxury: ["가전은 이미 제자리에"],
      trendy: ["가전 있음 👉 살 게 줄어듦"],
    },
  },
  {
    on: ["openKitchen", "kitchenIsland"],
    icon: "🍳",
    weight: 80,
    line: {
      professional: ["오픈형 주방에 아일랜드가 있습니다"],
      friendly: ["오픈형 주방에 아일랜드까지. 써는 사람과 집어 먹는 사람이 마주 서요"],
      luxury: ["오픈형 주방과 아일랜드, 손님은 늘 그 앞에 모입니다"],
      trendy: ["오픈형 주방 + 아일랜드, 홈바 개업 준비 완료"],
    },
  },
  {
    on: ["newKitchen"],
    icon: "🍳",
    line: {
      professional: ["{newKitchen}입니다"],
      friendly: ["{newKitchen}이라 이사 전에 싱크대 상담 다닐 일이 없어요"],
      luxury: ["{newKitchen}"],
      trendy: ["{newKitchen} 👉 첫 요리는 뭘로?"],
    },
  },
  {
    on: ["kitchenIsland"],
    icon: "🥂",
    line: {
      professional: ["주방에 아일랜드가 있습니다"],
      friendly: ["아일랜드가 있어서 아침은 서서 먹고 저녁은 기대서 마셔요"],
      luxury: ["아일랜드, 식전 한 잔의 자리"],
      trendy: ["아일랜드 👉 홈바 오픈"],
    },
  },
  {
    on: ["kitchenDiner"],
    icon: "🍽️",
    line: {
      professional: ["주방 겸 식당 구조입니다"],
      friendly: ["주방과 식탁이 한자리라 국그릇 들고 복도를 건널 일이 없어요"],
      luxury: ["짓는 자리와 먹는 자리가 하나로"],
      trendy: ["주방 겸 식당 👉 갓 구운 건 바로 입으로"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["식기세척기가 있습니다"],
      friendly: ["식기세척기가 있어서 저녁 먹고 바로 쉴 수 있어요"],
      luxury: ["식탁을 물린 뒤의 시간은 식기세척기에 맡깁니다"],
      trendy: ["식기세척기 👉 설거지 당번 없음"],
    },
  },
  {
    on: ["fridge", "washingMachine"],
    icon: "🧊",
    weight: 52,
    line: {
      professional: ["냉장고와 세탁기가 있습니다"],
      friendly: ["냉장고와 세탁기가 있어서 큰 짐이 줄어요"],
      luxury: ["냉장고와 세탁기는 갖추어 두었습니다"],
      trendy: ["냉장고·세탁기 있음 👉 이삿짐 줄어듦"],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      professional: ["세탁기와 건조기가 있습니다"],
      friendly: ["세탁기와 건조기가 있어서 장마철 빨래가 하루를 안 넘겨요"],
      luxury: ["세탁과 건조까지 갖추었습니다"],
      trendy: ["세탁기+건조기 👉 장마철에도 빨래"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: ["세탁기가 있습니다"],
      friendly: ["세탁기가 있어서 이사한 날부터 빨래할 수 있어요"],
      luxury: ["세탁기를 갖추었습니다"],
      trendy: ["세탁기 있음 👉 첫날부터 빨래"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      any: ["세탁기 자리가 있습니다"],
      friendly: ["세탁기 자리가 있어요. 쓰던 세탁기 폭만 재 오세요"],
      trendy: ["세탁기 자리 있음, 줄자 챙기기"],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🌀",
    line: {
      any: ["건조기가 있습니다"],
      friendly: ["건조기가 있어서 비 오는 날에도 수건이 보송해요"],
      trendy: ["건조기 있음 👉 빨래 널기 은퇴"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      any: ["냉장고가 있습니다"],
      friendly: ["냉장고가 있으니 채우기만 하면 돼요"],
      trendy: ["냉장고 있음, 채우는 건 각자"],
    },
  },
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      any: ["가스레인지가 있습니다"],
      friendly: ["가스레인지라 볶음밥에 불맛이 붙어요"],
      trendy: ["가스레인지 👉 불맛 가능"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "🍲",
    line: {
      any: ["인덕션이 있습니다"],
      friendly: ["인덕션이라 요리 끝나고 한 번 쓱 닦으면 돼요"],
      trendy: ["인덕션 👉 닦기 한 번이면 끝"],
    },
  },
];
