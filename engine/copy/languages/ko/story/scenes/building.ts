/** The building and what it shares, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["parcelBox", "autoLock"],
    icon: "📦",
    weight: 74,
    line: {
      professional: ["택배함과 공동현관 자동 잠금을 갖추었습니다"],
      friendly: ["공동현관은 잠기고 택배는 택배함에 쌓여요. 문 앞 상자 걱정이 반으로"],
      luxury: ["스스로 잠기는 공동현관, 그리고 택배함"],
      trendy: ["택배함 + 공동현관 자동 잠금"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["택배함 있는 {district} {type}"],
    open: {
      professional: ["택배함이 있는 건물입니다."],
      friendly: ["택배 때문에 집 앞에서 전화받아 본 적 있으시죠? 여기는 택배함이 대신 기다려 줘요."],
      luxury: ["기다리는 일은 택배함이 대신합니다."],
      trendy: ["택배함 있음. 집에 없어도 택배는 받음 📦"],
    },
    line: {
      professional: ["택배함이 있습니다"],
      friendly: ["택배함이 있어서 택배가 나를 기다려요. 내가 택배를 기다리는 게 아니라"],
      luxury: ["택배함, 부재중에도 받아 두는 자리"],
      trendy: ["택배함 👉 집에 없어도 받아 둠"],
    },
    end: { friendly: ["제일 먼저 주문할 물건은요? 📦"] },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["세 개 층으로 나뉩니다"],
      friendly: ["세 개 층이라 층마다 쓰임을 나누기 좋아요. 청소기는 한 대 더 필요할지도요"],
      luxury: ["세 개 층으로 나눈 생활"],
      trendy: ["세 개 층 👉 계단 오르내리기가 홈트"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      professional: ["엘리베이터가 두 대입니다"],
      friendly: ["엘리베이터가 두 대라 아침에 한 대를 놓쳐도 마음이 덜 급해요"],
      luxury: ["엘리베이터 두 대, 기다림이 짧습니다"],
      trendy: ["엘리베이터 두 대 👉 아침 대기가 나뉨"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    line: {
      any: ["컨시어지 데스크가 있습니다"],
      friendly: ["컨시어지 데스크가 있어요. 어떤 일까지 맡길 수 있는지 물어보면 재밌죠"],
      luxury: ["컨시어지 데스크를 두었습니다"],
      trendy: ["컨시어지 데스크 있음"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "💂",
    line: {
      any: ["경비실이 있습니다"],
      friendly: ["경비실이 있어서 드나드는 눈이 하나 더 있어요"],
      trendy: ["경비실 있음"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "📟",
    line: {
      any: ["비디오폰이 있습니다"],
      friendly: ["비디오폰이 있어서 문 열기 전에 얼굴부터 봐요"],
      trendy: ["비디오폰 👉 배달인지 먼저 확인"],
    },
  },
  {
    on: ["intercom"],
    icon: "📟",
    line: { any: ["인터폰이 있습니다"], friendly: ["인터폰이 있어서 누가 왔는지 물어보고 열어요"] },
  },
  {
    on: ["autoLock"],
    icon: "🔒",
    line: {
      professional: ["공동현관이 자동으로 잠깁니다"],
      friendly: ["공동현관이 자동으로 잠겨서 문이 한 겹 더 있는 셈이에요"],
      luxury: ["공동현관은 스스로 닫히고 잠깁니다"],
      trendy: ["공동현관 자동 잠금 👉 문 한 겹 추가"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    open: {
      friendly: ["헬스장 등록하고 안 간 사람, 손? 이번엔 핑계가 줄어요. 헬스장이 있거든요."],
      trendy: ["헬스장 있음. 귀찮다는 핑계 무효."],
    },
    line: {
      professional: ["헬스장이 있습니다. 이용 조건은 관리 주체에 확인하시기 바랍니다"],
      friendly: ["헬스장이 있어서 운동복 위에 외투 안 걸쳐도 돼요"],
      luxury: ["헬스장을 갖춘 건물"],
      trendy: ["헬스장 👉 비 온다는 핑계 무효"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🏛️",
    line: {
      any: ["커뮤니티 시설이 있습니다"],
      friendly: ["커뮤니티 시설이 있어요. 뭐가 무료이고 뭐가 예약인지 물어보자고요"],
      trendy: ["커뮤니티 시설 있음, 이용료는 확인"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      professional: ["놀이터가 있습니다"],
      friendly: ["놀이터가 있어서 그네 소리가 오후를 알려 줘요"],
      luxury: ["놀이터"],
      trendy: ["놀이터 있음 🛝 그네는 줄 서기"],
    },
  },
  {
    on: ["stepFree"],
    icon: "♿",
    line: {
      any: ["현관까지 단차 없이 드나들 수 있습니다"],
      friendly: ["단차가 없어서 캐리어도 유모차도 휠체어도 걸리지 않아요"],
      trendy: ["단차 없음 👉 캐리어 끌기 편함"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      any: ["단지 안에서 보행로와 차로가 나뉘어 있습니다"],
      friendly: ["단지 안에서는 차와 사람이 다른 길로 다녀요"],
      trendy: ["단지 안 차와 사람 길 분리"],
    },
  },
];
