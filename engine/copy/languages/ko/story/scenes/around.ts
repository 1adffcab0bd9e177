/** What is near, and what is seen, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["convenienceStore", "parcelBox"],
    icon: "🏪",
    weight: 76,
    line: {
      professional: ["{convenienceStore}이 가깝고 택배함이 있습니다"],
      friendly: ["늦은 밤 장보기는 {convenienceStore}에서, 택배는 택배함에서 찾으면 돼요"],
      luxury: ["{convenienceStore}이 가깝고 택배함을 갖추었습니다"],
      trendy: ["{convenienceStore} 가깝고 택배함 있음"],
    },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    line: {
      professional: ["{convenienceStore}이 가깝습니다"],
      friendly: ["늦은 밤 우유 떨어져도 {convenienceStore}이 가까워요"],
      luxury: ["{convenienceStore}이 가깝습니다"],
      trendy: ["{convenienceStore} 👉 심야 아이스크림 가능"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["{supermarket}가 가깝습니다"],
      friendly: ["{supermarket}가 가까워서 두부 한 모도 걸어서 사 와요"],
      luxury: ["{supermarket}가 가까워 저녁 장은 가볍게"],
      trendy: ["{supermarket} 👉 대파 한 단 사러 슬리퍼"],
    },
  },
  {
    on: ["mall"],
    icon: "🛍️",
    line: {
      professional: ["{mall}이 가깝습니다"],
      friendly: ["{mall}이 가까워서 비 오는 주말에도 갈 데가 있어요"],
      luxury: ["{mall}이 가까워, 볼일은 짧게 산책은 길게"],
      trendy: ["{mall} 근처 👉 비 오는 주말 갈 곳"],
    },
  },
  {
    on: ["shops"],
    icon: "🏬",
    line: {
      professional: ["{shops}가 가깝습니다"],
      friendly: ["{shops}가 가까워서 볼일은 산책길에 들르면 돼요"],
      luxury: ["{shops}가 가까워 일상이 짧습니다"],
      trendy: ["{shops} 근처 👉 웬만한 건 걸어서"],
    },
  },
  {
    on: ["market"],
    icon: "🥬",
    line: {
      professional: ["{market}이 가깝습니다"],
      friendly: ["{market}이 가까워서 저녁 반찬을 손에 들고 들어와요"],
      luxury: ["{market}에서 제철을 먼저 만납니다"],
      trendy: ["{market} 근처 👉 장은 걸어서"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: {
      friendly: ["아침 빵 냄새로 동네를 고르는 분? 빵집이 가까워요."],
      luxury: ["아침은 빵 굽는 냄새로 시작됩니다. 빵집이 가까운 집."],
      trendy: ["빵집 가까움. 주말 아침은 갓 구운 빵."],
    },
    line: {
      professional: ["{bakery}이 가깝습니다"],
      friendly: ["{bakery}이 가까워서 주말 아침은 갓 구운 걸로"],
      luxury: ["{bakery}, 아침 산책의 이유"],
      trendy: ["{bakery} 가까움 👉 아침은 갓 구운 빵"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍜",
    line: {
      any: ["{restaurants}가 가깝습니다"],
      friendly: ["{restaurants}가 가까워서 밥하기 싫은 날 나가면 돼요"],
      trendy: ["{restaurants} 👉 배달비 굳음"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    title: ["공원이 가까운 {district} {type}"],
    open: {
      professional: ["{park}이 가까운 {type}입니다."],
      friendly: ["저녁 먹고 한 바퀴, 그 한 바퀴가 쉬운 집이에요. {park}이 가깝거든요."],
      luxury: ["계절이 바뀌는 것을 발로 먼저 압니다. {park}이 가깝습니다."],
      trendy: ["{park} 근처. 러닝화는 현관 앞에."],
    },
    line: {
      professional: ["{park}이 가깝습니다"],
      friendly: ["{park}이 가까워서 저녁 먹고 한 바퀴가 쉬워요"],
      luxury: ["{park}까지, 아침 산책"],
      trendy: ["{park} 👉 산책 핑계 충분"],
    },
    end: { friendly: ["산책은 아침파? 저녁파? 🌿"], trendy: ["러닝 vs 산책, 댓글로 👟"] },
  },
  {
    on: ["primarySchoolNextDoor"],
    icon: "🏫",
    line: {
      professional: ["초등학교가 바로 옆에 있습니다. 배정은 교육지원청에 확인하시기 바랍니다"],
      friendly: ["초등학교가 바로 옆이에요. 배정은 교육지원청에 꼭 확인하시고요"],
      luxury: ["초등학교가 바로 옆입니다"],
      trendy: ["초등학교 바로 옆, 배정은 교육지원청에 확인"],
    },
  },
  {
    on: ["hospital"],
    icon: "🏥",
    line: {
      any: ["{hospital}이 가깝습니다"],
      friendly: ["{hospital}이 가까워요. 진료 과목은 미리 찾아보세요"],
      trendy: ["{hospital} 가까움"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    line: {
      any: ["조용한 길에 있습니다"],
      friendly: ["조용한 길에 있다고 해요. 저녁 시간에 한 번 더 걸어 보세요"],
      luxury: ["조용한 길가, 발소리가 또렷한 밤"],
      trendy: ["조용한 길 👉 소음은 저녁에 재확인"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🛣️",
    line: {
      any: ["막다른 길에 있습니다"],
      friendly: ["막다른 길이라 지나가는 차가 드물어요"],
      luxury: ["길이 끝나는 곳에 집이 있습니다"],
      trendy: ["막다른 길 👉 지나가는 차 적음"],
    },
  },
];
