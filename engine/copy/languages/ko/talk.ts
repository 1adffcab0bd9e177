/** Benefits, shortcomings, questions and calls in Korean. Benefits end in nouns so that they suit every voice. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const benefits: LanguageRealiser["benefits"] = [
  "{?kitchenWindow}요리 냄새는 주방 창으로.",
  "{?aspect.open}양쪽 창을 열어 공기를 바꾸는 아침.",
  "{?southBalcony}빨래는 남향 발코니에서 바싹.",
  "{?livingSouth}낮 동안 거실에 드는 남쪽 빛.",
  "{?bathWindow}욕실 습기는 창밖으로.",
  "{?lift}무거운 짐도 엘리베이터로.",
  "{?fineFinish}인테리어는 끝났으니 가구만 고르면 그만.",
  "{?garage}차도 자전거도 지붕 아래.",
  "{?doubleGarage}차 두 대가 나란히 지붕 아래.",
  "{?furnished}가구가 있으니 짐은 가볍게.",
  "{?openKitchen}요리하면서도 거실과 이어지는 대화.",
  "{?island}아일랜드에 둘러앉아 준비하는 저녁.",
  "{?kitchenDiner}만드는 자리와 먹는 자리가 이어지는 구조.",
  "{?garden}집 앞에서 흙을 만지는 시간.",
  "{?yard}마당에서 보내는 느긋한 오후.",
  "{?terrace}아침 커피는 테라스에서.",
  "{?floorHeating}겨울이면 발밑부터 따뜻하게.",
  "{?walkIn}철 지난 옷도 걸어 둘 자리.",
  "{?parcelBox}집을 비운 날 택배는 택배함으로.",
  "{?patio}저녁은 파티오에 차려 놓고.",
  "{?centralAir}더운 날에도 시원한 집 안.",
  "{?dishwasher}설거지는 기계에 맡기고.",
  "{?storage}자주 안 쓰는 물건도 넣어 둘 자리.",
  "{?gym}운동은 건물 안에서.",
  "{?petsOk}반려동물과 함께하는 이사.",
];

export const drawbacks: LanguageRealiser["drawbacks"] = {
  noLift: "엘리베이터가 없어 짐은 계단으로 옮겨야 합니다.|계단으로 오르내려야 해요(엘리베이터 없음).",
  oneBathroom: "욕실이 하나라 아침엔 순서를 정해야 합니다.|욕실은 하나뿐이라 시간을 나눠 써야 해요.|욕실은 하나예요.",
  northOnly: "북향이라 겨울 해가 짧은 편입니다.|창이 북향이라 직사광은 적어요.",
  bareFinish: "마감 전이라 공사 비용과 기간을 잡아야 합니다.",
  olderBuilding: "새 건물은 아니라 공용부 관리 상태는 직접 봐야 합니다.|연식이 있어 배관 상태는 현장에서 확인하세요.",
  groundFloor: "땅과 가까운 층이라 습기와 사생활을 살펴보세요.|창밖으로 사람이 지나다니는 층이에요.",
  unfurnished: "가구가 없어 입주 전에 준비해야 합니다.",
  sharedHome: "셰어하우스라 공용 공간은 함께 씁니다.",
};

export const fits: LanguageRealiser["fits"] = [
  "{beds}에 바람 잘 드는 구조가 우선이라면 {?aspect.open}",
  "{beds}에 거실 햇빛이 중요하다면 {?livingSouth}",
  "전철로 움직이고 {beds}가 필요하다면 {?transit}",
  "{beds}에 바깥 공간까지 원한다면 {?outdoors}",
  "{price.bare} 안팎에서 {beds}를 찾고 있다면",
  "예산이 {price.bare} 안팎이라면",
];

export const questions: LanguageRealiser["questions"] = {
  professional: [
    "궁금한 점은 댓글로 남겨 주시기 바랍니다.",
    "추가 자료가 필요하시면 말씀해 주십시오.",
    "세부 사항은 언제든 질문해 주십시오.",
  ],
  friendly: [
    "집 보러 가면 어디부터 보세요?",
    "여러분이라면 거실에 뭘 두실래요?",
    "집 고를 때 제일 중요한 게 뭐예요?",
    "어떤 점이 더 궁금하세요?",
  ],
  luxury: ["나머지는 직접 보시길.", "사진에 담기지 않는 것은 현장에.", "이야기는 여기까지, 다음은 현장에서."],
  trendy: ["살래, 말래?", "이 가격이면 간다? 안 간다? {?price}", "별점 준다면 몇 점?", "바로 볼래, 더 고민할래?"],
};

export const calls: LanguageRealiser["calls"] = {
  professional: {
    comment: [
      "방문을 원하시면 댓글로 알려 주시기 바랍니다.",
      "자료 요청은 댓글로 받습니다.",
      "상담은 댓글로 남겨 주십시오.",
    ],
    message: [
      "방문 예약은 메시지로 받습니다.",
      "자료와 방문 일정은 메시지로 안내합니다.",
      "메시지를 주시면 일정을 안내해 드립니다.",
    ],
    visit: [
      "방문은 예약제로 진행합니다.",
      "둘러보시려면 미리 예약해 주십시오.",
      "현장 안내는 사전 예약 후 진행합니다.",
    ],
  },
  friendly: {
    comment: [
      "보고 싶으면 댓글 남겨 주세요.",
      "댓글에 ‘방문’이라고 적어 주시면 일정 잡아 드릴게요.",
      "궁금한 건 댓글로 편하게 물어보세요.",
    ],
    message: [
      "도면이 필요하면 메시지 주세요.",
      "편한 날짜를 메시지로 알려 주세요.",
      "질문만 하셔도 괜찮아요, 메시지 주세요.",
    ],
    visit: ["같이 한번 보러 가요.", "보기만 하셔도 괜찮아요.", "편한 날 알려 주시면 현장에서 만나요."],
  },
  luxury: {
    comment: ["한마디 남겨 주시면 따로 연락드립니다.", "댓글마다 답을 드립니다."],
    message: ["방문은 메시지로.", "연락을 주시면 시간을 비워 둡니다.", "메시지로, 한 팀씩 모십니다."],
    visit: [
      "방문은 예약 후에.",
      "천천히 둘러볼 수 있게, 예약으로.",
      "예약하신 날, 천천히.",
      "해가 있을 때 들러 주시길.",
    ],
  },
  trendy: {
    comment: ["댓글에 ‘보고 싶다’ 남겨 줘.", "관심 있으면 댓글 고고.", "댓글로 손 들어."],
    message: ["사진 전부 DM으로 보낼게.", "보고 싶으면 DM.", "DM으로 날짜 잡자."],
    visit: ["일단 보고 결정하자.", "구경 갈래?", "사진 말고 실물로 봐, 예약은 필수."],
  },
};
