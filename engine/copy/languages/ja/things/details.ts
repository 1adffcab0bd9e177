/** Where in the home, of what, in what state: as Japanese pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["(?:リビング|居間)(?:の|に|と)?", "リビングの"],
  inBedroom: ["(?:主寝室|寝室|洋室)(?:の|に)?", "寝室の"],
  inBedrooms: ["(?:寝室二つ|各寝室|寝室2室)(?:の|に)?", "各寝室の"],
  inAllRooms: ["(?:全室|各室|全居室)(?:の|に)?", "全室の"],
  inHall: ["(?:玄関|廊下|エントランス)(?:の|に)", "玄関の"],
  inKitchen: ["キッチン(?:の|に|横の|横に)", "キッチンの"],
  inBathroom: ["(?:浴室|バスルーム)(?:の|に)", "浴室の"],
  inBasement: ["地下(?:の|に)", "地下の"],
  underRoof: ["(?:屋根裏|最上階)(?:の|に)", "屋根裏の"],
  groundLevel: ["1階(?:の|に)", "1階の"],
  endOfGarden: ["庭の(?:奥|突き当たり)(?:の|に)?", "庭の奥の"],
  toCourtyard: ["中庭(?:側|向き|に面した)(?:の)?", "中庭側の"],
  toGarden: ["庭(?:側|向き|に面した)(?:の)?", "庭に面した"],
  toStreet: ["(?:通り|道路|街路)側(?:の)?", "通り側の"],
  inCourtyard: ["中庭(?:の|に)", "中庭の"],
  decorative: ["(?:装飾|飾り)(?:用)?(?:の)?", "装飾用"],
  withElectricity: ["(?:電気|電源)(?:あり|付き?)", "電気あり"],
  unheated: ["暖房(?:なし|無し)", "暖房なし"],
  oak: ["オーク(?:材)?(?:の)?", "オーク材の"],
  marble: ["大理石(?:の)?", "大理石の"],
  stone: ["石(?:造り)?の", "石造りの"],
  wood: ["木(?:製|造り)の?", "木の"],
  notCounted: ["(?:専有|居住)?面積に含まず", "面積に含まず"],
  included: ["(?:賃料|家賃|価格)に(?:含む|込み)", "賃料・価格に込み"],
  free: ["無料(?:の|で)?", "無料"],
  tenantsExpense: ["(?:入居者|借主)負担(?:の)?", "入居者負担"],
};
