/** Rooms and where things go, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const rooms: readonly Scene[] = [
  {
    on: ["twoBathrooms", "builtInWardrobes"],
    icon: "🚿",
    weight: 82,
    line: {
      professional: ["{baths}, {builtInWardrobes}을/를 갖추었습니다"],
      friendly: ["{baths}라 세수 순서로 다툴 일이 줄고, {builtInWardrobes} 덕에 “내 옷 어디 갔어?” 소리도 조금은 덜하겠죠"],
      luxury: ["{baths}, 그리고 일상의 물건을 조용히 거두는 {builtInWardrobes}"],
      trendy: ["{baths} + {builtInWardrobes}, 아침 동선 정리 끝"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 58,
    title: ["욕실이 두 곳, {district} {type}"],
    open: {
      professional: ["{baths}입니다. 아침 시간의 동선을 나눌 수 있습니다."],
      friendly: [
        "출근 시간, 욕실 문 두드려 본 적 있으시죠? 여기는 {baths}예요.",
        "손님이 자고 간 다음 날 아침, 욕실 앞 줄이 한결 짧아지는 집이에요. {baths}거든요.",
      ],
      luxury: ["아침을 재촉하지 않는 집. {baths}."],
      trendy: ["{baths}. “언제 나와?” 금지."],
    },
    line: {
      professional: ["{baths}입니다"],
      friendly: ["{baths}라 아침 줄서기가 한결 짧아져요"],
      luxury: ["{baths}, 아침은 서로를 재촉하지 않습니다"],
      trendy: ["{baths} 👉 아침 욕실 쟁탈전 휴전"],
    },
    end: { friendly: ["아침 욕실 전쟁담, 댓글로 들려주세요 😅"] },
  },
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    title: ["확장형 거실, {district} {type}"],
    open: {
      professional: ["거실을 확장한 집입니다. 같은 면적이라도 체감 폭이 다르니 실측해 보시기 바랍니다."],
      friendly: ["현관에서 가방 툭 내려놓고 그대로 눕고 싶은 곳, 확장형 거실이에요."],
      luxury: ["거실을 넓혀 하루의 중심을 한자리에 두었습니다."],
      trendy: ["확장형 거실. 가방부터 툭 던지고 시작 🎒"],
    },
    line: {
      professional: ["거실을 확장했습니다"],
      friendly: ["확장형 거실이라 소파도 식탁도 자리 다툼이 덜해요"],
      luxury: ["확장형 거실, 신문과 음악과 긴 식사가 한자리에서 이어집니다"],
      trendy: ["확장형 거실 👉 요가 매트 펼치고도 남을지 재 보기"],
    },
    end: { friendly: ["거실 한가운데엔 뭘 두실래요? 🛋️"], trendy: ["집들이 첫 메뉴 추천 받음 🍕"] },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🛋️",
    weight: 84,
    line: {
      professional: ["거실을 확장했고 {builtInWardrobes}을/를 두었습니다"],
      friendly: ["거실은 넓히고 옷은 {builtInWardrobes}에 넣고. 바닥에 남는 건 발바닥뿐"],
      luxury: ["넓힌 거실과 {builtInWardrobes}, 보이는 것이 적어 남는 것이 많습니다"],
      trendy: ["확장형 거실 + {builtInWardrobes}, 미니멀리즘 시작 가능"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["{builtInWardrobes}을/를 갖추었습니다"],
      friendly: ["{builtInWardrobes}이/가 있어서 장롱값과 사다리차값을 아껴요"],
      luxury: ["{builtInWardrobes}, 일상의 물건을 조용히 거둡니다"],
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
      friendly: ["“침대 안 보이는 데서 밥 먹고 싶다.” 원룸에서 이 생각 해 보셨다면, 여기는 중문이 있어요."],
      luxury: ["문 하나를 밀어 닫으면, 하루가 둘로 나뉩니다."],
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
      luxury: ["문 하나를 밀어 닫으면, 바깥이 한 겹 멀어집니다."],
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
    line: { professional: ["손님방이 있습니다"], friendly: ["손님방이 있어서 “자고 가” 한마디가 쉬워져요"], luxury: ["손님방, 이야기가 길어진 밤을 위하여"], trendy: ["손님방 있음 👉 막차 걱정 접수"] },
  },
  {
    on: ["enSuite"],
    icon: "🚿",
    line: {
      professional: ["침실에 욕실이 딸려 있습니다"],
      friendly: ["침실에 욕실이 딸려 있어서 잠옷 바람으로 씻으러 가요"],
      luxury: ["침실에서 욕실까지, 문 하나의 거리"],
      trendy: ["침실 안 욕실 👉 복도 안 거침"],
    },
  },
  {
    on: ["secondWc"],
    icon: "🚻",
    line: { professional: ["손님용 화장실이 따로 있습니다"], friendly: ["손님용 화장실이 따로 있어서 안쪽 욕실은 안 치워도 돼요 (조금은요)"], trendy: ["손님용 화장실 따로 👉 급할 때 진가 발휘"], luxury: ["손님을 위한 화장실을 따로 두었습니다"] },
  },
  {
    on: ["separateBathAndWc"],
    icon: "🛁",
    line: {
      professional: ["욕실과 화장실이 분리되어 있습니다"],
      friendly: ["욕실과 화장실이 분리돼 있어서 누가 씻는 동안에도 발 동동 구를 일이 없어요"],
      luxury: ["욕실과 화장실을 나누어, 목욕은 목욕으로 남겼습니다"],
      trendy: ["욕실·화장실 분리 👉 젖은 슬리퍼 안 밟음"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚻",
    line: { any: ["화장실이 따로 있습니다"], friendly: ["화장실이 따로 있어서 아침에 한 박자 빨라져요"], trendy: ["화장실 따로 👉 아침 병목 해소"] },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["욕조가 있습니다"],
      friendly: ["욕조가 있어서 퇴근길에 입욕제 고르는 재미가 생겨요"],
      luxury: ["욕조, 긴 하루를 물에 내려놓습니다"],
      trendy: ["욕조 있음 👉 입욕제 쟁여 두기"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: { any: ["워크인 샤워가 있습니다"], friendly: ["워크인 샤워라 걸어 들어가 씻고 걸어 나오면 끝이에요"], trendy: ["워크인 샤워 👉 아침 샤워 동선 직진"] },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    title: ["아치형 천장 아래, 와인을 눕혀 둘 자리"],
    open: {
      professional: ["{vaultedCellar}가 있습니다."],
      friendly: ["집 아래에 이야기 하나가 숨어 있어요. {vaultedCellar}예요."],
      luxury: ["아껴 둔 병들이 제 시간을 기다릴 자리. {vaultedCellar}."],
      trendy: ["{vaultedCellar} 있는 집, 실화? 와인 꺼내러 내려감 🍷"],
    },
    line: {
      professional: ["{vaultedCellar}가 있습니다"],
      friendly: ["{vaultedCellar}가 있어요. 와인도 김장김치도 제자리를 찾겠죠"],
      luxury: ["{vaultedCellar}, 시간이 천천히 익는 곳"],
      trendy: ["{vaultedCellar} 👉 퇴근 후 한 병 꺼내 오기 🍷"],
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
    on: ["cellar"],
    icon: "🍷",
    line: { professional: ["{cellar}가 있습니다"], friendly: ["{cellar}가 있어서 와인이든 김장이든 눕혀 둘 데가 있어요"], luxury: ["{cellar}, 시간을 맡겨 두는 곳"], trendy: ["{cellar} 👉 냉장고 자리 확보"] },
  },
  {
    on: ["basement"],
    icon: "⬇️",
    line: { professional: ["{basement}이 있습니다. 면적 산입 여부는 서류로 확인하시기 바랍니다"], friendly: ["{basement}이 있어요. 철 지난 짐이 거실로 올라오지 않아요"], luxury: ["{basement}, 한 층 아래의 여백"], trendy: ["{basement} 👉 취미 창고 확보"] },
  },
  {
    on: ["attic"],
    icon: "🪜",
    line: { professional: ["다락이 있습니다"], friendly: ["다락이 있어서 크리스마스트리가 열한 달 쉴 자리가 있어요"], luxury: ["다락, 오래된 상자들의 자리"], trendy: ["다락 있음 👉 캠핑 장비 수납 끝"] },
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
    open: { friendly: ["옷 고르는 아침이 조금 짧아지는 집, 드레스룸이 있어요."], trendy: ["드레스룸 있음. 의자 위 옷더미와 이별."] },
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
    line: { professional: ["팬트리가 있습니다"], friendly: ["팬트리가 있어서 라면 묶음도 생수도 제자리가 있어요"], luxury: ["팬트리, 부엌을 비워 두는 비결"], trendy: ["팬트리 👉 묶음 할인 환영"] },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: { professional: ["세탁실이 따로 있습니다"], friendly: ["세탁실이 따로 있어서 탈수 소리가 문 하나 너머예요"], luxury: ["세탁의 소리는 문 너머에"], trendy: ["세탁실 따로 👉 빨래 더미 은폐 가능"] },
  },
  {
    on: ["utilityRoom"],
    icon: "🧺",
    line: { professional: ["다용도실이 있습니다"], friendly: ["다용도실이 있어서 분리수거 바구니를 숨길 데가 있어요"], luxury: ["다용도실, 살림의 뒷무대"], trendy: ["다용도실 👉 분리수거 바구니 자리"] },
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
    line: { professional: ["복층 구조입니다"], friendly: ["복층 구조라 위아래로 쓰임을 나눌 수 있어요"], luxury: ["복층, 두 겹의 하루"], trendy: ["복층 👉 퇴근은 계단 위로"] },
  },
  {
    on: ["openPlan"],
    icon: "🍽️",
    line: { professional: ["거실과 주방이 하나로 이어집니다"], friendly: ["거실과 주방이 이어져 있어서 요리하면서도 대화에서 빠지지 않아요"], luxury: ["거실과 주방 사이에 벽을 두지 않았습니다"], trendy: ["거실·주방 일체형 👉 라면 끓이며 드라마 시청"] },
  },
  {
    on: ["tatamiRoom"],
    icon: "🍵",
    line: { professional: ["다다미방이 있습니다"], friendly: ["다다미방이 있어서 낮에는 상 펴고, 밤에는 이불 펴고"], luxury: ["다다미방, 풀 향기가 남는 자리"], trendy: ["다다미방 👉 앉으면 눕게 됨"] },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    line: { any: ["메자닌이 있습니다"], friendly: ["메자닌이 있어서 한 층 같은 반 층이 더 있어요"], trendy: ["메자닌 있음 👉 반 층 위 아지트"] },
  },
  {
    on: ["manyBedrooms"],
    unless: ["sharedHome"],
    icon: "🛏️",
    weight: 48,
    line: { professional: ["{beds}로 용도를 나누어 쓸 수 있습니다"], friendly: ["{beds}라 하나쯤은 서재나 취미방으로 돌려도 돼요"], luxury: ["{beds}, 그중 하나는 아무 일도 하지 않는 방으로"], trendy: ["{beds} 👉 하나는 내 작업실로 찜"] },
  },
];
