/** What homes have most often, in Korean: the way to the station, light, balconies, lifts, cars. */
import type { Scene } from "#engine/copy/languages/base/story";

export const everyday: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 73,
    title: ["{transit}, {district} {type}", "{transit}, {beds}"],
    open: {
      professional: ["{transit}인 {type}입니다.", "출퇴근 거리를 먼저 보시는 분께 알려 드립니다. {transit}입니다."],
      friendly: [
        "비 오는 날 역에서 집까지가 길면 지치죠. 여기는 {transit}이에요/예요.",
        "매일 오가는 길이라 이것부터 적을게요. {transit}이에요/예요.",
        "집 고를 때 역까지 거리부터 재 보셨다면, {transit}이에요/예요.",
      ],
      luxury: ["{transit}. 서두르지 않아도 되는 거리입니다.", "{transit}. 나서는 길도 돌아오는 길도 짧습니다."],
      trendy: ["{transit}. 뚜벅이라면 체크.", "{transit}. 출퇴근 동선은 이 정도.", "{transit}, {district} {type}."],
    },
    line: {
      professional: ["{transit}입니다", "{transit}이며, 출퇴근 시간대에 직접 걸어 보시길 권합니다"],
      friendly: [
        "{transit}이라/라 나가는 시간을 계산하기 쉬워요",
        "{transit}이에요/예요. 보러 오실 때 역에서 직접 걸어와 보세요",
        "{transit}이에요/예요. 짐 많은 퇴근길에 차이가 나요",
      ],
      luxury: ["{transit}, 서두르지 않아도 되는 거리", "{transit}"],
      trendy: ["{transit}, 출근길에 매일 체감", "{transit} 👉 막차 시간 계산이 쉬움", "{transit}, 직접 걸어 보기"],
    },
    end: {
      friendly: ["출근길에 아낀 시간, 어디에 쓰실래요? ☕"],
      trendy: ["아낀 시간에 뭐 할래? 👇"],
    },
  },
  {
    on: ["transit"],
    icon: "🚇",
    weight: 44,
    line: {
      professional: ["{transit}입니다", "교통은 {transit}입니다"],
      friendly: ["{transit}이에요/예요. 길 찾기 앱으로 출근길을 한번 돌려 보세요", "역 거리는 {transit}이에요/예요"],
      luxury: ["{transit}"],
      trendy: ["{transit}, 출근 경로는 지도 앱으로", "{transit}"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 100,
    title: ["거실도 발코니도 남향, {district} {type}"],
    open: {
      professional: ["거실이 남향이고, {southBalcony}가 있습니다."],
      friendly: ["낮에 오래 머무는 거실이 남향이에요. 밖에는 {southBalcony}가 있고요."],
      luxury: ["남쪽을 향해 앉은 거실, 그리고 {southBalcony}."],
      trendy: ["거실 남향에 {southBalcony}까지."],
    },
    line: {
      professional: ["거실이 남향이며 {southBalcony}가 있습니다"],
      friendly: ["거실은 남향, 빨래는 {southBalcony}에. 낮에 쓰는 자리가 남쪽에 모여 있어요"],
      luxury: ["남향 거실과 {southBalcony}"],
      trendy: ["거실 남향 + {southBalcony}"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["남향 거실, {district} {type}"],
    open: {
      professional: ["거실이 남향인 {type}입니다.", "거실이 남향입니다. 방향의 기준이 거실이라는 점을 먼저 밝힙니다."],
      friendly: ["집에서 제일 오래 있는 거실이 남향이에요.", "거실이 남향이라 소파 자리를 창가부터 고민하게 돼요."],
      luxury: ["남쪽을 향해 앉은 거실. 빛이 천천히 자리를 옮깁니다."],
      trendy: ["거실 남향. 소파는 창가로.", "남향 거실. 재택하는 날 차이 남."],
    },
    line: {
      professional: ["거실이 남향입니다", "거실 창이 남쪽을 향합니다"],
      friendly: ["거실이 남향이에요. 볕 드는 시간은 낮에 와서 확인해 보세요", "오래 머무는 거실이 남쪽을 봐요"],
      luxury: ["남향 거실", "남쪽으로 앉은 거실"],
      trendy: ["남향 거실 👉 소파는 창가 쪽", "거실 남향, 낮에 와서 보기"],
    },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}가 있는 {district} {type}"],
    open: {
      professional: [
        "{southBalcony}가 있는 {type}입니다.",
        "남쪽으로 열린 자리를 찾으시는 분께 알려 드립니다. {southBalcony}가 있습니다.",
      ],
      friendly: [
        "화분처럼 볕이 필요한 건 다 여기로. {southBalcony}가 있어요.",
        "이불 너는 날이 편해져요. {southBalcony}가 있는 집이에요.",
      ],
      luxury: ["볕이 먼저 나와 기다립니다. {southBalcony}.", "{southBalcony}에 아침 자리 하나."],
      trendy: ["{southBalcony} 있음. 화분은 남쪽에.", "{southBalcony}. 이불 널 자리 확보."],
    },
    line: {
      professional: ["{southBalcony}가 있습니다", "화분과 의자는 {southBalcony}에 둘 수 있습니다"],
      friendly: ["{southBalcony}가 있어서 이불 너는 날이 편해요", "{southBalcony}에 화분 하나, 의자 하나"],
      luxury: ["{southBalcony}, 볕이 앉았다 가는 자리", "{southBalcony}에 의자 하나"],
      trendy: ["{southBalcony} 👉 이불 널 자리", "{southBalcony}, 볕은 낮에 확인"],
    },
    end: { friendly: ["볕 드는 자리엔 뭘 두실래요? ☀️"], trendy: ["이불 먼저? 화분 먼저? ☀️"] },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    line: {
      professional: ["{balcony}가 있습니다", "외부 공간으로 {balcony}가 딸려 있습니다"],
      friendly: ["{balcony}가 있어서 화분과 의자를 밖에 둘 수 있어요", "{balcony}가 있어요. 폭은 보러 올 때 재 보세요"],
      luxury: ["{balcony}, 바깥 공기까지 한 걸음", "{balcony}에 화분 하나"],
      trendy: ["{balcony} 있음 👉 의자 하나 둘 자리", "{balcony} 있음, 폭은 재 보기"],
    },
  },
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["{lift}이/가 있습니다", "{lift}이/가 있어 큰 짐도 올릴 수 있습니다"],
      friendly: ["{lift}이/가 있어서 생수 묶음도 부담 없이 시켜요", "{lift}이/가 있으니 이사할 때 계단 걱정은 덜어요"],
      luxury: ["{lift}을/를 갖춘 건물", "오르내리는 길에 {lift}"],
      trendy: ["{lift} 있음 👉 생수 주문 OK", "{lift} 있음, 이삿날 다행"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏢",
    line: {
      professional: ["꼭대기 층입니다", "위층 세대가 없는 꼭대기 층입니다"],
      friendly: ["꼭대기 층이라 윗집 발소리가 없어요", "꼭대기 층이에요. 위층 소음 걱정은 안 하셔도 돼요"],
      luxury: ["위로는 하늘뿐인 꼭대기 층", "윗집이 없는 꼭대기 층"],
      trendy: ["꼭대기 층 👉 윗집 없음", "꼭대기 층이라 위층 발소리 없음"],
    },
  },
  {
    on: ["parkingRatio"],
    icon: "🅿️",
    weight: 62,
    title: ["{parkingRatio}, {district} {type}"],
    open: {
      professional: ["주차 대수부터 적습니다. {parkingRatio}입니다."],
      friendly: ["밤늦게 들어와 주차 자리 찾아 도는 일, 다들 싫으시죠? 이 단지는 {parkingRatio}예요."],
      trendy: ["{parkingRatio}. 차 있는 사람은 이 숫자부터."],
    },
    line: {
      professional: ["{parkingRatio}입니다. 주차 등록 기준은 관리사무소에 확인하시기 바랍니다", "{parkingRatio}입니다"],
      friendly: [
        "{parkingRatio}예요. 차가 더 있다면 등록 규정도 같이 물어보세요",
        "{parkingRatio}예요. 방문 차량 규정도 관리사무소에 물어보세요",
      ],
      luxury: ["{parkingRatio}"],
      trendy: ["{parkingRatio}, 등록 규정은 따로 확인", "{parkingRatio} 👉 두 번째 차는 규정 확인"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    line: {
      professional: ["{parkingSpace}이/가 있습니다", "주차는 {parkingSpace}을/를 쓰시면 됩니다"],
      friendly: [
        "{parkingSpace}이/가 있어서 자리 찾아 동네를 돌지 않아도 돼요",
        "{parkingSpace}이/가 있어요. 차 폭만 재 오세요",
      ],
      luxury: ["{parkingSpace}"],
      trendy: ["{parkingSpace} 있음 👉 자리 찾아 안 돎", "{parkingSpace} 있음, 차 폭만 확인"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    line: {
      professional: [
        "{undergroundParking}이/가 있습니다",
        "주차는 {undergroundParking}이며, 높이 제한은 확인하시기 바랍니다",
      ],
      friendly: [
        "{undergroundParking}이/가 있어서 비 오는 날에도 젖지 않고 내려요",
        "{undergroundParking}이/가 있어서 한여름에도 차 안이 덜 달궈져요",
      ],
      luxury: ["{undergroundParking}, 비를 맞지 않는 귀가"],
      trendy: ["{undergroundParking} 👉 비 와도 안 젖음", "{undergroundParking}, 여름에 차 안 덜 뜨거움"],
    },
  },
];
