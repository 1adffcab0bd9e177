/** Posts about which way a home looks, what it looks at, and what it is near. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import {
  calmFabric,
  calmFire,
  calmHouse,
  calmOutside,
  calmRooms,
  exactBath,
  exactFinish,
  exactFloor,
  exactKitchen,
  exactOutside,
  exactStorage,
  exactSystems,
} from "./calm.ts";
import {
  bath,
  deal,
  errands,
  finish,
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

const compass: readonly Plot[] = [
  tale({
    name: "where the bed should stand",
    voices: ["friendly", "trendy"],
    on: ["aspect"],
    weight: 55,
    titles: ["{city}{beds}｜窗户朝{aspect.bare}", "{city}｜沙发摆哪先看朝向"],
    open: [
      ["沙发摆哪、床头朝哪，先看窗户：朝{aspect.bare}。", "别急着问价，先问窗户朝哪。答：{aspect.bare}。"],
      home("", "。"),
    ],
    body: [
      ["{livingSouth}，沙发别挡窗。"],
      ["{aspect.open}，换气不靠风扇。"],
      ["{southBalcony}归被子和绿植。", "{balcony}归被子和绿植。"],
    ],
    list: [
      marked("🍳 ", kitchen),
      marked("🛁 ", bath),
      marked("👀 ", looks),
      marked("📦 ", storage),
      marked("🔧 ", rare),
      ["🚇 {transit.run}"],
      marked("🛒 ", errands),
    ],
    more: [floor, warmth, outside, parcels, laundry, lease, finish, mended, parking, deal],
    price: cost("现在可以问价了："),
    close: [reach("想看哪个钟点的光，跟我约，", "想看哪个钟点的光，留言约。"), "你家沙发多长？先量好。"],
  }),
  tale({
    name: "the hour to view",
    voices: ["professional"],
    on: ["aspect"],
    weight: 54,
    titles: ["{city}{beds}｜按朝向约看房时间", "{city}{beds}，窗朝{aspect.bare}"],
    open: [
      home("", "，窗户朝{aspect.bare}。"),
      "看房时间建议按朝向来定，上午下午各看一次，日照与遮挡便有结论。",
    ],
    body: [["{livingSouth}。"], exactOutside, exactKitchen, exactBath],
    more: [exactFloor, exactStorage, exactSystems, exactFinish, ["出行方面，{transit.run}。"]],
    price: cost("费用："),
    close: [reach("两个时段都可约，联系", "两个时段都可约，请留言。")],
  }),
];

const near: readonly Plot[] = [
  tale({
    name: "the road home",
    voices: ["friendly", "trendy"],
    on: ["transit"],
    weight: 56,
    titles: ["{city}｜出站之后的这段路", "{city}{beds}，近{transit.tag}"],
    open: [["先从出站口说起：{transit.run}。", "下班路线先画好：{transit.run}。"], home("到家就是", "。")],
    body: [errands, parcels, floor],
    list: [
      marked("🔑 ", light),
      marked("🍳 ", kitchen),
      marked("🛁 ", bath),
      marked("🌿 ", outside),
      marked("👀 ", looks),
      marked("🧺 ", laundry),
    ],
    more: [warmth, storage, rare, lease, finish, mended, parking, deal],
    price: cost("到家的门票："),
    close: [reach("想先走一遍这段路，约", "想先走一遍这段路，留言约。"), "你现在下班要倒几趟车？"],
  }),
  tale({
    name: "distance stated",
    voices: ["professional"],
    on: ["transit"],
    weight: 55,
    titles: ["{city}{beds}｜位置与站点", "{city}{beds}，出行先说明"],
    open: [home("", "，{transit.run}。"), "距离按房源资料列出，步行路线建议看房当天实走一遍。"],
    body: [exactFloor, exactKitchen, exactBath, exactStorage],
    more: [exactOutside, exactSystems, exactFinish, ["{parcelBox}收件，{autoLock}出入。", "{parcelBox}可代收快递。"]],
    price: cost("费用："),
    close: [reach("看房可约在站口碰面，联系", "看房可约在站口碰面，请留言。")],
  }),
  tale({
    name: "from the station, unhurried",
    voices: ["luxury"],
    on: ["transit"],
    weight: 52,
    titles: ["{city}，归途有数"],
    open: [["归途有数：{transit.run}。"], home("", "。")],
    body: [calmOutside, calmFire, calmFabric],
    more: [calmRooms, calmHouse],
    price: cost(""),
    close: [reach("看房请约", "看房请先约好。")],
  }),
];

const viewIds = ["seaView", "riverView", "lakeView", "mountainView", "parkView"] as const satisfies readonly PointId[];
const views = viewIds.flatMap((id): Plot[] => [
  tale({
    name: `wallpaper for the eyes, ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜手机壁纸换成自家的", "{city}{beds}，{" + id + "}"],
    open: [[`先看这一条：{${id}}。手机壁纸可以换成自家的了。`, `别的先不说，先说{${id}}。`], home("", "。")],
    body: [outside, light, ["{floor.run}，有{lift}。", "{floor.run}。"]],
    list: [marked("🍳 ", kitchen), marked("🛁 ", bath), marked("🚗 ", parking), marked("📦 ", storage), ["🚇 {transit.run}"]],
    more: [looks, warmth, rare, lease, mended, deal],
    price: cost("价钱："),
    close: [reach("想自己拍一张，约", "想自己拍一张，留言约。"), "早上看还是傍晚看？"],
  }),
  tale({
    name: `kept for the eyes, ${id}`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，{" + id + "}", "{city}，窗外那一边"],
    open: [[`{${id}}。`], home("", "。")],
    body: [calmOutside, calmFire, calmRooms],
    more: [calmFabric, calmHouse, ["{transit.run}。"]],
    price: cost(""),
    close: [reach("看房请约", "看房请先约好。")],
  }),
  tale({
    name: `what the window shows, ${id}`,
    voices: ["professional"],
    on: [id],
    titles: ["{city}{beds}｜{" + id + "}"],
    open: [home("", `，{${id}}。`), "景观范围与有无遮挡，请在看房时逐窗确认。"],
    body: [exactOutside, exactKitchen, exactBath],
    more: [exactFloor, exactStorage, exactSystems, exactFinish, ["出行方面，{transit.run}。"]],
    price: cost("费用："),
    close: [reach("看房请联系", "看房请先留言预约。")],
  }),
]);

const swimming = (["pool", "communityPool"] as const).map((id) =>
  tale({
    name: `find your goggles, ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜把泳镜翻出来", "{city}{beds}，泳衣别压箱底"],
    open: [[`泳镜该翻出来了：这里有{${id}}。`, `泳衣别压箱底，这套带{${id}}。`], home("", "。")],
    body: [["游完回家，{bathtub}接着泡。"], outside, light],
    list: [marked("🍳 ", kitchen), marked("🛁 ", bath), marked("🧺 ", laundry), marked("📦 ", storage), ["🚇 {transit.run}"]],
    more: [floor, rare, looks, warmth, parking, lease, mended, deal],
    price: cost("价钱："),
    close: [reach("岸上的部分，约看找", "岸上的部分，留言约看。"), "你会蛙泳还是狗刨？"],
  }),
);

export const outlook: readonly Plot[] = [...compass, ...near, ...views, ...swimming];
