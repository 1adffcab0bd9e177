/** Posts about who comes along on four legs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import {
  calmHouse,
  calmLight,
  calmOutside,
  exactBath,
  exactFloor,
  exactKitchen,
  exactLight,
  exactStorage,
} from "./calm.ts";
import {
  bath,
  errands,
  floor,
  kitchen,
  laundry,
  lease,
  looks,
  marked,
  outside,
  parcels,
  storage,
  warmth,
} from "./chat.ts";
import { cost, home, reach, tale } from "./tale.ts";

const allowed = [
  "catsAllowed",
  "petsAllowed",
  "dogsAllowed",
  "smallPets",
  "petsNegotiable",
] as const satisfies readonly PointId[];

export const pets: readonly Plot[] = allowed.flatMap((id): Plot[] => [
  tale({
    name: `four legs first, ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜毛孩子先看中的房", "{city}找房，带毛孩子看这条"],
    open: [
      [`🐾 {${id}}，这句写在前面，免得你翻到底才看见。`, `🐾 先替毛孩子问过了：{${id}}。`],
      home("写给铲屎官：", "。"),
    ],
    body: [
      [
        "{bayWindow}已被预定为瞭望台。",
        "{sillBay}已被预定为瞭望台。",
        "{livingSouth}，晒太阳的位置先到先得。",
        "窗户朝{aspect.bare}，打盹跟着太阳挪窝。",
      ],
      [
        "{southBalcony}记得先封网，再放猫。",
        "{balcony}记得先装网，再放毛孩子。",
        "{garden}用来打滚。",
        "{yard}用来打滚。",
      ],
      ["{park}，遛弯路线不用另找。", "{fenced}，撒绳之前先关门。"],
      ["{woodFloor}，掉毛看得见也扫得起。", "{hardwoodFloor}，指甲记得先剪。"],
    ],
    list: [
      marked("🛋 ", kitchen),
      marked("🛁 ", bath),
      marked("🧺 ", laundry),
      marked("🛒 ", errands),
      marked("📦 ", parcels),
      ["🚇 {transit.run}"],
    ],
    more: [floor, outside, lease, storage, warmth, looks],
    price: cost("罐头之外的开销："),
    close: [reach("带照片来约看，", "带照片来约看，留言。"), "先报上名来，叫什么？"],
  }),
  tale({
    name: `terms for pets, ${id}`,
    voices: ["professional"],
    on: [id],
    titles: ["{city}{beds}｜" + "养宠条件先说明", `{city}{beds}，{${id}}`],
    open: [home("", `，{${id}}。`), ["品种、数量与押金，请在签约前写进合同。", "养宠约定请写进合同，口头不算数。"]],
    body: [exactLight, exactKitchen, exactBath, exactStorage],
    more: [exactFloor, ["{park}，遛宠可用。"], ["出行方面，{transit.run}。"]],
    price: cost("费用："),
    close: [reach("请先告知宠物情况，联系", "请先留言告知宠物情况。")],
  }),
  tale({
    name: `a cushion by the window, ${id}`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，窗边的另一个位置"],
    open: [`窗边留一块软垫，给不说话的那一位：{${id}}。`, home("", "。")],
    body: [calmLight, calmOutside, ["{woodFloor}，听得见小爪子。", "{hardwoodFloor}，听得见小爪子。"]],
    more: [calmHouse, ["{transit.run}。"], ["{park}，傍晚同去。"]],
    price: cost(""),
    close: [reach("您与它一同来看，请约", "您与它一同来看，请先约好。")],
  }),
]);
