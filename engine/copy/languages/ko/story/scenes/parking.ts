/** Cars, bicycles and where they stand, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["garageAway"],
    icon: "🚗",
    weight: 66,
    line: {
      professional: ["{garage}가 있습니다. 그 길을 직접 걸어 보시기 바랍니다"],
      friendly: ["{garage}가 있어요. 장 본 날엔 바퀴 달린 장바구니가 제 몫을 하겠네요"],
      luxury: ["{garage}까지, 짧은 산책"],
      trendy: ["{garage} 👉 집 앞은 아님, 미리 말해 둠"],
    },
  },
  {
    on: ["doubleGarage", "evCharger"],
    icon: "🔌",
    weight: 76,
    line: {
      professional: ["차 두 대용 차고와 전기차 충전기가 있습니다"],
      friendly: ["차 두 대용 차고에 전기차 충전기까지. 기름값 얘기는 남의 집 얘기로"],
      luxury: ["차 두 대의 차고, 그리고 충전기"],
      trendy: ["두 대용 차고 + 충전기, 집이 곧 충전소"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚗",
    line: {
      professional: ["차 두 대용 차고가 있습니다"],
      friendly: ["차 두 대용 차고라 “차 좀 빼 줘” 할 일이 없어요"],
      luxury: ["차 두 대가 나란히 쉬는 차고"],
      trendy: ["두 대용 차고 👉 차 뺄 일 없음"],
    },
  },
  {
    on: ["carport", "evCharger"],
    icon: "🔌",
    weight: 74,
    line: {
      professional: ["카포트와 전기차 충전기가 있습니다"],
      friendly: ["카포트에 차 넣고 플러그만 꽂으면 돼요. 전기차 충전기가 있거든요"],
      luxury: ["카포트 아래 조용히 충전되는 밤"],
      trendy: ["카포트 + 충전기 👉 자는 동안 만충"],
    },
  },
  {
    on: ["carport"],
    icon: "🚙",
    line: {
      professional: ["카포트가 있습니다"],
      friendly: ["카포트가 있어서 비 오는 날 짐 내리기 편해요"],
      luxury: ["카포트, 비를 피해 내리는 자리"],
      trendy: ["카포트 있음 👉 비 올 때 짐 내리기 편함"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    line: {
      professional: ["전기차 충전기가 있습니다"],
      friendly: ["전기차 충전기가 있어서 자는 동안 차도 밥을 먹어요"],
      luxury: ["밤사이, 차도 조용히 채워집니다. 전기차 충전기"],
      trendy: ["전기차 충전기 있음 👉 충전소 줄 서기 끝"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["자전거 보관소이 있습니다"],
      friendly: ["자전거 보관소이 있어서 현관에 바퀴 자국 날 일이 없어요"],
      luxury: ["자전거를 둘 자리가 따로 있습니다. 자전거 보관소"],
      trendy: ["자전거 보관소 👉 현관에 안 세워도 됨"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    line: {
      professional: ["자전거 보관 자리가 있습니다"],
      friendly: ["자전거 보관 자리가 있어서 신발장 앞이 막히지 않아요"],
      luxury: ["자전거 보관 자리도 잊지 않았습니다"],
      trendy: ["자전거 보관 자리 있음 🚲 거실은 비워 두는 걸로"],
    },
  },
];
