/** Price, fees and terms, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["noKeyMoney", "noDepositAsked"],
    icon: "💴",
    weight: 92,
    title: ["레이킨도 보증금도 없는 {district} {type}"],
    open: {
      professional: ["초기 비용부터 적습니다. 레이킨(礼金)과 보증금이 모두 없습니다."],
      friendly: ["일본 집 구할 때 견적서 보고 놀라셨죠? 여기는 레이킨(礼金)도 보증금도 없어요."],
      luxury: ["시작이 가벼운 집. 레이킨(礼金)도, 보증금도 없습니다."],
      trendy: ["레이킨 없음. 보증금 없음. 오타 아님."],
    },
    line: {
      any: ["레이킨(礼金)과 보증금이 모두 없습니다"],
      friendly: ["레이킨(礼金)도 보증금도 없어요"],
      trendy: ["레이킨·보증금 둘 다 없음"],
    },
  },
  {
    on: ["noKeyMoney"],
    icon: "💴",
    weight: 88,
    title: ["레이킨 없는 {district} {type}"],
    open: {
      professional: ["돌려받지 않는 사례금, 레이킨(礼金)이 없는 집입니다."],
      friendly: ["집주인에게 드리고 돌려받지 못하는 돈, 레이킨(礼金). 여기는 그게 없어요."],
      luxury: ["레이킨(礼金)을 받지 않습니다. 시작이 한결 가볍습니다."],
      trendy: ["레이킨(礼金) 없음. 그 돈은 이사 비용으로."],
    },
    line: {
      professional: ["레이킨(礼金)이 없습니다"],
      friendly: ["레이킨(礼金)이 없어서 첫 달 견적서가 가벼워요"],
      luxury: ["레이킨(礼金)이 없는 집"],
      trendy: ["레이킨 없음 👉 첫 달 비용이 줄어듦"],
    },
    end: { friendly: ["아낀 레이킨, 침대에 쓸까요 여행에 쓸까요? ✈️"], trendy: ["그 돈으로 뭐 할래? 👇"] },
  },
  {
    on: ["noDepositAsked"],
    icon: "💴",
    weight: 74,
    open: {
      professional: ["보증금이 없는 조건입니다."],
      friendly: ["보증금 마련 때문에 이사 미루셨다면, 여기는 보증금이 없어요."],
      luxury: ["보증금 없이 시작합니다."],
      trendy: ["보증금 없음. 두 번 읽어도 없음."],
    },
    line: {
      any: ["보증금이 없습니다"],
      friendly: ["보증금이 없어서 목돈 걱정은 덜어요. 대신 퇴거 때 정산 조건을 확인하세요"],
      trendy: ["보증금 없음, 퇴거 정산 조건은 확인"],
    },
  },
  {
    on: ["rent", "price", "managementFee"],
    icon: "💰",
    weight: 50,
    title: ["{district} {type}, {price}"],
    open: {
      professional: ["다달이 드는 비용부터 적습니다. {managementFee}."],
      friendly: [
        "월세만 보고 정하면 나중에 계산이 달라지죠. 이 집은 {managementFee}.",
        "다달이 나가는 돈부터 볼게요. {managementFee}.",
      ],
      trendy: ["{managementFee}. 월세 말고 이것도 봐야 함."],
    },
  },
  {
    on: ["sale", "price", "managementFee"],
    icon: "💰",
    weight: 52,
    open: {
      professional: ["사신 뒤에 드는 비용부터 적습니다. {managementFee}."],
      friendly: ["살 때 드는 돈만큼 살면서 드는 돈도 중요하죠. {managementFee}."],
      trendy: ["{managementFee}. 사고 나서 드는 돈부터."],
    },
  },
  {
    on: ["managementFee"],
    icon: "🧾",
    weight: 42,
    line: {
      professional: ["{managementFee}. 계약서에도 명시하시기 바랍니다"],
      friendly: ["{managementFee}. 이 내용은 계약서에도 꼭 적어 두세요"],
      trendy: ["{managementFee}, 계약서에도 적어 두기"],
    },
  },
  {
    on: ["loanOnHome", "residentRegistration", "noMortgage"],
    icon: "📄",
    weight: 86,
    line: {
      professional: ["{loanOnHome}, {residentRegistration}. 등기사항증명서는 잔금일에 다시 확인하시기 바랍니다"],
      friendly: ["{loanOnHome}, {residentRegistration}. 그래도 등기사항증명서는 잔금 날 한 번 더 떼어 보세요"],
      trendy: ["{loanOnHome}, {residentRegistration} 👉 등기는 잔금 날 한 번 더"],
    },
  },
  {
    on: ["loanOnHome", "noMortgage"],
    icon: "📄",
    weight: 56,
    line: {
      professional: ["{loanOnHome}. 등기사항증명서로 확인하시기 바랍니다"],
      friendly: ["{loanOnHome}. 등기사항증명서는 잔금 날 한 번 더 떼어 보세요"],
      trendy: ["{loanOnHome} 👉 등기는 직접 확인"],
    },
  },
  {
    on: ["loanOnHome", "residentRegistration"],
    icon: "📄",
    weight: 84,
    title: ["{loanOnHome}·{residentRegistration}, {district} {type}"],
    open: {
      professional: ["서류부터 적습니다. {loanOnHome}, {residentRegistration}."],
      friendly: [
        "계약서 쓰기 전에 제일 먼저 보는 것, 서류죠. {loanOnHome}, {residentRegistration}. 등기사항증명서는 잔금 날 한 번 더!",
      ],
      trendy: ["{loanOnHome}. {residentRegistration}. 서류 조건부터."],
    },
    line: {
      professional: ["{loanOnHome}, {residentRegistration}. 등기사항증명서는 잔금일에 다시 확인하시기 바랍니다"],
      friendly: ["{loanOnHome}, {residentRegistration}. 그래도 등기사항증명서는 잔금 날 한 번 더 떼어 보세요"],
      trendy: ["{loanOnHome}, {residentRegistration} 👉 등기는 잔금 날 한 번 더"],
    },
  },
  {
    on: ["loanOnHome"],
    icon: "📄",
    weight: 50,
    line: {
      professional: ["{loanOnHome}. 등기사항증명서로 확인하시기 바랍니다"],
      friendly: ["{loanOnHome}. 등기사항증명서는 잔금 날 한 번 더 떼어 보세요"],
      trendy: ["{loanOnHome} 👉 등기는 직접 확인"],
    },
  },
  {
    on: ["residentRegistration"],
    icon: "📄",
    weight: 54,
    line: {
      professional: ["{residentRegistration}"],
      trendy: ["{residentRegistration}"],
      friendly: ["{residentRegistration}. 이사한 날 바로 챙기세요"],
    },
  },
  {
    on: ["depositInsurance"],
    icon: "🛡️",
    weight: 50,
    line: {
      professional: ["{depositInsurance}"],
      friendly: ["{depositInsurance}. 계약 전에 보증기관에 먼저 물어보시고요"],
    },
  },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      professional: ["융자가 없습니다. 등기사항증명서로 확인하시기 바랍니다"],
      friendly: ["융자가 없어요. 그래도 등기사항증명서는 잔금 날 한 번 더!"],
      luxury: ["융자 없는 집"],
      trendy: ["융자 없음 👉 등기는 직접 확인"],
    },
  },
];
