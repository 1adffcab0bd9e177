/** Posts about ground, terrace and balcony of one's own. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { PointId } from "#engine/copy/points/points";
import {
  calmFabric,
  calmFire,
  calmHouse,
  calmLight,
  calmRooms,
  exactBath,
  exactFloor,
  exactKitchen,
  exactLight,
  exactParking,
  exactStorage,
  exactSystems,
} from "./calm.ts";
import { bath, deal, floor, kitchen, light, looks, marked, mended, parking, rare, storage, warmth } from "./chat.ts";
import { cost, home, reach, tale } from "./tale.ts";

const ground = ["garden", "yard", "courtyard", "rearYard"] as const satisfies readonly PointId[];
const upstairs = ["terrace", "roofTerrace", "deck", "patio"] as const satisfies readonly PointId[];
const balconies = ["balcony", "southBalcony", "twoBalconies", "loggia"] as const satisfies readonly PointId[];

const growing = [
  ["{fruitTrees}已经种下，等果子就行。", "{figTree}已经在了，等果子就行。", "{appleTree}已经在了，等果子就行。"],
  ["{fenced}，足球和狗都有边界。", "{shed}收铲子和水管。"],
  ["{vegetableGarden}给番茄和小葱留着。", "{rainTank}接着雨水，浇花不拧水龙头。"],
];

const grounds = ground.flatMap((id): Plot[] => [
  tale({
    name: `weekend in the ${id}`,
    voices: ["friendly"],
    on: [id],
    titles: ["{city}｜周末不出门也有去处", "在{city}，有块地归你打理"],
    open: [
      [`周末别排队了，去自己的{${id}}里待着。`, `周末的计划先替你写一条：{${id}}，搬把椅子坐下。`],
      home("地址在这：", "。"),
    ],
    body: [...growing, ["{terrace}连着饭桌，晚饭端出去吃。", "{deck}放得下椅子。"], ["{land}，割草机先看看价。"]],
    list: [
      marked("🍳 ", kitchen),
      marked("🔥 ", warmth),
      marked("🪟 ", light),
      marked("👀 ", looks),
      marked("🔧 ", rare),
      marked("🚗 ", parking),
      ["🚉 {transit.run}"],
    ],
    more: [bath, storage, mended, floor, deal],
    price: cost("坐下之前，先看价："),
    close: [reach("想先进去站一站，找", "想先进去站一站，留言约。"), "要是归你，先种什么？"],
  }),
  tale({
    name: `no gym, a ${id}`,
    voices: ["trendy"],
    on: [id],
    titles: ["{city}｜把露营退了吧", "{city}{beds}，自带户外"],
    open: [[`露营装备可以退了，这套自带{${id}}。`, `户外局以后设在自己家：{${id}}。`], home("坐标", "。")],
    body: [...growing, ["{barbecue}也在。", "{pizzaOven}也在。"], ["{terrace}负责晚饭。"], ["{land}，够你折腾。"]],
    list: [
      marked("· ", kitchen),
      marked("· ", warmth),
      marked("· ", rare),
      marked("· ", looks),
      marked("· ", light),
      marked("· ", bath),
      ["· {transit.run}"],
    ],
    more: [parking, storage, mended, floor, deal],
    price: cost("报价："),
    close: [reach("退完装备来看房，", "退完装备来看房，私信。"), "椅子先买几把？"],
  }),
  tale({
    name: `the ${id}, exactly`,
    voices: ["professional"],
    on: [id],
    titles: ["{city}{beds}，户外部分先说明", `{city}{beds}｜带{${id}}`],
    open: [
      home("", `，带{${id}}。`),
      ["户外面积与边界，看房时建议对照产权文件逐一核对。", "户外部分的边界，建议看房时逐一核对。"],
    ],
    body: [["{land}。"], ["{fenced}，界线清楚。"], ["{fruitTrees}随房。", "{shed}可存放工具。"], ["另有{terrace}。"]],
    more: [
      exactLight,
      exactKitchen,
      exactBath,
      exactSystems,
      exactStorage,
      exactParking,
      exactFloor,
      ["{transit.run}。"],
    ],
    price: cost("报价如下："),
    close: [reach("需要平面图或界址资料，请联系", "需要平面图或界址资料，请留言。")],
  }),
  tale({
    name: `the ${id}, in the evening`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，门外还有一方天地", "{city}，推门见绿"],
    open: [[`先有{${id}}，后有家。`, `推开门，是{${id}}。`], home("", "。")],
    body: [
      ["{fruitTrees}，替人记着季节。", "{oldTrees}，替人记着年头。"],
      ["{terrace}与之相连。"],
      calmFire,
      calmLight,
    ],
    more: [calmFabric, calmRooms, calmHouse, ["{transit.run}。"]],
    price: ["{price.full}[，{land}]。"],
    close: [reach("择一个傍晚来坐坐，请约", "择一个傍晚来坐坐，请先约好。")],
  }),
]);

const terraces = upstairs.flatMap((id): Plot[] => [
  tale({
    name: `supper on the ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜晚饭端出去吃", "{city}{beds}，多一间露天客厅"],
    open: [
      [`今天的晚饭端出去吃，桌子摆在{${id}}。`, `多出来一间没有屋顶的客厅：{${id}}。`],
      home("", "，都在这张桌子后面。"),
    ],
    body: [
      ["{garden}就在边上，葱花现摘。", "{barbecue}也在，炭自己带。"],
      ["做饭在{openKitchen}，传菜喊一声就行。", "{kitchenIsland}当传菜台。"],
      ["{transit.run}，客人自己找得来。"],
      light,
    ],
    list: [
      marked("🍽 ", kitchen),
      marked("🛁 ", bath),
      marked("👀 ", looks),
      marked("🚗 ", parking),
      marked("🔧 ", rare),
    ],
    more: [floor, warmth, storage, mended, deal],
    price: cost("买单："),
    close: [reach("位子给你留一个，看房找", "想来坐坐，留言约看房。"), "开张头一顿，请谁？"],
  }),
  tale({
    name: `the ${id}, a quiet hour`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，室外一席", "{city}，杯子先到"],
    open: [[`{${id}}，黄昏时分，杯子先到。`, `{${id}}，一张桌，两把椅。`], home("", "。")],
    body: [calmLight, calmFire, calmRooms, ["{garden}在侧，四时有色。"]],
    more: [calmFabric, calmHouse, exactParking, ["出门，{transit.run}。"]],
    price: cost(""),
    close: [reach("看房请约", "看房请先约定。")],
  }),
]);

const measured = upstairs.map((id) =>
  tale({
    name: `the ${id}, measured`,
    voices: ["professional"],
    on: [id],
    titles: [`{city}{beds}｜带{${id}}`, "{city}{beds}，室外空间说明"],
    open: [home("", `，带{${id}}。`), "室外部分的防水、排水与使用权归属，看房时请一并核对。"],
    body: [exactKitchen, exactLight, exactBath, exactStorage],
    more: [exactFloor, exactSystems, exactParking, ["站点方面，{transit.run}。"]],
    price: cost("报价如下："),
    close: [reach("权属资料可先发您核对，联系", "权属资料可先发您核对，请留言。")],
  }),
);

const ledges = balconies.flatMap((id): Plot[] => [
  tale({
    name: `plants on the ${id}`,
    voices: ["friendly", "trendy"],
    on: [id],
    titles: ["{city}｜绿植先看中的房子", "{city}{beds}，阳台归绿植"],
    open: [
      [`这套先被绿植看中了，理由是{${id}}。`, `先替你的绿植看了房，它们投给了{${id}}。`],
      home("人住的部分：", "。"),
    ],
    body: [
      ["{livingSouth}，怕晒的往里挪就行。", "窗户朝{aspect.bare}，喜光怕光各有各的位置。"],
      ["浇完花，{utilityBalcony}归拖把。", "{washingMachine}也在，晾完衣服再浇花。"],
      ["抱花回家的路线：{transit.run}。"],
    ],
    list: [
      marked("🪴 ", kitchen),
      marked("🪴 ", bath),
      marked("🪴 ", looks),
      marked("🪴 ", warmth),
      marked("🪴 ", storage),
    ],
    more: [floor, ["{furnished}，花架自己带。", "{wholeHome}，窗台想怎么摆就怎么摆。"], mended, deal],
    price: cost("人类负责付钱："),
    close: [reach("替绿植来验房，找", "替绿植来验房，留言约。"), "家里现在几盆？"],
  }),
  tale({
    name: `a chair on the ${id}`,
    voices: ["luxury"],
    on: [id],
    titles: ["{city}，一把椅子的位置", "{city}，茶放在窗外"],
    open: [[`一把椅子，放在{${id}}。`, `茶，端到{${id}}去喝。`], home("身后是", "。")],
    body: [calmLight, calmRooms, calmFabric],
    more: [calmFire, calmHouse, ["楼外，{transit.run}。"]],
    price: cost(""),
    close: [reach("椅子之外的事，请问", "椅子之外的事，看房时说。")],
  }),
  tale({
    name: `the ${id}, checked`,
    voices: ["professional"],
    on: [id],
    titles: [`{city}{beds}｜带{${id}}`, "{city}{beds}，采光与晾晒先说"],
    open: [home("", `，带{${id}}，可供晾晒。`)],
    body: [exactLight, exactKitchen, exactBath],
    more: [exactFloor, exactStorage, exactSystems, exactParking, ["站点方面，{transit.run}。"]],
    price: cost("价格："),
    close: [reach("看房可约日照时段，联系", "看房可约日照时段，请留言。")],
  }),
]);

export const outdoors: readonly Plot[] = [...grounds, ...terraces, ...measured, ...ledges];
