/** Posts about cars, stairs, storage, work at home, land, small and new homes. */

import type { CopyStyle } from "#contract/copy";
import type { Plot } from "#engine/copy/languages/base/plot";
import type { Ground } from "#engine/copy/languages/base/story";
import {
  calmFabric,
  calmFire,
  calmHouse,
  calmLight,
  calmOutside,
  calmRooms,
  exactBath,
  exactFinish,
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

interface Thing {
  readonly on: Ground;
  readonly weight?: number;
  readonly unless?: readonly Ground[];
  readonly titles: Readonly<Record<"chat" | "exact" | "calm", readonly string[]>>;
  readonly chat: readonly string[];
  readonly chatMore?: readonly (readonly string[])[];
  readonly exact: readonly string[];
  readonly calm: readonly string[];
  readonly price: string;
  readonly call: readonly [string, string];
  readonly question: string;
}

const cars: readonly Thing[] = (
  ["garage", "doubleGarage", "parkingSpace", "ownedParking", "undergroundParking", "carport", "driveway"] as const
).map((on) => ({
  on,
  titles: {
    chat: ["{city}{beds}，车先有了家"],
    exact: ["{city}{beds}｜停车已说明"],
    calm: ["{city}，车归其位"],
  },
  chat: [`人还没看房，车先有了家：{${on}}。`],
  chatMore: [
    ["{evCharger}也在，充电不用看别人脸色。", "{chargingSocket}也在，充电不用看别人脸色。"],
    ["{liftFromGarage}，下雨也不用撑伞。", "{garageEntry}，后备箱到家门少走几步。"],
  ],
  exact: [`停车条件先说明：{${on}}。权属、尺寸与限高，看房时请一并核对。`],
  calm: [`车归其位：{${on}}。人归其所。`],
  price: "人和车一起算：",
  call: ["开车来看更有数，约", "开车来看更有数，留言约。"],
  question: "你的车是两厢还是三厢？",
}));

const work: readonly Thing[] = (["workshop", "study", "homeOfficeUse", "gardenRoom", "library"] as const).map((on) => ({
  on,
  titles: {
    chat: ["{city}｜在家开工有地方", "{city}{beds}，多一间给正事"],
    exact: ["{city}{beds}｜居家办公条件"],
    calm: ["{city}，留一间给自己"],
  },
  chat: [`餐桌可以退出办公了：这套有{${on}}。`, `会议背景不用再虚化，这套有{${on}}。`],
  chatMore: [
    ["{broadband}，到了就能开会。", "{fibre}，到了就能开会。"],
    ["午休可以去{balcony}坐坐。", "午休可以去{yard}坐坐。", "午休可以去{garden}坐坐。"],
  ],
  exact: [`居家办公可用{${on}}，面积、采光与插座位置请到场核对。`],
  calm: [`留一间给自己：{${on}}。`],
  price: "开工成本：",
  call: ["想先来占座，约", "想先来占座，留言约。"],
  question: "这间给你，先搬什么进去？",
}));

const keeping: readonly Thing[] = (
  ["storageRoom", "walkInCloset", "cellar", "cellarRoom", "wineCellar", "loftStorage", "attic", "basement"] as const
).map((on) => ({
  on,
  weight: 56,
  titles: {
    chat: ["{city}｜囤货的人看过来", "{city}{beds}，断舍离缓一缓"],
    exact: ["{city}{beds}｜储物条件"],
    calm: ["{city}，物各有其位"],
  },
  chat: [`断舍离可以缓一缓，这套有{${on}}。`, `箱子、被子、舍不得扔的，统统归{${on}}。`],
  chatMore: [
    ["{builtInWardrobes}管衣服。", "{hallCupboard}管鞋。"],
    ["{bikeRoom}管单车。", "{bikeStorage}管单车。"],
  ],
  exact: [`储物空间先说明：{${on}}。防潮与通风，看房时请查验。`],
  calm: [`物各有其位：{${on}}。`],
  price: "腾地方的代价：",
  call: ["先来量尺寸，约", "先来量尺寸，留言约。"],
  question: "家里哪样东西你总也舍不得扔？",
}));

const stairs: readonly Thing[] = [
  {
    on: "noLift",
    weight: 54,
    titles: {
      chat: ["{city}｜先说缺点，再说房", "{city}{beds}，缺点写在前面"],
      exact: ["{city}{beds}｜无电梯，先说明"],
      calm: ["{city}，拾级而上"],
    },
    chat: [
      "{+upstairsWithoutLift}缺点写前面：{floor.run}，{noLift}。受得了再往下看。",
      "缺点写前面：{floor.run}，{noLift}。受得了再往下看。",
      "缺点写前面：{noLift}。受得了再往下看。",
    ],
    exact: [
      "{+upstairsWithoutLift}先说限制：{floor.run}，{noLift}，大件搬运请提前安排。",
      "先说限制：{floor.run}，{noLift}，大件搬运请提前安排。",
      "先说限制：{noLift}，大件搬运请提前安排。",
    ],
    calm: ["{+upstairsWithoutLift}{floor.run}，{noLift}。拾级而上，门在前面。", "{noLift}。拾级而上，门在前面。"],
    price: "楼梯折算进去没有，你看看：",
    call: ["愿意爬这几层的，约", "愿意爬楼的，留言约。"],
    question: "几楼以内你能接受没电梯？",
  },
  {
    on: "lift",
    weight: 52,
    titles: {
      chat: ["{city}{beds}｜有电梯，膝盖省着用", "{city}｜搬家不用喊一堆人"],
      exact: ["{city}{beds}｜楼层与电梯"],
      calm: ["{city}，楼上自有光景"],
    },
    chat: ["{floor.run}，有{lift}，膝盖省着逛街用。", "有{lift}，膝盖省着逛街用。"],
    exact: ["楼层与电梯先说明：{floor.run}，配{lift}。"],
    calm: ["{floor.run}，{lift}相候。"],
    price: "报价：",
    call: ["上楼看看，约", "上楼看看，留言约。"],
    question: "你现在住几楼？",
  },
];

const kinds: readonly Thing[] = [
  {
    on: "manyBedrooms",
    weight: 60,
    titles: {
      chat: ["{city}{beds}｜房间够分", "{city}｜这么多房间怎么分"],
      exact: ["{city}{beds}｜房间分配说明"],
      calm: ["{city}，一人一室"],
    },
    chat: ["{layout.han}，抢房间的戏可以不演了。", "先分房间：{layout.han}，多出来的那间给谁，你定。"],
    exact: ["房间数先说明：{layout.han}，各室面积请对照平面图核对。"],
    calm: ["{layout.han}，各有其门。"],
    price: "摊开来看：",
    call: ["带上要住的人一起来分房间，约", "带上要住的人一起来分房间，留言约。"],
    question: "多出来的那间，你拿来做什么？",
  },
  {
    on: "studioFlat",
    weight: 66,
    titles: {
      chat: ["{city}开间｜东西少一点，刚好", "{city}｜一眼看完的家"],
      exact: ["{city}开间｜面积与费用"],
      calm: ["{city}，一室之内"],
    },
    chat: ["一眼就能看完的家，打扫也只要一趟。", "开间的好处：找手机不用一间间找。"],
    exact: ["开间格局，面积利用请对照平面图核对。"],
    calm: ["一室之内，所需皆在眼前。"],
    price: "开间的账也简单：",
    call: ["来量一量床放哪，约", "来量一量床放哪，留言约。"],
    question: "开间里，床你放哪一边？",
  },
  {
    on: "newBuild",
    weight: 64,
    titles: {
      chat: ["{city}{beds}｜新房", "{city}｜新房，等头一批家具"],
      exact: ["{city}{beds}｜新房要点"],
      calm: ["{city}，一切从新"],
    },
    chat: ["{newBuild}，墙上头一颗钉子由你钉。"],
    exact: ["{newBuild}，交付标准请对照合同核对。"],
    calm: ["{newBuild}，墙面等着头一幅画。"],
    price: "报价：",
    call: ["来看房子什么样，约", "来看看，留言约。"],
    question: "头一颗钉子，你挂什么？",
  },
  {
    on: "land",
    unless: ["floor", "lift", "noLift", "balcony"],
    weight: 58,
    titles: {
      chat: ["{city}｜房子之外还有地", "{city}{beds}，{land.bare}的地"],
      exact: ["{city}{beds}｜占地与面积"],
      calm: ["{city}，天地宽一些"],
    },
    chat: ["房子之外还有地：{land}，除草机先看看价。", "先报地，再报房：{land}。"],
    exact: ["{land}，边界与用途请对照产权文件核对。"],
    calm: ["{land}，四时各有颜色。"],
    price: "连地带房：",
    call: ["来地里走一圈，约", "来地里走一圈，留言约。"],
    question: "这块地，你先种什么？",
  },
];

const told = (one: Thing): Plot[] => {
  const about = {
    on: [one.on],
    ...(one.weight !== undefined && { weight: one.weight }),
    ...(one.unless && { unless: one.unless }),
  };
  const chatty: readonly CopyStyle[] = ["friendly", "trendy"];
  return [
    tale({
      ...about,
      name: `chat about ${one.on}`,
      voices: chatty,
      titles: one.titles.chat,
      open: [one.chat, home("", "。")],
      body: one.chatMore ?? [light],
      list: [
        marked("▫️ ", light),
        marked("▫️ ", kitchen),
        marked("▫️ ", outside),
        marked("▫️ ", bath),
        marked("▫️ ", looks),
        ["▫️ {transit.run}"],
        marked("▫️ ", rare),
      ],
      more: [floor, parking, storage, parcels, errands, laundry, warmth, lease, mended, deal],
      price: cost(one.price),
      close: [reach(one.call[0], one.call[1]), one.question],
    }),
    tale({
      ...about,
      name: `notes on ${one.on}`,
      voices: ["professional"],
      titles: one.titles.exact,
      open: [home("", "。"), one.exact],
      body: [exactLight, exactKitchen, exactBath],
      more: [
        exactFloor,
        exactParking,
        exactStorage,
        exactSystems,
        exactOutside,
        exactFinish,
        ["出行方面，{transit.run}。"],
      ],
      price: cost("价格："),
      close: [reach("看房请联系", "看房请先留言预约。")],
    }),
    tale({
      ...about,
      name: `calm about ${one.on}`,
      voices: ["luxury"],
      titles: one.titles.calm,
      open: [one.calm, home("", "。")],
      body: [calmOutside, calmLight, calmFire],
      more: [calmFabric, calmRooms, calmHouse, ["{transit.run}。"]],
      price: cost(""),
      close: [reach("看房请约", "看房请先约好。")],
    }),
  ];
};

export const practical: readonly Plot[] = [...cars, ...work, ...keeping, ...stairs, ...kinds].flatMap(told);
