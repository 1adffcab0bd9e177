/** Living with animals, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const pets: readonly Scene[] = [
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🐾",
    weight: 96,
    title: ["볕과 고양이, {district} {type}🐱"],
    open: {
      professional: ["고양이와 함께 살 수 있고, {southBalcony}가 있습니다."],
      friendly: [
        "볕 드는 자리의 절반은 고양이 차지, 나머지 절반은 빨래 차지. {southBalcony}가 있고 고양이와 함께 살 수 있는 집이에요.",
      ],
      luxury: ["{southBalcony}의 볕은 고양이와 나누어 써도 넉넉합니다. 고양이와 함께 살 수 있는 집."],
      trendy: ["고양이 됨. {southBalcony} 있음. 낮잠 자리는 협상 끝."],
    },
    line: {
      professional: ["고양이와 함께 살 수 있으며 {southBalcony}가 있습니다"],
      friendly: ["고양이 가능에 {southBalcony}까지. 볕 좋은 자리는 누가 먼저 차지할지 뻔하죠"],
      luxury: ["고양이가 볕을 따라 자리를 옮기는 {southBalcony}"],
      trendy: ["고양이 OK + {southBalcony} = 일광욕 자리싸움 예약"],
    },
  },
  {
    on: ["catsAllowed"],
    icon: "🐱",
    title: ["고양이와 사는 {district} {type}🐱", "고양이와 이사할 {type}"],
    open: {
      professional: ["문의가 많은 조건부터 적습니다. 고양이와 함께 살 수 있습니다."],
      friendly: ["고양이 얘기를 꺼내면 전화가 짧아지곤 했죠? 여기는 고양이와 함께 살 수 있는 집이에요."],
      luxury: ["조용한 동거인 하나가 더 있어도 좋습니다. 고양이와 함께 살 수 있는 집."],
      trendy: ["“고양이 되나요?” 됨. 다음 질문 받음.", "집사들 주목. 여기 고양이 됨."],
    },
    line: {
      professional: ["고양이와 함께 살 수 있습니다"],
      friendly: ["고양이도 같이 이사 올 수 있어요. 숨길 일도, 눈치 볼 일도 없고요"],
      luxury: ["고양이의 자리도 창가에 하나"],
      trendy: ["고양이 가능. 캣타워 자리만 고르면 됨"],
    },
    end: {
      friendly: ["이사 상자 하나는 고양이 몫으로 남겨 두실 거죠? 😻", "캣타워는 어느 창가에 두실래요? 🐾"],
      trendy: ["댓글에 집사 인증 ㄱㄱ 🐱"],
      luxury: ["창가 자리는, 아마 고양이가 먼저 정할 것입니다."],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐶",
    title: ["강아지 OK! {district} {type}🐶", "강아지와 이사할 {type}"],
    open: {
      professional: ["강아지와 함께 살 수 있는 집입니다. 조건부터 밝혀 둡니다."],
      friendly: ["산책 줄 챙겨 이사할 곳 찾으셨나요? 강아지와 함께 살 수 있는 집이에요."],
      luxury: ["현관에 산책 줄을 걸어 둘 못 하나. 강아지와 함께 살 수 있는 집입니다."],
      trendy: ["강아지 됨. 계약 전에 집주인 표정 살필 일 없음."],
    },
    line: {
      professional: ["강아지와 함께 살 수 있습니다"],
      friendly: ["강아지도 같이 살 수 있어요. 전화마다 “강아지 되나요?” 묻던 일은 여기서 끝"],
      luxury: ["아침 산책에서 함께 돌아오는 집, 강아지와 살 수 있습니다"],
      trendy: ["강아지 OK, 산책은 셀프"],
    },
    end: { friendly: ["산책 파트너 이름도 댓글로 알려 주세요 🐶"], trendy: ["강아지 사진 댓글 환영 🐶"] },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["반려동물 OK, {district} {type}", "반려동물과 이사할 {type}"],
    open: {
      professional: ["반려동물과 함께 살 수 있는 집입니다. 계약 전에 종류와 마릿수를 먼저 말씀해 주십시오."],
      friendly: ["네, 반려동물 됩니다. 제일 먼저 물어보실 것 같아서 먼저 적었어요."],
      luxury: ["가족사진에 빠질 수 없는 그 얼굴도 함께. 반려동물과 살 수 있는 집입니다."],
      trendy: ["반려동물 되냐고? 됨. 끝."],
    },
    line: {
      professional: ["반려동물과 함께 살 수 있습니다"],
      friendly: ["반려동물도 함께 살 수 있어요. 종류와 마릿수만 계약 전에 말해 두면 마음이 편해요"],
      luxury: ["반려동물의 방석 하나 놓을 자리도 이 집에"],
      trendy: ["반려동물 OK. 숨바꼭질 그만"],
    },
    end: { friendly: ["같이 올 식구 이름, 댓글로 알려 주세요 🐾"], trendy: ["우리 집 막내 자랑하고 가기 🐾"] },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["소형 반려동물 OK, {district} {type}"],
    open: {
      professional: ["소형 반려동물과 함께 살 수 있습니다. 크기 기준은 계약 전에 확인해 주십시오."],
      friendly: ["작은 친구라면 같이 살 수 있어요. 소형 반려동물 가능한 집이에요."],
      luxury: ["작은 발소리 하나쯤은 어울리는 집. 소형 반려동물과 살 수 있습니다."],
      trendy: ["소형 반려동물 OK. 어디까지가 소형인지는 먼저 물어보기."],
    },
    line: {
      professional: ["소형 반려동물과 함께 살 수 있습니다"],
      friendly: ["소형 반려동물 가능. 몇 kg까지인지는 계약 전에 못 박아 두세요"],
      luxury: ["소형 반려동물과 함께할 수 있습니다"],
      trendy: ["소형 반려동물 OK, 기준은 계약 전 확인"],
    },
  },
  {
    on: ["catsAllowed", "bayWindow"],
    icon: "🐈",
    weight: 90,
    line: {
      professional: ["고양이와 함께 살 수 있으며 베이 윈도가 있습니다"],
      friendly: ["고양이 가능에 베이 윈도까지. 방석 하나면 전망대 완공이에요"],
      luxury: ["베이 윈도에 놓인 방석, 주인은 아마 고양이"],
      trendy: ["고양이 OK + 베이 윈도, 창가 자리는 고양이 몫"],
    },
  },
];
