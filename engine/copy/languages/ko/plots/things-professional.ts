/** Things of a home as a professional lists them: what each means in use. */
import type { Beat } from "#engine/copy/languages/base/plot";

export const indoors: readonly Beat[] = [
  [
    "· {slabPlan}, {fourBay}. 평면도를 보실 때 방과 거실이 놓인 순서를 함께 확인해 보십시오",
    "· {bothSides}. 앞뒤 창을 함께 열어 환기할 수 있습니다",
    "· {dualAspect}. 창이 난 두 면을 방문 때 확인해 보십시오",
    "· {livingSouth}. 가구를 놓으실 때 창가를 비워 두시기를 권합니다",
    "· {extendedLiving}. 가구 배치는 현재 치수를 재어 정하시면 됩니다",
    "· {slabPlan}. 평면도와 함께 보시면 구조가 한눈에 들어옵니다",
  ],
  [
    "· {pantry}. 식료품과 휴지를 주방 밖에 둘 자리가 따로 있습니다",
    "· {walkInCloset}. 침실에 옷장을 따로 놓지 않아도 됩니다",
    "· {builtInWardrobes}. 옷장을 새로 들이지 않아도 됩니다",
    "· {alphaRoom}. 서재나 수납 등 용도를 정해 쓰실 수 있습니다",
    "· {study}. 업무 공간을 따로 둘 수 있습니다",
    "· {storageRoom}. 부피 큰 짐의 자리가 정해져 있습니다",
    "· {cellarRoom}. 부피 큰 짐의 자리가 정해져 있습니다",
    "· {cellar}. 철 지난 짐을 집 밖에 두지 않아도 됩니다",
  ],
  [
    "· {newKitchen}. 사용 가능한 수납의 깊이를 방문 때 재어 보십시오",
    "· {dishwasher}. 별도 구매 없이 쓰실 수 있습니다",
    "· {fittedKitchen}. 주방 설치 비용이 따로 들지 않습니다",
    "· {gasStove}. 조리는 가스로 합니다",
    "· {inductionHob}. 조리는 전기로 합니다",
    "· {openKitchen}. 조리하면서 거실과 이어집니다",
    "· {separateKitchen}. 조리 공간이 거실과 나뉘어 있습니다",
  ],
  [
    "· {systemAircon}. 입주 때 따로 설치하지 않아도 됩니다",
    "· {acUnits}. 입주 때 따로 설치하지 않아도 됩니다",
    "· {airConditioning}. 입주 때 따로 설치하지 않아도 됩니다",
    "· {underfloorHeating}. 난방은 바닥에서 올라옵니다",
    "· {doubleGlazing}. 창호 상태는 방문 때 여닫아 확인해 보십시오",
    "· {districtHeating}. 보일러를 세대에서 관리하지 않습니다",
    "· {individualHeating}. 난방 시간과 온도를 세대에서 정합니다",
  ],
  [
    "· {washerDryer}. 세탁과 건조를 집 안에서 마칩니다",
    "· {washingMachine}. 세탁기를 따로 들이지 않아도 됩니다",
    "· {utilityBalcony}. 세탁 공간을 거실과 나눌 수 있습니다",
    "· {washerPlace}. 쓰시던 세탁기를 놓을 자리가 정해져 있습니다",
    "· {bathDryer}. 빨래를 욕실에서 말릴 수 있습니다",
    "· {separateBathAndWc}. 씻는 곳과 화장실을 따로 씁니다",
    "· {bathWindow}. 욕실 환기를 창으로 할 수 있습니다",
  ],
  [
    "· {fireplace}. 사용 전 점검 이력을 함께 확인하시기 바랍니다",
    "· {hardwoodFloor}. 바닥 상태는 가구 밑까지 확인해 보십시오",
    "· {woodFloor}. 바닥 상태는 가구 밑까지 확인해 보십시오",
    "· {stucco}. 조명 위치를 정할 때 함께 보시면 됩니다",
    "· {innerDoor}. 현관과 거실 사이를 한 번 더 막아 줍니다",
  ],
];

