/** Things of a home as lines of a trendy list: clipped, to one reader. */
import type { Beat } from "#engine/copy/languages/base/plot";

export const outdoors: readonly Beat[] = [
  [
    "🪴 {southBalcony}. 식물 집사 데뷔각",
    "☀️ {southBalcony}. 이불 말리는 날이 축제",
    "☕ {balcony}. 카페 안 가도 되는 아침",
    "🍺 {balcony}. 퇴근 후 한 캔 자리 확보",
    "🪴 {twoBalconies}. 하나는 빨래, 하나는 나",
  ],
  [
    "🌿 {garden}. 주말 약속이 줄어들 예정",
    "🌿 {yard}. 캠핑 의자 펴면 거기가 캠핑장",
    "🌇 {terrace}. 저녁은 밖에서",
    "🌇 {roofTerrace}. 하늘 쪽에 방 하나 더",
    "🪵 {deck}. 맨발로 나가도 되는 바깥",
    "🌳 {courtyard}. 하늘 보이는 거실",
  ],
  [
    "🥬 {vegetableGarden}. 상추는 이제 따 먹는 것",
    "☀️ {solar}. 지붕도 일하는 집",
    "🍊 {persimmonTree}. 가을 간식 자급자족",
  ],
  [
    "🌊 {riverView}. 물멍 가능",
    "🌊 {seaView}. 물멍 가능",
    "⛰ {mountainView}. 산멍 가능",
    "🌳 {parkView}. 초록 배경 화면",
    "🌳 {courtyardFacing}. 창 열면 안뜰",
  ],
];

export const indoors: readonly Beat[] = [
  [
    "🍳 {newKitchen}. 첫 메뉴는 라면이어도 합격",
    "🍳 {kitchenIsland}. 홈파티 때 다들 여기 서 있음",
    "🍳 {openKitchen}. 요리하면서도 대화에 참여",
    "🍽 {dishwasher}. 설거지는 이쪽 담당",
    "🔥 {gasStove}. 볶음밥은 불맛",
    "🍜 {inductionHob}. 라면 물 올리는 중",
    "🍳 {fittedKitchen}. 냄비만 챙기면 입주 완료",
  ],
  [
    "👗 {walkInCloset}. 의자 옷무덤 은퇴",
    "🗄 {pantry}. 휴지 쟁이기 합법화",
    "👗 {builtInWardrobes}. 옷장 검색창 닫아도 됨",
    "🧳 {storageRoom}. 캐리어 숙소",
    "🧳 {cellarRoom}. 캐리어 숙소",
    "🧳 {cellar}. 철 지난 짐은 지하로",
    "🎧 {alphaRoom}. 용도는 살면서 정하기",
    "🎧 {study}. 노트북, 식탁 탈출",
    "🛠 {workshop}. 어지를 명분 생김",
  ],
  [
    "🧺 {washerDryer}. 비 와도 빨래 강행",
    "🧺 {washingMachine}. 첫날부터 빨래 가능",
    "🧺 {utilityBalcony}. 거실 빨래 건조대 철거",
    "🧺 {washerPlace}. 쓰던 세탁기 데려오면 됨",
  ],
  [
    "❄️ {systemAircon}. 여름 준비 = 리모컨 찾기",
    "❄️ {acUnits}. 여름 준비 = 리모컨 찾기",
    "❄️ {airConditioning}. 여름 준비 = 리모컨 찾기",
    "♨️ {underfloorHeating}. 바닥이 침대보다 좋은 계절 온다",
    "❄️ {centralAir}. 여름 준비 = 리모컨 찾기",
  ],
  [
    "🛁 {bathtub}. 반신욕 OTT 세트",
    "🛁 {bathWindow}. 씻고 환기까지 한 번에",
    "🚿 {separateBathAndWc}. 아침 화장실 전쟁 종료",
    "🛁 {bathDryer}. 장마철 빨래방 졸업",
    "🌬 {bothSides}. 앞뒤 창 열면 바람길",
    "🌞 {sunRoom}. 비 오는 날 멍때리는 자리",
    "🔥 {fireplace}. 불멍 장비 기본 탑재",
    "🧱 {exposedBrick}. 벽이 이미 인테리어",
    "🏛 {stucco}. 누우면 천장이 구경거리",
    "🪵 {hardwoodFloor}. 양말 벗게 되는 바닥",
    "🪵 {woodFloor}. 양말 벗게 되는 바닥",
    "🚪 {innerDoor}. 현관 찬 바람 컷",
  ],
];

