/** Posts about what decides a deal. */
import type { Plot } from "#engine/copy/languages/base/plot";
import type { Ground } from "#engine/copy/languages/base/story";
import type { PointId } from "#engine/copy/points/points";
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
  exactStorage,
  exactSystems,
} from "./calm.ts";
import {
  bath,
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

interface Deal {
  readonly id: PointId;
  readonly unless?: readonly Ground[];
  /** First lines in a chat, exactly, and calmly. */
  readonly chat: readonly string[];
  readonly exact: readonly string[];
  readonly calm: readonly string[];
  /** What else of the deal stands beside it. */
  readonly beside: readonly string[];
  readonly titles: readonly string[];
}

const bought: readonly Deal[] = [
  {
    id: "fiveOnly",
    chat: ["{fiveOnly}，买过二手房的人都懂这四个字。", "看房先问“满几年”的人，这次省一句：{fiveOnly}。"],
    exact: ["{fiveOnly}，交易税费以税务部门核定为准。"],
    calm: ["{fiveOnly}，手续上也从容。"],
    beside: ["{noMortgage}，过户不用等解押。", "{householdMoved}。", "{vacant}，交接不用等人搬。"],
    titles: ["{city}{beds}｜满五唯一先说", "{city}二手房，满五唯一"],
  },
  {
    id: "noMortgage",
    unless: ["fiveOnly"],
    chat: ["{noMortgage}，过户少等一道解押。", "先说手续：{noMortgage}，签完不用等谁还款。"],
    exact: ["{noMortgage}，过户流程少一道解押。"],
    calm: ["{noMortgage}，交接清爽。"],
    beside: ["{overFive}，税费怎么算先问一句。", "{overTwo}，税费怎么算先问一句。", "{vacant}，交接不用等人搬。"],
    titles: ["{city}{beds}｜无抵押", "{city}二手房，手续先说"],
  },
  {
    id: "chainFree",
    chat: [
      "{chainFree}：买卖不用跟着一串人排队，英国买过房的都懂这句的分量。",
      "{chainFree}，你不用等卖家找到下一套。",
    ],
    exact: ["{chainFree}，交易进度不受卖方下一套房影响。"],
    calm: ["{chainFree}，时间握在两方手里。"],
    beside: ["{vacant}，交接不用等人搬。"],
    titles: ["{city}｜卖家不用先买后卖", "{city}{beds}，不在连环单里"],
  },
  {
    id: "vacant",
    chat: ["{vacant}，交接不用等谁搬家。", "{vacant}，量尺寸的时候不用绕着别人的沙发走。"],
    exact: ["{vacant}，交接与丈量均可按约定时间进行。"],
    calm: ["{vacant}，只等下一位主人的家具。"],
    beside: ["{keysReady}。", "{moveInAnyTime}。"],
    titles: ["{city}{beds}｜房子空着等你量", "{city}{beds}，空着交接"],
  },
  {
    id: "feesBySeller",
    chat: ["{feesBySeller}，这一栏不用你填。"],
    exact: ["{feesBySeller}，买方此项无需列支。"],
    calm: ["{feesBySeller}，账目清爽。"],
    beside: ["{vacant}，交接不用等人搬。"],
    titles: ["{city}{beds}｜中介费卖方出"],
  },
  {
    id: "noAgencyFee",
    chat: ["{noAgencyFee}，这笔先留给搬家公司。", "{noAgencyFee}，省下的先买张好床垫。"],
    exact: ["{noAgencyFee}，其余费用列在下方。"],
    calm: ["{noAgencyFee}，账目清爽。"],
    beside: ["{moveInAnyTime}，日子你来挑。"],
    titles: ["{city}{beds}｜免中介费"],
  },
];

const rented: readonly Deal[] = [
  {
    id: "wholeHome",
    chat: ["{wholeHome}，冰箱里的东西不用贴名字。", "{wholeHome}，卫生间不用排班。"],
    exact: ["{wholeHome}，租约覆盖整套房屋，不涉及合住分摊。"],
    calm: ["{wholeHome}，门内的事，自己作主。"],
    beside: [
      "{residentialUtilities}，按家用的价走。",
      "{monthlyPay}，工资到账再交租。",
      "{moveInAnyTime}，日子你来挑。",
    ],
    titles: ["{city}整租{beds}｜冰箱不贴名字", "{city}租房，整租{beds}"],
  },
  {
    id: "furnished",
    chat: ["{furnished}，搬家只剩衣服和锅。", "{furnished}，搬家车可以叫小一号。"],
    exact: ["{furnished}，清单请在签约前逐件核对。"],
    calm: ["{furnished}，行李可以轻些。"],
    beside: ["{appliances}，说明书记得要。", "{moveInAnyTime}，日子你来挑。", "{wholeHome}，门一关都是自己的。"],
    titles: ["{city}租房｜搬家车叫小一号", "{city}{beds}，带家具出租"],
  },
  {
    id: "appliancesRenewed",
    chat: ["{appliancesRenewed}，说明书记得一起要。"],
    exact: ["{appliancesRenewed}，型号可在看房时核对。"],
    calm: ["{appliancesRenewed}，日常琐事交给机器。"],
    beside: ["{wholeHome}，门一关都是自己的。", "{furnished}，搬家车可以叫小一号。"],
    titles: ["{city}租房｜家电换过一轮", "{city}{beds}，家电换新"],
  },
  {
    id: "moveInAnyTime",
    chat: ["{moveInAnyTime}，搬家日子你翻日历定。", "{moveInAnyTime}，不用卡着月底搬。"],
    exact: ["{moveInAnyTime}，起租日可在签约时约定。"],
    calm: ["{moveInAnyTime}，灯由您来点亮。"],
    beside: ["{wholeHome}，门一关都是自己的。", "{furnished}，搬家车可以叫小一号。"],
    titles: ["{city}{beds}｜搬家日子你定", "{city}{beds}，随时入住"],
  },
  {
    id: "noKeyMoneyAsked",
    chat: ["{noKeyMoneyAsked}，在日本租过房的都懂这句。"],
    exact: ["{noKeyMoneyAsked}，初期费用少列一项。"],
    calm: ["{noKeyMoneyAsked}，起步轻一些。"],
    beside: ["{noDepositNeeded}。", "{noRenewalFee}，续住少一笔。"],
    titles: ["{city}租房｜礼金不收", "{city}{beds}，不收礼金"],
  },
];

const plotsOf =
  (renting: boolean) =>
  (one: Deal): Plot[] => [
    tale({
      name: `said first, ${one.id}`,
      voices: ["friendly", "trendy"],
      on: [one.id, renting ? "rent" : "sale"],
      ...(one.unless && { unless: one.unless }),
      titles: one.titles,
      open: [one.chat, home("说的是", "。")],
      body: [one.beside],
      list: [
        marked("· ", light),
        ["· {transit.run}"],
        marked("· ", kitchen),
        marked("· ", bath),
        marked("· ", outside),
        marked("· ", looks),
        marked("· ", storage),
        marked("· ", floor),
      ],
      more: [parcels, errands, laundry, warmth, rare, parking, mended, ...(renting ? [lease] : [])],
      price: cost(renting ? "每月的账：" : "总账："),
      close: [
        reach("手续上还有想问的，找", "手续上还有想问的，留言。"),
        renting ? "你租房先问哪一条？" : "你买房先问哪一条？",
      ],
    }),
    tale({
      name: `terms set out, ${one.id}`,
      voices: ["professional"],
      on: [one.id, renting ? "rent" : "sale"],
      ...(one.unless && { unless: one.unless }),
      titles: one.titles.slice(-1),
      open: [home("", "。"), one.exact],
      body: [one.beside, exactLight, exactKitchen, exactBath],
      more: [exactFloor, exactStorage, exactSystems, exactOutside, exactFinish, ["出行方面，{transit.run}。"]],
      price: cost(renting ? "租金与付款：" : "价格："),
      close: [reach("手续细节请联系", "手续细节请留言。")],
    }),
    tale({
      name: `nothing in the way, ${one.id}`,
      voices: ["luxury"],
      on: [one.id, renting ? "rent" : "sale"],
      ...(one.unless && { unless: one.unless }),
      titles: ["{city}，从容交接", "{city}，来去从容"],
      open: [home("", "。"), one.calm],
      body: [calmLight, calmOutside, calmFire],
      more: [calmFabric, calmRooms, calmHouse, ["{transit.run}。"]],
      price: cost(""),
      close: [reach("看房请约", "看房请先约好。")],
    }),
  ];

export const deals: readonly Plot[] = [...bought.flatMap(plotsOf(false)), ...rented.flatMap(plotsOf(true))];
