/** Posts about what was just done, and about what is old. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import {
  calmFabric,
  calmFire,
  calmHouse,
  calmLight,
  calmOutside,
  calmRooms,
  exactBath,
  exactFloor,
  exactKitchen,
  exactLight,
  exactOutside,
  exactParking,
  exactStorage,
  exactSystems,
} from "./calm.ts";
import {
  bath,
  cooking,
  deal,
  errands,
  floor,
  kitchen,
  laundry,
  lease,
  light,
  looks,
  marked,
  mended,
  outside,
  parcels,
  parking,
  rare,
  storage,
  warmth,
} from "./chat.ts";
import { cost, home, reach, tale } from "./tale.ts";

const doneIds = [
  "fullyRenovated",
  "newKitchen",
  "newBathroom",
  "newRoof",
  "newWindows",
  "appliancesRenewed",
  "repainted",
  "fineFinish",
] as const satisfies readonly PointId[];

const done = doneIds.flatMap((id): Plot[] => [
  tale({
    name: `dust is over, ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜装修的灰别人吃完了", "{city}{beds}，{" + id + "}"],
    open: [[`装修的灰，有人替你吃过了：{${id}}。`, `先划掉一笔预算：{${id}}。`], home("", "。")],
    body: [mended, kitchen, bath],
    list: [
      marked("✨ ", cooking),
      marked("✨ ", light),
      marked("✨ ", outside),
      marked("✨ ", storage),
      marked("✨ ", warmth),
      marked("✨ ", looks),
      ["✨ {transit.run}"],
    ],
    more: [floor, laundry, parcels, errands, parking, rare, lease, deal],
    price: cost("还没划掉的那笔："),
    close: [reach("带上水平尺来验，约", "带上水平尺来验，留言约。"), "你装过房吗？掉过几斤？"],
  }),
  tale({
    name: `works, with receipts, ${id}`,
    voices: ["professional"],
    on: [id],
    titles: ["{city}{beds}｜已完成的更新", "{city}{beds}，{" + id + "}"],
    open: [home("", `，{${id}}。`), "更新范围、用料与凭证，看房时可逐项核对。"],
    body: [mended, exactKitchen, exactBath, exactSystems],
    more: [exactLight, exactFloor, exactStorage, exactOutside, exactParking, ["出行方面，{transit.run}。"]],
    price: cost("价格："),
    close: [reach("需要更新明细，请联系", "需要更新明细，请留言。")],
  }),
  tale({
    name: `ready, ${id}`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，一切就绪", "{city}，{" + id + "}"],
    open: [[`{${id}}。只等人来。`, `灯可以直接打开：{${id}}。`], home("", "。")],
    body: [calmFabric, calmLight, calmRooms],
    more: [calmOutside, calmFire, calmHouse, ["{transit.run}。"]],
    price: cost(""),
    close: [reach("看房请约", "看房请先约好。")],
  }),
]);

const oldIds = [
  "fireplace",
  "woodStove",
  "originalFireplace",
  "stucco",
  "exposedBrick",
  "exposedStone",
  "beams",
  "cementTiles",
  "herringbone",
  "bayWindow",
] as const satisfies readonly PointId[];

const old = oldIds.flatMap((id): Plot[] => [
  tale({
    name: `older than us, ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜房子里有{" + id + "}", "{city}{beds}，先看{" + id + "}"],
    open: [
      [`看一眼就记住的东西：{${id}}。`, `让人记住这套的，是{${id}}。`],
      home("", "。"),
    ],
    body: [["{year}，{renovated}。"], looks, warmth, outside],
    list: [
      marked("🕯 ", light),
      marked("🕯 ", kitchen),
      marked("🕯 ", bath),
      marked("🕯 ", storage),
      marked("🕯 ", rare),
      ["🕯 {transit.run}"],
    ],
    more: [["{year}。"], floor, mended, parking, lease, deal],
    price: cost("情怀之外，"),
    close: [reach("想摸一摸实物，约", "想摸一摸实物，留言约。"), "房子里的细节，你先看哪一样？"],
  }),
  tale({
    name: `what time left, ${id}`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，先看见{" + id + "}", "{city}，{" + id + "}"],
    open: [[`{${id}}，看过便记得。`, `先看见的，是{${id}}。`], home("", "。")],
    body: [calmFire, calmFabric, calmOutside],
    more: [calmLight, calmRooms, calmHouse, ["{transit.run}。"]],
    price: cost(""),
    close: [reach("不急，约个白天，", "不急，约个白天来看。")],
  }),
  tale({
    name: `period details, listed, ${id}`,
    voices: ["professional"],
    on: [id],
    titles: ["{city}{beds}｜室内有{" + id + "}"],
    open: [home("", `，室内有{${id}}。`), "此类构件的现状与可用性，建议看房时逐处查验。"],
    body: [["{year}，{renovated}。", "{year}。"], exactKitchen, exactBath, exactSystems],
    more: [exactLight, exactFloor, exactStorage, exactOutside, exactParking, ["出行方面，{transit.run}。"]],
    price: cost("价格："),
    close: [reach("查验时间可约，联系", "查验时间可约，请留言。")],
  }),
]);

export const state: readonly Plot[] = [...done, ...old];