export const around: readonly Beat[] = [
  ["📦 {parcelBox}. 집 비워도 택배는 도착", "📦 {parcelBox}. 부재중 알림 졸업"],
  [
    "🏪 {convenienceStore}. 야식 동선 확보",
    "🥬 {wetMarket}. 두부는 그날그날",
    "🥬 {market}. 두부는 그날그날",
    "🛒 {supermarket}. 냉장고 비어도 당황 금지",
    "🛒 {superNear}. 냉장고 비어도 당황 금지",
  ],
  ["🏃 {park}. 러닝 앱 깔아 두기", "🏃 {riverWalk}. 러닝 앱 깔아 두기"],
  ["🛗 {liftFromGarage}. 비 오는 날 우산 무직", "🛗 {lift}. 생수 묶음 주문해도 됨"],
  [
    "🏋️ {gym}. 운동 안 간 핑계 하나 삭제",
    "🏊 {communityPool}. 수영복 챙겨",
    "🏊 {pool}. 수영복 챙겨",
    "🚗 {garage}. 차한테도 방 있음",
    "🚗 {parkingSpace}. 골목 뺑뺑이 끝",
    "🚲 {bikeRoom}. 자전거 현관 점거 해제",
    "🔐 {autoLock}. 문 앞까지 아무나 못 옴",
  ],
];

export const state: readonly Beat[] = [
  ["{fullyRenovated} 완료.", "{renovated} 완료.", "{freshWallpaper} 완료.", "{fineFinish}."],
  [
    "{+petsAllowed}반려동물? 됨.",
    "{+catsAllowed}고양이? 됨.",
    "{+dogsAllowed}강아지? 됨.",
    "{+petsNegotiable}반려동물은 협의하면 됨.",
    "{petsAllowed}.",
    "{catsAllowed}.",
  ],
  ["{+fiveOnly}만 5년 보유에 가족 유일 주택(满五唯一).", "{furnished}, 몸만 와도 됨.", "{+vacant}지금 비어 있음."],
];

export const against: readonly Beat[] = [
  [
    "{+noLift}{+upstairsWithoutLift}대신 {floor.short}인데 엘리베이터 없음. 다리 운동은 덤.",
    "{+noLift}{+upstairsWithoutLift}대신 엘리베이터 없음. 다리 운동은 덤.",
    "{+noLift}대신 엘리베이터는 없음.",
  ],
  [
    "{+noParking}{+noPets}주차 자리 없음, 반려동물 불가. 여기서 걸리면 넘겨도 됨.",
    "{+noParking}주차 자리 없음. 차 있으면 여기서 고민.",
    "{+noPets}반려동물은 불가. 여기서 걸리면 넘겨도 됨.",
  ],
];

export const money: Beat = [
  "{depositSum}에 {price}. {managementFee}까지 합쳐서 한 달에 {monthlySum}.",
  "{?rent}{price}, {managementFee}. 합쳐서 한 달에 {monthlySum}.",
  "{?rent}{depositSum}에 {price}.",
  "{?sale}그래서 얼마? {price.bare}, {perSquareMetre.about}꼴.",
  "{?sale}그래서 얼마? {price.bare}.",
  "{?rent}그래서 얼마? {price}.",
  "{?jeonseLet}그래서 얼마? {price}.",
  "{?price.apart}{price}.",
];
