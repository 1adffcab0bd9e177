/** Baths, cellars, cupboards and other rooms that serve, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["아치형 천장 아래, 와인을 눕혀 둘 자리"],
    open: {
      professional: ["{vaultedCellar}가 있습니다."],
      friendly: ["집 아래에 이야기 하나가 숨어 있어요. {vaultedCellar}예요."],
      luxury: ["아치 아래에서는 시간도 눕습니다. {vaultedCellar}."],
      trendy: ["{vaultedCellar} 있음. 와인 냉장고 장바구니에서 삭제 🍷"],
    },
    line: {
      professional: ["{vaultedCellar}가 있습니다"],
      friendly: ["{vaultedCellar}가 있어요. 와인도 김장김치도 제자리를 찾겠죠"],
      luxury: ["{vaultedCellar}, 병을 눕혀 두는 자리"],
      trendy: ["{vaultedCellar} 👉 오늘 마실 것 골라 오기 🍷"],
    },
    end: { friendly: ["첫 병은 뭘로 눕혀 두실래요? 🍷"] },
  },
  {
    on: ["woodStove", "vaultedCellar"],
    icon: "🔥",
    weight: 96,
    line: {
      professional: ["{vaultedCellar}와 장작 난로가 있습니다"],
      friendly: ["{vaultedCellar}에서 한 병 꺼내 장작 난로 앞으로. 저녁 계획은 이걸로 충분해요"],
      luxury: ["{vaultedCellar}에서 올라온 한 병, 장작 난로 앞의 밤"],
      trendy: ["{vaultedCellar}에서 한 병 👉 장작 난로 앞에서 한 잔"],
    },
  },
  {
    on: ["basement"],
    icon: "⬇️",
    line: {
      professional: ["{basement}이 있습니다. 면적 산입 여부는 서류로 확인하시기 바랍니다"],
      friendly: ["{basement}이 있어요. 철 지난 짐이 거실로 올라오지 않아요"],
      luxury: ["{basement}, 한 층 아래의 여백"],
      trendy: ["{basement} 👉 취미 창고 확보"],
    },
  },
  {
    on: ["attic"],
    icon: "🪜",
    line: {
      professional: ["다락이 있습니다"],
      friendly: ["다락이 있어서 크리스마스트리가 열한 달 쉴 자리가 있어요"],
      luxury: ["다락, 오래된 상자들의 자리"],
      trendy: ["다락 있음 👉 캠핑 장비 수납 끝"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["{storageRoom}가 있습니다"],
      friendly: ["{storageRoom}가 있어서 캐리어와 선풍기가 베란다를 떠나요"],
      luxury: ["{storageRoom}, 보이지 않아야 할 것들의 자리"],
      trendy: ["{storageRoom} 👉 캐리어 숨기기"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    open: {
      friendly: ["옷 고르는 아침이 조금 짧아지는 집, 드레스룸이 있어요."],
      trendy: ["드레스룸 있음. 의자 위 옷더미와 이별."],
    },
    line: {
      professional: ["드레스룸이 있습니다"],
      friendly: ["드레스룸이 있어서 의자 위 옷더미가 사라질지도 몰라요"],
      luxury: ["드레스룸, 계절이 걸려 있는 방"],
      trendy: ["드레스룸 👉 의자 위 옷 무덤 철거"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      professional: ["팬트리가 있습니다"],
      friendly: ["팬트리가 있어서 라면 묶음도 생수도 제자리가 있어요"],
      luxury: ["팬트리, 부엌을 비워 두는 비결"],
      trendy: ["팬트리 👉 묶음 할인 환영"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["세탁실이 따로 있습니다"],
      friendly: ["세탁실이 따로 있어서 탈수 소리가 문 하나 너머예요"],
      luxury: ["세탁의 소리는 문 너머에"],
      trendy: ["세탁실 따로 👉 빨래 더미 은폐 가능"],
    },
  },
  {
    on: ["utilityRoom"],
    icon: "🧺",
    line: {
      professional: ["다용도실이 있습니다"],
      friendly: ["다용도실이 있어서 분리수거 바구니를 숨길 데가 있어요"],
      luxury: ["다용도실, 살림의 뒷무대"],
      trendy: ["다용도실 👉 분리수거 바구니 자리"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      professional: ["복층 구조입니다. 위층의 높이와 계단 경사는 현장에서 확인하시기 바랍니다."],
      friendly: ["낮은 아래층, 밤은 위층. 복층 구조라 하루가 층으로 나뉘어요."],
      luxury: ["낮과 밤이 층을 달리하는 집."],
      trendy: ["복층. 자러 올라감, 먹으러 내려옴."],
    },
    line: {
      professional: ["복층 구조입니다"],
      friendly: ["복층 구조라 위아래로 쓰임을 나눌 수 있어요"],
      luxury: ["복층, 두 겹의 하루"],
      trendy: ["복층 👉 퇴근은 계단 위로"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    line: {
      professional: ["거실과 주방이 하나로 이어집니다"],
      friendly: ["거실과 주방이 이어져 있어서 요리하면서도 대화에서 빠지지 않아요"],
      luxury: ["거실과 주방 사이에 벽을 두지 않았습니다"],
      trendy: ["거실·주방 일체형 👉 라면 끓이며 드라마 시청"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🍵",
    line: {
      professional: ["다다미방이 있습니다"],
      friendly: ["다다미방이 있어서 낮에는 상 펴고, 밤에는 이불 펴고"],
      luxury: ["다다미방, 풀 향기가 남는 자리"],
      trendy: ["다다미방 👉 앉으면 눕게 됨"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    line: {
      any: ["메자닌이 있습니다"],
      friendly: ["메자닌이 있어서 한 층 같은 반 층이 더 있어요"],
      trendy: ["메자닌 있음 👉 반 층 위 아지트"],
    },
  },
];
