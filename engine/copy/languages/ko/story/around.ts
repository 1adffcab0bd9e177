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
    on: ["river"],
    icon: "🌊",
    open: {
      friendly: ["물가를 걷는 저녁, 좋아하세요? 강변이 가까워요."],
      luxury: ["물가까지, 짧은 산책."],
      trendy: ["강변 근처. 자전거 바람 넣어 둘 것."],
    },
    line: {
      professional: ["{river}이 가깝습니다"],
      friendly: ["{river}이 가까워서 자전거 탈 핑계가 생겨요"],
      luxury: ["{river}까지의 산책이 하루의 쉼표가 됩니다"],
      trendy: ["{river} 근처 👉 자전거 타기"],
    },
  },
  {
    on: ["sea"],
    icon: "🌊",
    open: {
      friendly: ["“바다 보러 가자” 말하고 바로 일어설 수 있는 거리, 부럽죠? 바닷가가 가까워요."],
      luxury: ["파도는 매일 다른 말로 아침을 엽니다. 바닷가가 가까운 집."],
      trendy: ["바닷가 근처. 수건은 늘 가방에."],
    },
    line: {
      professional: ["{sea}가 가깝습니다"],
      friendly: ["{sea}가 가까워서 신발에 모래 좀 묻힐 각오는 하셔야 해요"],
      luxury: ["{sea}, 소금기 밴 바람"],
      trendy: ["{sea} 👉 퇴근하고 바다"],
    },
  },
  {
    on: ["seaView"],
    icon: "🌅",
    title: ["바다가 보이는 {district} {type}", "바다가 보이는 집"],
    open: {
      professional: ["바다 조망이 있는 집입니다. 어느 창에서 보이는지 현장에서 확인하시기 바랍니다."],
      friendly: ["창밖에 바다, 이런 상상 해 보셨죠? 바다 조망이 있는 집이에요."],
      luxury: ["창이 액자라면, 그 안의 그림은 매시간 바뀝니다. 바다 조망."],
      trendy: ["바다 보임. 배경 화면 안 바꿔도 됨."],
    },
    line: {
      professional: ["바다가 보입니다"],
      friendly: ["바다가 보여서 날씨 앱보다 창을 먼저 봐요"],
      luxury: ["바다 조망, 매시간 바뀌는 그림"],
      trendy: ["바다 보임 👉 커튼 칠 일 없음"],
    },
  },
  {
    on: ["riverView"],
    icon: "🌉",
    open: {
      professional: ["강 조망이 있는 집입니다. 보이는 창과 각도를 현장에서 확인하시기 바랍니다."],
      friendly: ["멍하니 볼 데가 있는 집, 강이 보여요."],
      luxury: ["강물은 창 안쪽의 시간까지 늦춥니다."],
      trendy: ["강 보임. 물멍 가능."],
    },
    line: {
      professional: ["강이 보입니다"],
      friendly: ["강이 보여서 물멍할 자리가 따로 있어요"],
      luxury: ["강 조망, 느리게 흐르는 창"],
      trendy: ["강 보임 👉 물멍"],
    },
  },
  {
    on: ["lakeView"],
    icon: "🏞️",
    open: {
      any: ["호수가 보이는 집입니다."],
      friendly: ["호수가 보이는 창가, 커피는 식어도 괜찮아요."],
      luxury: ["잔잔한 것을 바라보며 사는 일. 호수 조망."],
      trendy: ["호수 보임. 멍때리기 대회 연습장."],
    },
    line: {
      professional: ["호수가 보입니다"],
      friendly: ["호수가 보여서 커피가 식는 줄 몰라요"],
      luxury: ["호수 조망, 하루의 수면"],
      trendy: ["호수 보임 👉 멍때리기 명당"],
    },
  },
  {
    on: ["mountainView"],
    icon: "⛰️",
    open: {
      any: ["산이 보이는 집입니다."],
      friendly: ["계절 바뀌는 걸 달력보다 창이 먼저 알려 주는 집, 산이 보여요."],
      luxury: ["능선은 날마다 다른 색입니다. 산 조망."],
      trendy: ["산 보임. 등산은 눈으로."],
    },
    line: {
      professional: ["산이 보입니다"],
      friendly: ["산이 보여서 단풍 소식을 창으로 먼저 들어요"],
      luxury: ["산 조망, 날마다 다른 능선"],
      trendy: ["산 보임 👉 눈으로 등산"],
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
