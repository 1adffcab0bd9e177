/** Where in the home, of what, in what state: as Chinese pages put it, and as texts set it beside a name. */
import type { Thing } from "#engine/copy/languages/base/things";
import type { Detail } from "#engine/copy/points/statement";

export const details: Readonly<Record<Detail, Thing>> = {
  inLiving: ["客厅(?:里)?|起居室", "客厅"],
  inBedroom: ["主卧|卧室(?:里)?|一间次卧", "卧室"],
  inBedrooms: ["两间(?:次)?卧室?|(?:各|两)间卧室|主次卧", "卧室"],
  inAllRooms: ["每(?:间|个)房(?:间)?|各房间|全屋", "全屋"],
  inHall: ["玄关处?|门厅|入户处|走廊(?:里)?", "门厅"],
  inKitchen: ["厨房(?:里|外)?(?!，)", "厨房"],
  inBathroom: ["卫生间(?:里)?|浴室(?:里)?", "浴室"],
  inBasement: ["地下室(?:里)?", "地下室"],
  underRoof: ["(?:阁楼|顶楼)(?:里|上)?", "阁楼"],
  groundLevel: ["(?:一楼|首层|底层)", "一楼"],
  endOfGarden: ["花园(?:尽头|深处|里头)", "花园尽头"],
  toCourtyard: ["(?:朝|对|面向|正对)(?:着)?(?:小区)?(?:内院|中庭|庭院)", "朝内院的"],
  toGarden: ["(?:朝|对|面向)(?:着)?花园", "朝花园的"],
  toStreet: ["(?:临|朝|沿)街(?:一?侧)?", "临街一侧的"],
  inCourtyard: ["(?:院(?:子)?里|院内|小区中庭)", "院内"],
  decorative: ["装饰(?:性|用)", "装饰性"],
  withElectricity: ["(?:通|带|接)(?:了)?电", "通电"],
  unheated: ["(?:无|没有|不带)(?:暖气|供暖)", "没有暖气"],
  oak: ["橡木", "橡木"],
  marble: ["大理石", "大理石"],
  stone: ["(?:石头|石砌|石材)", "石砌"],
  wood: ["(?:实木|木质|木制)", "木质"],
  notCounted: ["(?:不计入|未计入)(?:居住|套内|产证)?面积", "面积另计"],
  included: ["(?:随房)?(?:赠送|包含在内|含在(?:租金|房价)内)", "随房附送"],
  free: ["免费", "免费"],
  tenantsExpense: ["(?:租客|租户)(?:自理|承担|自费)", "费用自理"],
};
