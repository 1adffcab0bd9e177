/** Things of a home as a luxury post sees them: an image each, in few words. */
import type { Beat } from "#engine/copy/languages/base/plot";

export const first: Beat = [
  "{riverView}. 물은 하루에도 몇 번씩 빛깔을 바꿉니다.",
  "{seaView}. 수평선은 하루에도 몇 번씩 빛깔을 바꿉니다.",
  "{mountainView}. 계절은 산에서 먼저 내려옵니다.",
  "{originalFireplace}. 불은 이 집의 오래된 손님입니다.",
  "{fireplace}. 겨울 저녁이 모이는 자리가 정해져 있습니다.",
  "{garden}. 아침 이슬을 밟고 한 바퀴.",
  "{yard}. 저녁이면 의자를 내어놓을 자리.",
  "{terrace}. 저녁 식탁이 하늘 아래로 나갑니다.",
  "{roofTerrace}. 하늘을 천장으로 둔 방 하나.",
  "{courtyard}. 하늘이 반듯하게 담기는 자리.",
  "{southBalcony}. 볕이 들어와 앉는 자리.",
  "{twoBalconies}. 바깥을 향한 자리가 둘.",
  "{balcony}. 안과 밖 사이에 놓인 한 걸음.",
  "{bayWindow}. 책 한 권이 오래 머무는 자리.",
  "{stucco}. 고개를 들면 천장에 손길이 남아 있습니다.",
  "{livingSouth}. 소파가 놓일 자리를 창이 먼저 정해 둡니다.",
];

export const images: readonly Beat[] = [
  [
    "{hardwoodFloor}, 맨발에 닿는 나무의 결.",
    "{woodFloor}, 맨발에 닿는 나무의 결.",
    "{herringbone}, 발밑에 이어지는 나무의 무늬.",
    "{underfloorHeating}, 바닥에서 올라오는 온기.",
    "{exposedBrick}, 세월이 그대로 벽지가 된 방.",
  ],
  [
    "{walkInCloset}, 외출을 준비하는 방.",
    "{study}, 문을 닫고 앉는 책상.",
    "{library}, 책이 먼저 자리를 잡은 방.",
    "{alphaRoom}, 아직 이름이 없는 방.",
    "{builtInWardrobes}, 벽 속으로 물러난 수납.",
    "{cellar}, 병들이 누워 기다리는 곳.",
    "{pantry}, 식탁의 뒷이야기를 맡는 방.",
  ],
  [
    "{kitchenIsland}, 손님이 잔을 들고 기대서는 곳.",
    "{newKitchen}, 첫 식사를 기다리는 곳.",
    "{openKitchen}, 끓는 소리가 거실까지 닿는 곳.",
    "{separateKitchen}, 요리하는 사람만의 방.",
    "{fittedKitchen}, 벽에 맞춰 짜 넣은 자리.",
  ],
  [
    "{freestandingBath}, 하루를 내려놓는 물.",
    "{bathtub}, 하루를 내려놓는 물.",
    "{bathWindow}, 김 서린 창으로 드는 아침.",
    "{sunRoom}, 비 오는 날의 응접실.",
    "{porch}, 빗소리를 듣는 자리.",
  ],
  [
    "{persimmonTree}, 가을마다 켜지는 등불.",
    "{oliveTree}, 바람에 잎을 뒤집는 나무.",
    "{oldTrees}, 집보다 먼저 와 있던 나무.",
    "{vegetableGarden}, 저녁상을 위한 몇 걸음.",
    "{deck}, 안과 밖이 같은 높이로 이어지는 곳.",
    "{courtyardFacing}, 길이 아닌 뜰을 향한 창.",
  ],
  [
    "{liftFromGarage}, 비를 만나지 않는 귀가.",
    "{garage}, 차를 들이고 닫는 문.",
    "{concierge}, 사람이 맞아 주는 입구.",
    "{park}, 저녁 산책의 반환점.",
    "{pool}, 물빛이 있는 오후.",
    "{lift}, 손에 든 꽃이 흔들리지 않게.",
  ],
];

export const state: readonly Beat[] = [
  ["{fullyRenovated}을/를 마친 집입니다.", "{renovated}을/를 거친 집입니다.", "{freshWallpaper}을/를 마친 집입니다."],
  [
    "{+petsAllowed}반려동물의 자리도 있습니다.",
    "{+catsAllowed}고양이의 자리도 있습니다.",
    "{+dogsAllowed}강아지의 자리도 있습니다.",
    "{+petsNegotiable}반려동물은 뵙고 협의하겠습니다.",
    "{petsAllowed}.",
    "{catsAllowed}.",
  ],
  ["{fiveOnly}.", "{furnished}.", "{+vacant}지금은 비어 있습니다."],
];

export const against: readonly Beat[] = [
  [
    "{+noLift}{+upstairsWithoutLift}{floor.short}까지는 계단으로 오릅니다. 엘리베이터는 없습니다.",
    "{+noLift}{+upstairsWithoutLift}집까지는 계단으로 오릅니다. 엘리베이터는 없습니다.",
    "{+noLift}엘리베이터는 없습니다.",
  ],
  [
    "{+noParking}{+noPets}주차 자리는 없고, 반려동물은 허용되지 않습니다.",
    "{+noParking}주차 자리는 없습니다.",
    "{+noPets}반려동물은 허용되지 않습니다.",
  ],
];

export const money: Beat = [
  "{depositSum}에 {price}, {managementFee}.",
  "{?rent}{depositSum}에 {price}.",
  "{?sale}{price}, {managementFee}.",
  "{?sale}{price}.",
  "{?rent}{price}.",
  "{?jeonseLet}{price}.",
  "{?price.apart}{price}.",
];
