/** Light, windows and air, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["맞통풍 되는 {district} {type}", "앞뒤로 바람이 지나는 집"],
    open: {
      professional: ["맞통풍 구조입니다. 환기 조건부터 확인하시기 바랍니다."],
      friendly: ["고등어 구운 날, 창문 하나론 부족하죠? 여기는 앞뒤로 바람이 지나는 맞통풍 구조예요."],
      luxury: ["바람에게도 들어온 길과 나갈 길이 있습니다. 맞통풍 구조의 집."],
      trendy: ["맞통풍. 구운 냄새는 앞뒤 창으로 뺌."],
    },
    line: {
      professional: ["맞통풍 구조입니다"],
      friendly: ["맞통풍 구조라 앞뒤 창을 열면 공기가 금방 바뀌어요"],
      luxury: ["바람이 머물지 않고 지나가는 맞통풍 구조"],
      trendy: ["맞통풍 👉 앞뒤 창 열면 환기 끝"],
    },
    end: { friendly: ["고등어냐 삼겹살이냐, 집들이 메뉴만 남았네요 🐟"], trendy: ["집들이 메뉴 추천 받음 🐟"] },
  },
  {
    on: ["fourBay", "slabPlan"],
    icon: "🪟",
    weight: 78,
    line: {
      professional: ["{fourBay}의 판상형 평면입니다"],
      friendly: ["{fourBay}에 판상형이라 앞쪽 창이 나란해요"],
      luxury: ["{fourBay}, 반듯한 판상형"],
      trendy: ["{fourBay}에 판상형, 평면 볼 줄 아는 분들은 여기서 멈춤"],
    },
  },
  {
    on: ["fourBay"],
    icon: "🪟",
    open: {
      professional: ["{fourBay}입니다. 전면에 창이 나란히 놓입니다."],
      friendly: ["평면도부터 보는 분들, {fourBay}예요."],
      trendy: ["{fourBay}. 평면도 덕후 소환."],
    },
    line: {
      professional: ["{fourBay}로 전면에 창이 나란히 놓입니다"],
      friendly: ["{fourBay}라 전면 창이 넉넉하게 나란해요"],
      luxury: ["{fourBay}, 창이 나란히 늘어선 앞면"],
      trendy: ["{fourBay} 👉 앞줄은 전부 창가석"],
    },
  },
  {
    on: ["slabPlan"],
    icon: "📐",
    line: {
      professional: ["판상형 구조입니다"],
      friendly: ["판상형이라 가구 놓을 자리가 반듯하게 나와요"],
      luxury: ["반듯한 판상형 평면"],
      trendy: ["판상형 👉 가구 배치 난이도 하"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["두 면에 창이 난 양면 채광 구조입니다."],
      friendly: ["아침과 오후에 빛 들어오는 창이 다른 집이에요. 양면 채광이거든요."],
      luxury: ["빛이 두 방향에서 찾아옵니다."],
      trendy: ["양면 채광. 셀카 명당이 시간대별로 바뀜."],
    },
    line: {
      professional: ["창이 두 면에 있습니다(양면 채광)"],
      friendly: ["양면 채광이라 시간마다 밝은 자리가 옮겨 다녀요"],
      luxury: ["두 면의 창, 두 갈래의 빛"],
      trendy: ["양면 채광 👉 창가 자리가 둘"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    line: {
      professional: ["코너 세대입니다"],
      friendly: ["코너 세대라 옆집과 맞닿은 벽이 적은 편이에요"],
      luxury: ["모서리에 자리한 세대"],
      trendy: ["코너 세대 👉 벽 공유 덜 함"],
    },
  },
];
