/** Gardens, terraces, water and cars, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["frenchDoors", "garden"],
    icon: "🌿",
    weight: 98,
    title: ["프렌치 도어와 {garden}"],
    open: {
      professional: ["프렌치 도어와 {garden}이 있는 집입니다."],
      friendly: ["토요일 아침 첫 일과가 정원에 물 주기라면 어떨까요? 프렌치 도어에 {garden}이 있는 집이에요."],
      luxury: ["프렌치 도어를 열어 두는 계절이 있습니다. 이 집에는 {garden}이 있습니다."],
      trendy: ["프렌치 도어에 {garden}. 주말 브런치는 집에서 해결?"],
    },
    line: {
      professional: ["프렌치 도어와 {garden}이 있습니다"],
      friendly: ["프렌치 도어에 {garden}까지. 잠옷 바람으로 허브 몇 잎 뜯으러 나가는 아침, 그려지시죠?"],
      luxury: ["프렌치 도어, 그리고 {garden}"],
      trendy: ["프렌치 도어 👉 {garden}. 카페 갈 이유가 줄어듦"],
    },
    end: { friendly: ["첫 화분에 이름부터 지어 볼까요? 🌿"] },
  },
  {
    on: ["openKitchen", "terrace"],
    icon: "🍽️",
    weight: 92,
    title: ["오픈형 주방과 {terrace}"],
    open: {
      friendly: ["냄비째 들고 나가는 저녁 어때요? 오픈형 주방에 {terrace}가 있는 집이에요."],
      luxury: ["접시를 들고 나서면 저녁이 길어집니다. 오픈형 주방과 {terrace}."],
      trendy: ["오픈형 주방 + {terrace}. 오늘 저녁은 야외석."],
      professional: ["오픈형 주방과 {terrace}를 갖추었습니다."],
    },
    line: {
      professional: ["오픈형 주방과 {terrace}가 있습니다"],
      friendly: ["오픈형 주방에 {terrace}까지. 요리는 안에서, 밥은 밖에서"],
      luxury: ["오픈형 주방과 {terrace}, 식탁의 자리는 그날 정합니다"],
      trendy: ["오픈형 주방 + {terrace}, 안에서 굽고 밖에서 먹기"],
    },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{terrace}가 있는 {district} {type}", "{terrace}가 있는 집"],
    open: {
      professional: ["{terrace}를 갖춘 {type}입니다.", "실내 면적표에 없는 공간부터 적습니다. {terrace}가 있습니다."],
      friendly: [
        "커피 한 잔 들고 슬리퍼 신은 채로 나갈 데가 있다면요? {terrace}가 있어요.",
        "비 그친 저녁, 바람 쐬러 멀리 안 가도 돼요. {terrace}가 있으니까요.",
      ],
      luxury: ["저녁을 밖에서 보내는 자리, {terrace}.", "{terrace}에 의자를 놓으면, 그날의 마지막 약속이 생깁니다."],
      trendy: ["{terrace} 있음. 커피는 밖에서 마시는 걸로.", "오늘 회의는 {terrace}에서. 카메라만 켜면 됨."],
    },
    line: {
      professional: ["{terrace}가 있습니다"],
      friendly: ["{terrace}가 있어서 아침 커피도 저녁상도 밖에 차릴 수 있어요"],
      luxury: ["{terrace}에 놓는 저녁의 의자"],
      trendy: ["{terrace} 👉 아침 커피는 밖에서"],
    },
    end: {
      friendly: ["테라스에 의자부터 놓을까요, 화분부터 놓을까요? ☕"],
      trendy: ["테라스에서 제일 먼저 뭐 할래? 👇"],
      luxury: ["의자는 어느 쪽을 보게 놓으시겠습니까."],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{roofTerrace}가 있는 {district} {type}", "{roofTerrace}가 있는 집"],
    open: {
      professional: ["{roofTerrace}가 있는 {type}입니다."],
      friendly: ["하늘이 가까운 자리가 하나 있어요. {roofTerrace}예요."],
      luxury: ["위로 올라가면 하늘이 한 층 더 있습니다. {roofTerrace}."],
      trendy: ["{roofTerrace} 있는 집. 노을 예약 완료."],
    },
    line: {
      professional: ["{roofTerrace}가 있습니다"],
      friendly: ["{roofTerrace}가 있어요. 노을 보겠다고 차 몰고 나갈 일이 줄겠죠"],
      luxury: ["{roofTerrace}, 저녁 하늘의 객석"],
      trendy: ["{roofTerrace} 👉 돗자리 깔면 끝"],
    },
    end: { friendly: ["첫 노을엔 뭘 마실까요? 🌇"] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{courtyard}이 있는 {district} {type}"],
    open: {
      professional: ["{courtyard}이 있는 {type}입니다."],
      friendly: ["집 안에 하늘이 한 조각 있다면요? {courtyard}이 있어요."],
      luxury: ["문을 닫아도 하늘이 남는 집. {courtyard}이 있습니다."],
      trendy: ["{courtyard} 있는 집. 하늘도 우리 집 평면도에 포함."],
    },
    line: {
      professional: ["{courtyard}이 있습니다"],
      friendly: ["{courtyard}이 있어서 비 오는 소리가 가까이 들려요"],
      luxury: ["{courtyard}, 안에 들인 바깥"],
      trendy: ["{courtyard} 👉 집 안의 바깥"],
    },
  },
  {
    on: ["yard"],
    icon: "🏡",
    title: ["{yard}이 있는 {district} {type}"],
    open: {
      professional: ["{yard}이 있는 {type}입니다.", "{yard}을 갖춘 {type}을/를 안내해 드립니다."],
      friendly: [
        "신발 끌고 나가면 바로 {yard}. 평상 하나 놓고 싶어지죠?",
        "이불 널 자리부터 찾으셨다면, 이 집엔 {yard}이 있어요.",
        "저녁 먹고 바람 쐬러 멀리 안 가도 돼요. {yard}이 있거든요.",
      ],
      luxury: ["{yard}을 쓸어 두고 손님을 기다리는 저녁.", "현관을 나서면 {yard}입니다.", "{yard}이 있는 {type}."],
      trendy: ["{yard} 있음. 줄넘기는 여기서.", "{yard} 있는 집. 고기는 밖에서."],
    },
    line: {
      professional: ["{yard}이 있습니다", "집 밖으로 {yard}을 씁니다", "외부 공간은 {yard}입니다"],
      friendly: [
        "{yard}이 있어요. 신발 털고, 이불 널고, 수박 자르고",
        "{yard}이 있어서 자전거를 집 안에 안 들여도 돼요",
        "여름밤엔 {yard}에 의자만 내놓으면 돼요",
      ],
      luxury: ["{yard}, 비질 소리로 여는 아침", "{yard}에 내어놓은 의자 하나", "문밖은 {yard}입니다"],
      trendy: ["{yard} 👉 자전거 세차장 겸 평상 자리", "이불은 {yard}에 널기", "{yard} 있음, 의자만 챙기면 됨"],
    },
  },
];
