/** Water and hills, near or in view, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const views: readonly Scene[] = [
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
];
