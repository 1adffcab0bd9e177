/** Things of a home as lines of a friendly list: what each is good for on an ordinary day. */
import type { Beat } from "#engine/copy/languages/base/plot";

export const outdoors: readonly Beat[] = [
  [
    "🪴 {southBalcony}, 화분과 빨래가 자리다툼할 곳",
    "☀️ {southBalcony}, 이불 너는 날이 기다려져요",
    "🪴 {balcony}, 커피 한 잔 들고 나갈 바깥이 있어요",
    "🪴 {balcony}, 의자 하나면 바람 쐬러 멀리 안 가도 돼요",
    "🪴 {twoBalconies}, 하나는 빨래, 하나는 화분 몫이에요",
  ],
  [
    "🌿 {garden}, 물 주는 게 주말 일과가 될지도요",
    "🌿 {yard}, 돗자리 펼 곳을 검색하지 않아도 돼요",
    "🌿 {terrace}, 의자 둘이면 바깥에서 저녁을 먹어요",
    "🌿 {courtyard}, 하늘이 보이는 거실 하나가 더 있는 셈이에요",
  ],
  ["🥬 {vegetableGarden}, 상추는 이제 사는 게 아니라 따는 것", "🍊 {persimmonTree}, 가을엔 고개 들 일이 생겨요"],
  [
    "🛋 {porch}, 비 오는 소리 듣기 좋은 자리",
    "☀️ {solar}, 지붕이 전기를 벌어다 줘요",
    "🌳 {courtyardFacing}, 창을 열면 안뜰이에요",
  ],
  ["🌇 {roofTerrace}, 하늘 쪽으로 방 하나가 더 있는 기분", "🪵 {deck}, 맨발로 나가도 되는 바깥"],
];

export const indoors: readonly Beat[] = [
  [
    "🍳 {newKitchen}, 첫 요리는 라면이어도 괜찮아요",
    "🍳 {kitchenIsland}, 썰면서 마주 보고 이야기하는 자리",
    "🍳 {openKitchen}, 찌개 끓이면서 거실과 대화해요",
    "🍳 {dishwasher}, 설거지 당번은 얘한테 맡기세요",
    "🍳 {gasStove}, 볶음밥은 역시 불꽃이죠",
    "🍳 {inductionHob}, 불꽃 없이 끓이는 라면 한 냄비",
    "🍳 {fittedKitchen}, 냄비만 들고 오시면 돼요",
  ],
  [
    "🗄 {pantry}, 라면과 휴지도 자기 방이 생겨요",
    "👗 {walkInCloset}, 의자에 쌓이던 옷들의 새 주소",
    "👗 {builtInWardrobes}, 이삿짐에서 옷장 하나가 빠져요",
    "🗄 {storageRoom}, 캐리어와 선풍기가 철 지나 쉬는 곳",
    "🗄 {cellarRoom}, 캐리어는 여기서 다음 여행을 기다려요",
    "🗄 {cellar}, 와인도 김장통도 받아 줘요",
    "🗄 {alphaRoom}, 쓸모는 살면서 정하셔도 돼요",
  ],
  [
    "🧺 {washerDryer}, 빨래가 비 소식을 안 기다려요",
    "🧺 {washingMachine}, 이사한 날 저녁부터 돌릴 수 있어요",
    "🧺 {washerPlace}, 쓰던 세탁기 그대로 데려오세요",
    "🧺 {utilityBalcony}, 빨래는 거실에 안 널어도 돼요",
  ],
  [
    "❄️ {systemAircon}, 여름 준비는 리모컨 찾기로 끝",
    "❄️ {acUnits}, 설치 기사님 기다릴 일은 없어요",
    "❄️ {airConditioning}, 여름 준비는 리모컨 찾기로 끝",
    "♨️ {underfloorHeating}, 겨울엔 바닥에 눕는 게 답이죠",
  ],
  [
    "🛁 {bathtub}, 반신욕은 이제 집에서",
    "🛁 {bathWindow}, 씻고 나서 창부터 열어요",
    "🛁 {bathDryer}, 장마철 빨래는 욕실에 맡겨요",
    "🚿 {separateBathAndWc}, 아침에 문 두드릴 일이 줄어요",
  ],
  [
    "🔥 {fireplace}, 겨울 저녁의 자리는 정해졌어요",
    "🪵 {hardwoodFloor}, 양말 벗고 다니고 싶은 바닥",
    "🪵 {woodFloor}, 양말 벗고 다니고 싶은 바닥",
    "🌬 {bothSides}, 앞뒤 창을 열면 바람이 지나가요",
    "🌞 {sunRoom}, 비 오는 날에도 바깥이 보이는 자리",
    "🚪 {innerDoor}, 현관 찬 바람은 여기서 한 번 멈춰요",
    "🏛 {stucco}, 누워서 천장 보는 재미가 있어요",
    "📚 {study}, 노트북이 식탁을 떠날 수 있어요",
    "🛠 {workshop}, 어지를 핑계가 생겨요",
  ],
];

