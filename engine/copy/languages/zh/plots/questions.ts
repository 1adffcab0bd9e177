/** Any home told as the questions that it will be asked, answered. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { exactBath, exactKitchen, exactOutside, exactStorage, exactSystems } from "./calm.ts";
import { bath, deal, kitchen, laundry, looks, mended, outside, parcels, rare, storage } from "./chat.ts";

const answers = (mark: string) => [
  [
    `${mark}在哪？{place}·{name}[，{transit.run}]`,
    `${mark}在哪？{place}[，{transit.run}]`,
    `${mark}在哪？{name}[，{transit.run}]`,
  ],
  [`${mark}多大？{layout.han}，{area}`, `${mark}几间？{layout.han}`],
  [
    `${mark}多少钱？{price.full}，折合每平米{perSquareMetre}`,
    `${mark}多少钱？{price.full}，{depositAndAdvance}，签约当天合计{signingSum}`,
    `${mark}多少钱？{price.full}，加上{managementFee}，一个月{monthlySum}`,
    `${mark}多少钱？{price.full}`,
  ],
  [
    `${mark}几楼，有电梯吗？{floor.run}，有{lift}`,
    `${mark}几楼，有电梯吗？{floor.run}，{noLift}`,
    `${mark}几楼？{floor.run}`,
  ],
  [
    `${mark}朝哪边？{aspect}，{livingSouth}`,
    `${mark}朝哪边？{aspect.open}`,
    `${mark}朝哪边？{aspect}`,
    `${mark}朝哪边？{livingSouth}`,
  ],
  [
    `${mark}装修呢？{fullyRenovated}`,
    `${mark}装修呢？{fineFinish}`,
    `${mark}装修呢？{simpleFinish}，以后想动也不心疼`,
    `${mark}动过吗？{renovated}`,
    `${mark}装修呢？{bareShell}，图纸归你画`,
  ],
  [
    `${mark}能带猫狗吗？{petsAllowed}`,
    `${mark}能带猫吗？{catsAllowed}`,
    `${mark}能带狗吗？{dogsAllowed}`,
    `${mark}能带猫狗吗？{smallPets}`,
    `${mark}能带猫狗吗？{petsNegotiable}`,
    `${mark}能带猫狗吗？{noPets}`,
  ],
  [
    `${mark}车停哪？{garage}`,
    `${mark}车停哪？{ownedParking}`,
    `${mark}车停哪？{undergroundParking}`,
    `${mark}车停哪？有{parkingSpace}`,
    `${mark}车停哪？{noParking}，得另想办法`,
    `${mark}车停哪？{permitParking}`,
  ],
  [`${mark}要自己买家具吗？{furnished}`, `${mark}要自己买家具吗？{unfurnished}，得自己带`],
];

export const questions: readonly Plot[] = [
  {
    name: "asked and answered",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["{city}这套，你会问的我先答了", "{city}｜看房前的一问一答"],
    lines: [
      { say: ["先别划走，你想问的八成在下面，我替你问了一遍。"] },
      "",
      { list: answers("💬 "), most: 8 },
      "",
      {
        say: ["没问到的，我主动交代。", kitchen, bath, outside, storage, looks, laundry, parcels, rare, mended, deal],
      },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "漏了哪一问，直接来问[{company}的]{agent}：{phone}。",
            "漏了哪一问，直接来问[{company}的]{agent}。",
            "漏了哪一问，留言补上。",
          ],
        ],
      },
    ],
  },
  {
    name: "quick interview",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["快问快答｜{city}{beds}", "{city}这套房，快问快答"],
    lines: [
      { say: ["快问快答，受访者是一套房子🎙"] },
      "",
      { list: answers("— "), most: 7 },
      "",
      { say: ["附加题：说个优点？", outside, kitchen, rare, looks, parcels, bath, deal] },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "下一题你来出：[{company}，]{agent}，{phone}。",
            "下一题你来出，找[{company}的]{agent}。",
            "下一题你来出，私信。",
          ],
        ],
      },
    ],
  },
  {
    name: "consultation notes",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["{city}{beds}｜咨询问题逐条答"],
    lines: [
      {
        say: [
          [
            "关于{place}·{name}这套{layout.han}，常规问题先逐条答复。",
            "关于{place}这套{layout.han}，常规问题先逐条答复。",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "面积与总价？{?sale}{area}，{price.full}，折合{perSquareMetre}/㎡",
            "面积与租金？{?rent}{area}，{price.full}",
            "面积与价格？{area}，{price.full}",
          ],
          [
            "签约要准备多少？{depositAndAdvance}，合计{signingSum}",
            "每月实付多少？租金加{managementFee}，合计{monthlySum}",
          ],
          ["楼层与电梯？{floor.run}，有{lift}", "楼层与电梯？{floor.run}，{noLift}", "楼层？{floor.run}"],
          ["建成多久、动过没有？{year}，{renovated}", "建成年份？{year}"],
          ["朝向？{aspect}[，{livingSouth}]"],
          ["出门坐车？{transit.run}"],
          ["税费口径？{fiveOnly}，以税务部门核定为准", "满几年？{overFive}，税费以税务部门核定为准"],
          ["有没有抵押？{noMortgage}，过户不需解押"],
          ["停车？{garage}", "停车？{ownedParking}", "停车？有{parkingSpace}", "停车？{noParking}"],
          ["装修？{fineFinish}", "装修？{simpleFinish}"],
        ],
        numbered: true,
        most: 8,
      },
      "",
      { say: [exactKitchen, exactBath, exactStorage, exactSystems, exactOutside] },
      "@but",
      "@rest",
      "@costs @material?",
      "",
      {
        close: [
          [
            "其余问题，[{company}的]{agent}可逐项书面答复：{phone}。",
            "其余问题，[{company}的]{agent}可逐项书面答复。",
            "其余问题请留言，逐项答复。",
          ],
        ],
      },
    ],
  },
];
