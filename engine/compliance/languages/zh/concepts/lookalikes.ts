/** Lucky words that a shop is called by: they stand right before what it sells. */
import type { Concept } from "#engine/compliance/frames/language";

const unless = [
  "(旺财|旺旺|聚宝盆|聚宝|招财|招财猫|聚财|进财|生财|财神|鸿运|好运来|福满楼|吉祥|紫气东来|金元宝) ..3 (宠物店|火锅店|火锅|超市|便利店|餐厅|餐馆|饭店|酒楼|面馆|茶楼|药房|银行|洗衣店|五金店|小吃店|水果店|理发店|烤肉店|小吃|粮油|杂货店)",
];

export const lookalikes: Record<string, Concept> = {
  "luck-of-place": { frames: [], unless },
  "value-rise-promised": { frames: [], unless },
};
