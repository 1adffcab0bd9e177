/** Works done, furniture and energy, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const works: readonly Scene[] = [
  {
    on: ["renovated"],
    icon: "🔨",
    title: ["{renovated}, {district} {type}"],
    open: {
      professional: [
        "{renovated}을/를 마친 집입니다. 공사 범위를 함께 확인하시기 바랍니다.",
        "{renovated}을/를 마친 {type}입니다.",
      ],
      friendly: [
        "짐 풀고 바로 사는 쪽이 좋으시다면, {renovated}을/를 마친 집이에요.",
        "{renovated}을/를 마친 집이에요. 어디까지 손봤는지 같이 볼까요?",
      ],
      luxury: ["오래 쓸 것을 다시 고른 집. {renovated}."],
      trendy: ["{renovated} 마침. 어디까지 했는지는 가서 확인."],
    },
    line: {
      professional: ["{renovated}을/를 마쳤습니다", "{renovated}을/를 마쳤으며, 공사 범위는 방문 때 설명해 드립니다"],
      friendly: [
        "{renovated}을/를 마쳤어요. 어디까지 손봤는지는 보러 올 때 물어보자고요",
        "{renovated}을/를 마친 집이라 큰 공사부터 시작하지 않아도 돼요",
      ],
      luxury: ["{renovated}", "{renovated}을/를 마친 실내"],
      trendy: ["{renovated} 👉 범위는 확인", "{renovated} 마침, 어디를 고쳤는지 물어보기"],
    },
  },
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{fullyRenovated}, {district} {type}", "{fullyRenovated} 마친 집"],
    open: {
      professional: ["{fullyRenovated}를 마친 집입니다.", "내부 상태부터 적습니다. {fullyRenovated}를 마쳤습니다."],
      friendly: [
        "이사 전에 공사 견적부터 받으러 다니지 않아도 돼요. {fullyRenovated}를 마쳤어요.",
        "가구 놓을 자리만 정하면 되는 집이에요. {fullyRenovated}를 마쳤거든요.",
      ],
      luxury: ["공사의 먼지는 이미 가라앉았습니다. {fullyRenovated}를 마친 집."],
      trendy: ["{fullyRenovated} 완료. 공사 견적 안 받아도 됨.", "{fullyRenovated} 마침. 가구만 고르기."],
    },
    line: {
      professional: ["{fullyRenovated}를 마쳤습니다", "{fullyRenovated}를 마쳤으며, 공사 범위는 확인하시기 바랍니다"],
      friendly: [
        "{fullyRenovated}라 공사 기다릴 것 없이 들어가면 돼요",
        "{fullyRenovated}를 마쳤어요. 손본 범위는 보러 와서 같이 확인해요",
      ],
      luxury: ["{fullyRenovated}, 채울 것만 생각하면 되는 실내", "{fullyRenovated}를 마친 실내"],
      trendy: ["{fullyRenovated} 👉 공사 대기 없음", "{fullyRenovated} 완료, 가구만 고르기"],
    },
    end: { friendly: ["공사 대신 뭘 먼저 하실래요? 커튼? 조명? 🔧"], trendy: ["인테리어 예산 아낀 걸로 뭐 할래? 👇"] },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    line: {
      professional: ["가구가 포함됩니다", "가구가 포함되며, 품목은 계약서에 적어 두시기 바랍니다"],
      friendly: ["가구가 있어서 짐은 옷과 책이면 돼요", "가구가 포함이에요. 남는 품목은 목록으로 받아 두세요"],
      luxury: ["가구가 놓인 채로 맞이하는 집"],
      trendy: ["가구 포함 👉 이삿짐이 가벼움", "가구 포함, 품목은 목록으로 확인"],
    },
  },
  {
    on: ["energyClass"],
    icon: "🔋",
    weight: 40,
    line: {
      professional: ["{energyClass}입니다", "{energyClass}이며, 난방비 내역은 방문 때 확인하시기 바랍니다"],
      friendly: [
        "{energyClass}이에요. 겨울 난방비는 고지서로 보여 달라고 하세요",
        "{energyClass}. 지난겨울 고지서를 같이 보면 감이 잡혀요",
      ],
      luxury: ["{energyClass}"],
      trendy: ["{energyClass}, 난방비는 고지서로 확인", "{energyClass}"],
    },
  },
];
