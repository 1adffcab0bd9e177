/** Where in the home, of what, in what state: as Korean pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["거실(?:의|에)?(?=\\P{L}|$)", "거실 "],
  inBedroom: ["(?:안방|침실)(?:의|에)?(?=\\P{L}|$)", "침실 "],
  inBedrooms: ["(?:침실 ?(?:두|2) ?(?:곳|개)|각 ?침실)(?:의|에)?", "각 침실 "],
  inAllRooms: ["(?:모든 ?방|전 ?실|방마다)(?:의|에)?", "모든 방 "],
  inHall: ["(?:현관|복도)(?:의|에)?(?=\\P{L}|$)", "현관 "],
  inKitchen: ["(?:주방|부엌)(?: ?옆)?(?:의|에)?(?=\\P{L}|$)", "주방 "],
  inBathroom: ["(?:욕실|화장실)(?:의|에)?(?=\\P{L}|$)", "욕실 "],
  inBasement: ["지하(?:의|에)?(?=\\P{L}|$)", "지하 "],
  underRoof: ["(?:다락|지붕 ?아래)(?:의|에)?(?=\\P{L}|$)", "다락 "],
  groundLevel: ["(?:건물 ?)?1층(?:의|에)?(?=\\P{L}|$)", "1층 "],
  endOfGarden: ["정원 ?끝(?:의|에)?(?=\\P{L}|$)", "정원 끝 "],
  toCourtyard: ["(?:안뜰|중정) ?(?:쪽|방향)(?:의)?", "안뜰 쪽 "],
  toGarden: ["정원 ?(?:쪽|방향)(?:의)?", "정원 쪽 "],
  toStreet: ["(?:길|도로|거리) ?쪽(?:의)?", "길 쪽 "],
  inCourtyard: ["(?:안뜰|마당)(?:의|에)(?=\\P{L}|$)", "안뜰 "],
  decorative: ["장식용(?:의)?", "장식용"],
  withElectricity: ["전기 ?(?:있음|들어옴|사용 ?가능)", "전기 사용 가능"],
  unheated: ["난방 ?(?:없음|안 ?됨)", "난방 없음"],
  oak: ["(?:오크|참나무)(?:로 ?된)?", "오크 "],
  marble: ["대리석(?:으로 ?된)?", "대리석 "],
  stone: ["(?:돌|석재)(?:로 ?된)?", "돌로 된 "],
  wood: ["(?:나무|원목)(?:로 ?된)?", "나무 "],
  notCounted: ["(?:전용)?면적(?:에)? ?(?:미포함|불포함)", "면적 별도"],
  included: ["(?:월세|임대료|가격)(?:에)? ?포함", "포함"],
  free: ["무료(?:의|로)?", "무료"],
  tenantsExpense: ["(?:임차인|입주자) ?부담", "입주자 부담"],
};
