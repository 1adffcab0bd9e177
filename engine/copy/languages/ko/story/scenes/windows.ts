/** Windows and what they open on, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["pre1940", "bayWindow"],
    icon: "🕰️",
    weight: 92,
    title: ["{year.num}생 집, 베이 윈도가 있는 창가"],
    open: {
      professional: ["{year.of} 건물이며, 베이 윈도가 있습니다."],
      friendly: ["{year.of} 집의 표정은 창에서 먼저 보여요. 베이 윈도가 있거든요."],
      luxury: ["{year.of} 집의 베이 윈도. 오래된 창일수록 빛을 천천히 들입니다."],
      trendy: ["{year.num}생 집에 베이 윈도. 비 오는 날 지정석 🕰️"],
    },
    line: {
      professional: ["베이 윈도가 있습니다"],
      friendly: ["{year.of} 집답게 베이 윈도가 있어요"],
      luxury: ["{year.num}의 집, 베이 윈도"],
      trendy: ["{year.num}생 집의 베이 윈도"],
    },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["베이 윈도가 있는 {district} {type}"],
    open: {
      professional: ["베이 윈도가 있는 {type}입니다."],
      friendly: ["앉아서 밖을 내다볼 수 있는 창, 베이 윈도가 있어요."],
      luxury: ["베이 윈도는 창이라기보다, 작은 방에 가깝습니다."],
      trendy: ["베이 윈도 있음. 비 오는 날 지정석 확보."],
    },
    line: {
      professional: ["베이 윈도가 있습니다"],
      friendly: ["베이 윈도가 있어요. 방석 깔고 앉으면 비 오는 날이 길어져요"],
      luxury: ["베이 윈도, 빛이 한 걸음 더 들어와 앉는 자리"],
      trendy: ["베이 윈도 👉 비 오는 날 지정석"],
    },
    end: { friendly: ["그 창가에서 제일 먼저 읽을 책은요? 📖"] },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    line: {
      professional: ["프렌치 도어가 있습니다"],
      friendly: ["프렌치 도어가 있어서 두 쪽을 활짝 열어 두는 날이 생겨요"],
      luxury: ["프렌치 도어, 두 쪽을 모두 여는 계절"],
      trendy: ["프렌치 도어 👉 활짝 여는 맛"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    title: ["통창이 있는 {district} {type}"],
    open: {
      professional: ["통창이 있는 집입니다."],
      friendly: ["액자 걸 자리를 창이 차지한 집이에요. 통창이거든요."],
      luxury: ["통창이 벽을 대신한 집."],
      trendy: ["통창. 커튼 길이부터 재야 하는 집."],
    },
    line: {
      professional: ["통창이 있습니다"],
      friendly: ["통창이 있어서 하늘 보는 시간이 늘어요"],
      luxury: ["통창, 밖의 계절이 그대로 보입니다"],
      trendy: ["통창 👉 커튼 주문 필수"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌠",
    open: {
      friendly: ["누워서 하늘 보는 창이 있어요. 천창이요."],
      luxury: ["빛이 위에서 내려오는 집. 천창이 있습니다."],
      trendy: ["천창 있음. 누우면 하늘.", "천장 대신 하늘. 천창 있음."],
    },
    line: {
      professional: ["천창이 있습니다"],
      friendly: ["천창이 있어서 빗소리가 위에서 들려요"],
      luxury: ["천창, 위에서 내려오는 빛"],
      trendy: ["천창 👉 위에서 드는 빛"],
    },
  },
  {
    on: ["highCeilings"],
    icon: "📏",
    line: {
      professional: ["천장이 높습니다"],
      friendly: ["천장이 높아서 키 큰 책장도 기죽지 않아요"],
      luxury: ["높은 천장, 머리 위의 여유"],
      trendy: ["천장 높음 👉 긴 조명 달 수 있음"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🍳",
    weight: 76,
    line: {
      professional: ["주방과 욕실에 모두 창이 있습니다"],
      friendly: ["주방에도 욕실에도 창이 있어서 냄새와 습기가 갈 데가 있어요"],
      luxury: ["주방과 욕실에도 창이 있어, 일상이 빛 아래 놓입니다"],
      trendy: ["주방 창 + 욕실 창, 환풍기 과로 방지"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["주방에 창이 있습니다"],
      friendly: ["주방에 창이 있어서 생선 굽는 날도 괜찮아요"],
      luxury: ["주방의 창으로 하늘빛을 보며 저녁을 짓습니다"],
      trendy: ["주방 창 있음 👉 생선 굽기 허용"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["욕실에 창이 있습니다"],
      friendly: ["욕실에 창이 있어서 씻고 나서 열어 두면 보송해져요"],
      luxury: ["욕실에도 창을 두었습니다"],
      trendy: ["욕실 창 있음 👉 씻고 나서 환기"],
    },
  },
];