export const outside: readonly Beat[] = [
  [
    "· {southBalcony}. 빨래와 화분의 자리가 됩니다",
    "· {balcony}. 빨래와 화분의 자리가 됩니다",
    "· {twoBalconies}. 세탁과 휴식의 자리를 나눌 수 있습니다",
    "· {garden}. 관리할 범위를 방문 때 함께 둘러보십시오",
    "· {yard}. 관리할 범위를 방문 때 함께 둘러보십시오",
    "· {terrace}. 식탁을 밖에 놓을 수 있습니다",
    "· {roofTerrace}. 사용 조건을 함께 확인하시기 바랍니다",
  ],
  [
    "· {liftFromGarage}. 주차 후 비를 맞지 않고 올라갑니다",
    "· {garage}. 차를 실내에 둘 수 있습니다",
    "· {parkingSpace}. 주차를 따로 구하지 않아도 됩니다",
    "· {parkingRatio}. 등록 가능한 대수는 관리 규약으로 확인하시기 바랍니다",
  ],
  [
    "· {lift}. 이사 때 큰 가구의 치수만 재어 두시면 됩니다",
    "· {parcelBox}. 부재중에도 택배를 받습니다",
    "· {autoLock}. 방문객은 안에서 열어 드립니다",
  ],
  [
    "· {park}. 산책 경로를 지도로 확인해 보십시오",
    "· {supermarket}. 장보기 동선에 들어갑니다",
    "· {superNear}. 장보기 동선에 들어갑니다",
    "· {wetMarket}. 장보기 동선에 들어갑니다",
    "· {market}. 장보기 동선에 들어갑니다",
    "· {convenienceStore}. 늦은 시각의 장보기에 씁니다",
  ],
  [
    "· {riverView}. 창마다 보이는 범위를 확인해 보십시오",
    "· {seaView}. 창마다 보이는 범위를 확인해 보십시오",
    "· {mountainView}. 창마다 보이는 범위를 확인해 보십시오",
    "· {courtyardFacing}. 창을 열어 들리는 소리까지 확인해 보십시오",
    "· {solar}. 발전량 기록을 요청하실 수 있습니다",
    "· {bikeRoom}. 자전거를 집 안에 들이지 않아도 됩니다",
  ],
];

export const state: readonly Beat[] = [
  [
    "{fullyRenovated}을/를 마쳤습니다.",
    "{renovated}을/를 거쳤습니다.",
    "{freshWallpaper}을/를 마쳤습니다.",
    "{fineFinish}입니다.",
    "{newRoof}을/를 마쳤습니다.",
  ],
  [
    "{+petsAllowed}반려동물과 함께 살 수 있습니다.",
    "{+catsAllowed}고양이와 함께 살 수 있습니다.",
    "{+dogsAllowed}강아지와 함께 살 수 있습니다.",
    "{+petsNegotiable}반려동물은 협의할 수 있습니다.",
    "{petsAllowed} 조건입니다.",
    "{catsAllowed} 조건입니다.",
  ],
  [
    "{fiveOnly} 조건입니다. 세금은 관할 창구에서 확인하시기 바랍니다.",
    "{furnished}이며, 목록은 계약서에 붙이시면 됩니다.",
    "{+vacant}현재 비어 있습니다.",
    "{chainFree} 매물입니다.",
  ],
];

export const against: readonly Beat[] = [
  [
    "{+noLift}{+upstairsWithoutLift}미리 말씀드릴 점은 {floor.short}이면서 엘리베이터가 없다는 것입니다. 이사 견적을 받을 때 함께 알려 주십시오.",
    "{+noLift}{+upstairsWithoutLift}미리 말씀드릴 점은 엘리베이터가 없다는 것입니다. 이사 견적을 받을 때 함께 알려 주십시오.",
    "{+noLift}엘리베이터는 없습니다.",
  ],
  [
    "{+noParking}{+noPets}주차 자리가 없고 반려동물은 허용되지 않습니다.",
    "{+noParking}주차 자리는 없으므로 차량이 있으시면 먼저 확인하시기 바랍니다.",
    "{+noPets}반려동물은 허용되지 않습니다.",
  ],
];

export const money: Beat = [
  "{depositSum}에 {price}이며, {managementFee}까지 합쳐서 한 달에 드는 금액은 {monthlySum}입니다.",
  "{?rent}{price}, {managementFee}. 합쳐서 한 달에 드는 금액은 {monthlySum}입니다.",
  "{?rent}{depositSum}에 {price}입니다.",
  "{?sale}가격은 {price.bare}, {perSquareMetre.about}꼴입니다.",
  "{?sale}가격은 {price.bare}입니다.",
  "{?rent}{price}입니다.",
  "{?jeonseLet}{price}입니다.",
  "{?price.apart}{price}.",
];
