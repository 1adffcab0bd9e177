/** About the deal: taxes, the day of signing, what a month costs, what need not be brought. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { reach, run, whole } from "./facts.ts";
import { balconies, baths, doors, finish, kitchens, light, outdoors, stores, warmth } from "./warm.ts";

export const deals: readonly Plot[] = [
  {
    name: "five years and only",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fiveOnly", "sale"],
    titles: ["{district}{beds}，满五唯一，{price.bare}", "{name}{beds}，满五唯一", "满五唯一，{district}{beds}"],
    lines: [
      {
        say: [
          whole("{floor.short}"),
          [
            "{+fiveOnly}{?livingSouth}满五唯一。买二手房的多半先问这个，再问客厅怎么样",
            "{+fiveOnly}满五唯一。买二手房的多半先问这个，别的往后排",
          ],
        ],
      },
      "",
      {
        say: [
          ["{aspect}，{livingSouth}，客厅的事也算答了", ...light, "{aspect}"],
          balconies,
          kitchens,
          finish,
          ["出门{transit.run}，有{lift}", "出门{transit.run}", "有{lift}"],
          doors,
        ],
      },
      {
        say: [
          [
            "{noMortgage}，{householdMoved}，过户那天少等两样",
            "{noMortgage}，过户不用等解押",
            "{householdMoved}，落户不用催人",
          ],
          "税到底多少以税务局核定为准，你名下有几套、是不是自己住，来的时候说一声，能算细一点",
        ],
      },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("想先把税算明白再看房，也行")] },
    ],
  },
  {
    name: "what five years and only means",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["fiveOnly", "sale"],
    titles: ["{district}{beds}，满五唯一，{price.bare}", "{name}{beds}，满五唯一", "满五唯一，{district}{beds}"],
    lines: [
      { say: [whole("{floor.run}", "{aspect}")] },
      "",
      {
        say: [
          "{+fiveOnly}满五唯一，关系到卖方的个人所得税，能否减免以税务部门核定为准；买方的契税按您名下套数和面积另算",
          ["{noMortgage}，{householdMoved}，过户流程较短", "{noMortgage}，过户前不必先办解押", "{householdMoved}"],
        ],
      },
      {
        say: [
          run(
            "{year}",
            "{fineFinish}",
            "{simpleFinish}",
            "{renovated}",
            "有{lift}",
            "{livingSouth}",
            "{kitchenWindow}",
            "有{southBalcony}",
            "有{balcony}",
            "有{utilityBalcony}",
          ),
          ["{transit.run}"],
        ],
      },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("告知名下套数，可先为您估算税费")] },
    ],
  },
  {
    name: "the day of signing",
    voices: ["professional", "friendly"],
    families: ["list", "chat"],
    on: ["rent", "signingSum", "depositAndAdvance"],
    // a page that names every sum has one of its own for the first day
    unless: ["fact:entry"],
    weight: 70,
    titles: [
      "{district}{beds}，签约当天{signingSum}",
      "{district}{beds}，{depositAndAdvance}",
      "{name}{beds}，{price.bare}",
    ],
    lines: [
      { say: [whole("{floor.short}"), ["{transit.run}[，{aspect}]", "{aspect}"]] },
      "",
      {
        intro: "钱在什么时候出：",
        list: [
          ["· 签约当天：{depositAndAdvance}，一共{signingSum}[，{agencyFee}]"],
          ["· 住多久：{minimumTerm}", "· 水电另算：{utilities}"],
          "· 搬走那天：押金按合同退，所以搬进来先把家具家电拍一遍",
        ],
      },
      "",
      {
        say: [
          run(
            "{appliances}",
            "{furnished}",
            "{fineFinish}",
            "有{lift}",
            "有{balcony}",
            "{catsAllowed}",
            "{petsAllowed}",
            "{broadband}",
            "{wholeHome}",
          ),
        ],
      },
      "@rest",
      "@but",
      "@money @material?",
      "",
      { close: [reach("哪天签、哪天搬，先约看房再定")] },
    ],
  },
  {
    name: "what a month really costs",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["rent", "monthlySum", "managementFee"],
    weight: 72,
    titles: [
      "{district}{beds}，每月实付{monthlySum}",
      "每月实付{monthlySum}，{beds}",
      "{district}{beds}，{price.bare}",
    ],
    lines: [
      {
        say: [
          [
            "{place}·{name}，{layout.han}，{area}[，{floor.short}][，{aspect}]",
            "{!name}{place}的{type}，{layout.han}，{area}[，{floor.short}][，{aspect}]",
            "{!name}{place}，{layout.han}，{area}[，{floor.short}][，{aspect}]",
          ],
          ["标价{price.bare}，每月真正出去{monthlySum}，差的是{managementFee}"],
        ],
      },
      {
        say: [
          [
            "一次性的另算：{deposit}[，{keyMoney}][，{agencyFee}]",
            "一次性的另算：{depositSum}[，{agencyFee}]",
            "一次性的另算：{agencyFee}",
          ],
        ],
      },
      "",
      {
        say: [
          ["{+nearTransit}{transit.run}，交通费省着点花", "{transit.run}"],
          light,
          baths,
          kitchens,
          balconies,
          doors,
          warmth,
          stores,
        ],
      },
      "@rest",
      "@but",
      "",
      "@material?",
      { close: [reach("账算得过来的，来看一眼")] },
    ],
  },
  {
    name: "no gift to the landlord",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["rent", "noKeyMoney", "keyMoney"],
    weight: 74,
    titles: ["{district}{beds}，礼金不收", "礼金不收，{transit.run}", "礼金不收，{beds}"],
    lines: [
      { say: [whole("{floor.short}", "{aspect}"), "礼金是给房东的，给了不退。这套{keyMoney}"] },
      "",
      {
        say: [
          ["省下的先别急着花，看看房子：{transit.run}[，{year}]"],
          light,
          baths,
          kitchens,
          balconies,
          doors,
          warmth,
        ],
      },
      "@rest",
      "@but",
      "",
      "@money @material?",
      { close: [reach("礼金那笔留着搬家，先来看房")] },
    ],
  },
  {
    name: "what need not be brought",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["rent", "appliances"],
    weight: 68,
    titles: ["{district}{beds}，搬家清单列好了", "{name}{beds}，搬家清单", "{district}{beds}，{price.bare}"],
    lines: [
      { say: [whole("{floor.short}"), ["{transit.run}[，{aspect}]", "{aspect}"]] },
      "",
      {
        intro: "搬家时不用带的：",
        list: [
          ["· {appliances}，{washingMachine}、{fridge}都在", "· {appliances}，家电城不用跑"],
          ["· {furnished}，沙发不用抬"],
          ["· {bed}，床垫不用扛", "· {wardrobe}，柜子不用拆"],
          ["· {broadband}，到了就有网", "· {internetIncluded}，到了就有网"],
          ["· {fineFinish}，刷墙的事不用想"],
          ["· {parcelBox}在楼下，前几天网购的先寄过来也行"],
          ["· {catsAllowed}，猫不用托给别人", "· {petsAllowed}，毛孩子不用托给别人"],
          ["· {balcony}能晾衣服，阴天也有地方挂"],
        ],
        most: 7,
      },
      "要带的：被子、锅铲，还有你。",
      "",
      { say: [outdoors, light, baths, stores, doors], spare: 1 },
      "@rest",
      "@but",
      "@money @material?",
      "",
      { close: [reach("箱子先别封，来看一眼")] },
    ],
  },
];
