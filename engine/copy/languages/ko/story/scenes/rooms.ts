/** Rooms and where things go, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["twoBathrooms", "builtInWardrobes"],
    icon: "🚿",
    weight: 82,
    line: {
      professional: ["{baths}, {builtInWardrobes}을/를 갖추었습니다"],
      friendly: ["{baths}에 {builtInWardrobes}. 씻는 줄도, 옷 찾는 시간도 짧아져요"],
      luxury: ["{baths}, 그리고 철 지난 옷의 자리까지 마련한 {builtInWardrobes}"],
      trendy: ["{baths} + {builtInWardrobes}, 아침 동선 정리 끝"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 58,
    title: ["욕실이 두 곳, {district} {type}"],
    open: {
      professional: ["{beds}에 {baths}인 {type}입니다."],
      friendly: [
        "출근 시간, 욕실 문 두드려 본 적 있으시죠? 여기는 {baths}예요.",
        "명절 다음 날 아침, 수건 들고 줄 서 본 적 있으시죠? 여기는 {baths}예요.",
      ],
      luxury: ["아침을 재촉하지 않는 집. {baths}."],
      trendy: ["{baths}. “언제 나와?” 금지."],
    },
    line: {
      professional: ["{baths}로 아침 시간의 동선을 나눌 수 있습니다"],
      friendly: ["{baths}라 아침 줄서기가 한결 짧아져요", "{baths}라 양치하는 사람과 머리 말리는 사람이 안 부딪혀요"],
      luxury: ["{baths}, 아침은 서로를 재촉하지 않습니다"],
      trendy: ["{baths} 👉 아침에 줄 안 섬", "{baths}, 출근 준비는 따로따로", "{baths} 👉 하나는 손님용으로도"],
    },
    end: { friendly: ["아침 욕실 전쟁담, 댓글로 들려주세요 😅"] },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    title: ["확장형 거실, {district} {type}"],
    open: {
      professional: ["거실을 확장한 집입니다. 같은 면적이라도 체감 폭이 다르니 실측해 보시기 바랍니다."],
      friendly: ["소파 옆에 식탁까지 놓을 자리를 찾으셨다면, 거실을 확장한 집이에요."],
      luxury: ["벽을 물리고 자리를 얻은 거실. 확장형입니다."],
      trendy: ["확장형 거실. 소파 크기 욕심내도 되는지 줄자부터 📏"],
    },
    line: {
      professional: ["거실을 확장했습니다"],
      friendly: ["확장형 거실이라 소파도 식탁도 자리 다툼이 덜해요"],
      luxury: ["확장형 거실, 아무 일 없는 일요일을 펼쳐 두기에 좋은 폭"],
      trendy: ["확장형 거실 👉 요가 매트 펼치고도 남을지 재 보기"],
    },
    end: { friendly: ["거실 한가운데엔 뭘 두실래요? 🛋️"], trendy: ["집들이 선곡 추천 받음 🎧"] },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🛋️",
    weight: 84,
    line: {
      professional: ["거실을 확장했고 {builtInWardrobes}을/를 두었습니다"],
      friendly: ["거실은 넓히고 옷은 {builtInWardrobes}에 넣고. 바닥에 남는 건 발바닥뿐"],
      luxury: ["넓힌 거실과 {builtInWardrobes}, 물건을 거두어 둔 거실"],
      trendy: ["확장형 거실 + {builtInWardrobes}, 거실에 둘 가구가 줄어듦"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["{builtInWardrobes}을/를 갖추었습니다"],
      friendly: ["{builtInWardrobes}이/가 있어서 장롱값과 사다리차값을 아껴요"],
      luxury: ["{builtInWardrobes}, 문을 닫으면 벽이 됩니다"],
      trendy: ["{builtInWardrobes} 👉 옷장 안 사도 됨"],
    },
  },
  {
    on: ["studioOverGarage"],
    icon: "🎨",
    title: ["차고 위에 스튜디오가 하나 더"],
    open: {
      professional: ["차고 위에 별도의 스튜디오가 있습니다."],
      friendly: ["이 집의 반전은 차고 위에 있어요. 스튜디오가 하나 더 있거든요."],
      luxury: ["차고 위, 아직 쓰임이 정해지지 않은 방 하나."],
      trendy: ["차고 위에 스튜디오. 작업실? 아지트? 정하는 사람 마음."],
    },
    line: {
      professional: ["차고 위에 스튜디오가 있습니다"],
      friendly: ["차고 위 스튜디오는 화상 회의든 그림이든, 문 닫고 집중하기 좋아요"],
      luxury: ["차고 위의 스튜디오, 한 층 위의 고요"],
      trendy: ["차고 위 스튜디오 👉 출근길이 계단"],
    },
    end: { friendly: ["여러분이라면 뭘로 쓰시겠어요? 🎨"], trendy: ["작업실 vs 아지트, 골라 봐 👇"] },
  },
  {
    on: ["studioFlat", "innerDoor"],
    icon: "🚪",
    weight: 90,
    open: {
      friendly: ["현관에서 침대가 바로 보이는 원룸, 답답하셨죠? 여기는 중문이 있어요."],
      luxury: ["문 하나가 하루의 쉼표가 됩니다. 중문이 있는 원룸."],
      trendy: ["원룸인데 중문 있음. 공간 분리 ON."],
      professional: ["중문이 있는 원룸입니다."],
    },
    line: { any: ["원룸이지만 중문이 있습니다"], friendly: ["원룸이지만 중문이 있어서 자리를 나눠 쓸 수 있어요"] },
  },
  {
    on: ["innerDoor"],
    icon: "🚪",
    open: {
      friendly: ["문 하나로 온도도 소리도 한 박자 걸러져요. 중문이 있는 집이에요."],
      luxury: ["닫으면 바깥이 한 겹 멀어지는 문. 중문이 있습니다."],
      trendy: ["중문 있음. 겨울 현관 바람 컷."],
    },
    line: {
      professional: ["중문이 있습니다"],
      friendly: ["중문이 있어서 냉기와 소음이 한 번 걸러져요"],
      luxury: ["중문, 공간과 공간 사이의 쉼표"],
      trendy: ["중문 👉 찬 바람 한 번 컷"],
    },
  },
  {
    on: ["study"],
    icon: "📚",
    line: {
      professional: ["서재가 있습니다"],
      friendly: ["서재가 있어서 재택 날에도 식탁은 식탁으로 남아요"],
      luxury: ["서재, 문을 닫으면 시작되는 시간"],
      trendy: ["서재 👉 재택 출근 소요 시간 한 자릿수 걸음"],
    },
  },
  {
    on: ["study", "fibre"],
    icon: "💻",
    weight: 84,
    line: {
      professional: ["서재와 광섬유 인터넷을 갖추었습니다"],
      friendly: ["서재에 광섬유 인터넷까지, 재택 준비는 끝났고 커피만 내리면 돼요"],
      luxury: ["서재의 고요와 광섬유의 속도가 한집에"],
      trendy: ["서재 + 광섬유 인터넷, 사무실은 이제 그리운 곳"],
    },
  },
  {
    on: ["alphaRoom"],
    icon: "🧩",
    line: {
      professional: ["알파룸이 있습니다"],
      friendly: ["알파룸이 있어요. 서재로 할지 취미방으로 할지는 이사 와서 정해도 늦지 않죠"],
      luxury: ["알파룸, 쓰임을 비워 둔 공간"],
      trendy: ["알파룸 👉 방 이름은 내가 지음"],
    },
  },
  {
    on: ["guestRoom"],
    icon: "🛏️",
    line: {
      professional: ["손님방이 있습니다"],
      friendly: ["손님방이 있어서 “자고 가” 한마디가 쉬워져요"],
      luxury: ["손님방, 이야기가 길어진 밤을 위하여"],
      trendy: ["손님방 있음 👉 막차 걱정 접수"],
    },
  },
];