export const around: readonly Beat[] = [
  ["📦 {parcelBox}, 집에 없어도 택배는 도착해 있어요", "📦 {parcelBox}, 반품 기사님 기다리느라 못 나갈 일이 없어요"],
  [
    "🛒 {convenienceStore}, 아이스크림은 안 쟁여 둬도 돼요",
    "🥬 {wetMarket}, 두부는 그날그날 사는 걸로",
    "🥬 {market}, 두부는 그날그날 사는 걸로",
    "🛒 {supermarket}, 냉장고가 비어도 걱정이 덜해요",
    "🛒 {superNear}, 냉장고가 비어도 걱정이 덜해요",
  ],
  ["🌳 {park}, 저녁 먹고 한 바퀴가 습관이 될지도요", "🌳 {riverWalk}, 운동화는 현관 앞에 두세요"],
  ["🛗 {lift}, 생수 묶음 사는 날 고마워져요", "🛗 {liftFromGarage}, 비 오는 날 우산이 심심해요"],
  [
    "🚗 {garage}, 차도 자기 방이 있어요",
    "🚗 {parkingSpace}, 퇴근 후 골목을 돌 일이 없어요",
    "🚲 {bikeRoom}, 자전거가 현관을 막지 않아요",
    "🏋️ {gym}, 운동 못 간 핑계 하나가 사라져요",
    "🏊 {communityPool}, 수영복은 꺼내기 쉬운 데 두세요",
  ],
];

/** What state it is in, who may come along, what the papers say: each in a sentence. */
export const state: readonly Beat[] = [
  [
    "{fullyRenovated}을/를 마친 집이에요.",
    "{renovated}을/를 거친 집이에요.",
    "{freshWallpaper}을/를 마쳤으니 못 자국부터 셀 일은 없겠죠.",
    "{fineFinish}, 가구 자리만 고민하시면 돼요.",
  ],
  [
    "{+petsAllowed}반려동물도 함께 살 수 있고요.",
    "{+catsAllowed}고양이도 함께 살 수 있고요.",
    "{+dogsAllowed}강아지도 함께 살 수 있고요.",
    "{+petsNegotiable}반려동물은 협의할 수 있어요.",
    "{petsAllowed}, 이건 밑줄 그어 둘게요.",
    "{catsAllowed}, 이건 밑줄 그어 둘게요.",
  ],
  [
    "창밖은 {riverView}이에요/예요.",
    "창밖은 {seaView}이에요/예요.",
    "창밖은 {mountainView}이에요/예요.",
    "창밖은 {parkView}이에요/예요.",
  ],
  [
    "{+fiveOnly}만 5년 보유에 가족 유일 주택(满五唯一)이라서 세금 따지는 분들이 먼저 묻는 조건이에요.",
    "{furnished}이라서 몸만 먼저 와도 돼요.",
    "{+vacant}지금 비어 있는 집이에요.",
  ],
];

/** What speaks against it, said once and lightly. */
export const against: readonly Beat[] = [
  [
    "{+noLift}{+upstairsWithoutLift}미리 말씀드리면 {floor.short}인데 엘리베이터가 없어요. 다리 운동이라고 생각해 주세요.",
    "{+noLift}{+upstairsWithoutLift}미리 말씀드리면 엘리베이터가 없어요. 다리 운동이라고 생각해 주세요.",
    "{+noLift}미리 말씀드리면 엘리베이터는 없어요.",
  ],
  [
    "{+noParking}{+noPets}주차 자리가 없고 반려동물도 안 돼요. 이 두 가지는 미리 알고 오시는 게 좋겠죠.",
    "{+noParking}차 세울 자리는 없어요. 차가 있다면 이것부터 따져 보세요.",
    "{+noPets}반려동물은 안 돼요. 아쉽지만 미리 말씀드릴게요.",
  ],
];

/** What is paid, in one breath; the machine adds what this leaves out. */
export const money: Beat = [
  "{depositSum}에 {price}이고/고, 한 달에 드는 돈은 {managementFee}까지 합쳐서 {monthlySum}이에요/예요.",
  "{?rent}{price}이고/고, 한 달에 드는 돈은 {managementFee}까지 합쳐서 {monthlySum}이에요/예요.",
  "{?rent}{depositSum}에 {price}이에요/예요.",
  "{?sale}{price.bare}에 나왔고, {perSquareMetre.about}꼴이에요.",
  "{?sale}값은 {price.bare}이에요/예요.",
  "{?rent}{price}에 나왔어요.",
  "{?jeonseLet}{price}에 나왔어요[. {managementFee}이고요].",
  "{?price.apart}{price}.",
];
