/** What state the home is in. What it is built of is in ./fabric.ts. */
import type { Scene } from "#engine/copy/languages/base/story";

export const condition: readonly Scene[] = [
  {
    on: ["fullyRenovated"],
    icon: "🔨",
    title: ["{fullyRenovated}的{beds}", "{name}，{fullyRenovated}"],
    open: {
      professional: ["{fullyRenovated}，项目清单看房时可核对。"],
      friendly: ["不用自己跟装修队耗几个月：{fullyRenovated}。"],
      luxury: ["{fullyRenovated}，入住前的工程已经做完。"],
      trendy: ["{fullyRenovated}，敲墙的声音别人听完了。"],
    },
    line: {
      professional: ["{fullyRenovated}，翻新了哪些，看房时一处处看"],
      friendly: ["{fullyRenovated}，省掉跟施工队打交道的几个月"],
      luxury: ["{fullyRenovated}，工程已毕"],
      trendy: ["{fullyRenovated}，不用自己盯装修"],
    },
    end: { friendly: ["来看的时候，带上你想问的装修问题。"] },
  },
  {
    on: ["renovated"],
    icon: "🔨",
    title: ["{renovated}的{beds}"],
    open: {
      professional: ["{renovated}，具体项目看房时核对。"],
      friendly: ["{renovated}，搬家前少一件大事。"],
      luxury: ["{renovated}，旧屋有了新的样子。"],
      trendy: ["{renovated}，不用从拆开始。"],
    },
    line: {
      professional: ["{renovated}，具体项目看房时核对"],
      friendly: ["{renovated}，动过哪些地方，看房时对着看"],
      luxury: ["{renovated}，细节可现场看"],
      trendy: ["{renovated}，不用从拆开始"],
    },
    end: { friendly: ["想知道动了哪些地方，来电一项项说。"], trendy: ["改了哪儿？来找。"] },
  },
  {
    on: ["repainted"],
    icon: "🎨",
    open: {
      professional: ["{repainted}，入住前不必再粉刷。"],
      friendly: ["搬进来不用先刷墙：{repainted}。"],
      luxury: ["{repainted}，四壁素净。"],
      trendy: ["{repainted}，省一桶漆。"],
    },
    line: {
      professional: ["{repainted}，入住前不必再粉刷"],
      friendly: ["{repainted}，搬进来不用先刷墙"],
      luxury: ["{repainted}，四壁素净"],
      trendy: ["{repainted}，海报贴哪儿先想好"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    title: ["精装{beds}，{name}"],
    open: {
      professional: ["精装，入住前不必再动工。"],
      friendly: ["墙和地面不用从头做：这套是精装。"],
      luxury: ["精装已备，添些旧物便成家。"],
      trendy: ["精装，装修攻略可以取消收藏。"],
    },
    line: {
      professional: [
        "精装，入住前不必再动工",
        "室内精装，用材看房时可查看",
        "房屋为精装，可省去装修时间",
        "精装，厨卫与地面状况看房时可查看",
      ],
      friendly: ["精装，墙和地面不用从头做", "精装，软装换一换就能住", "精装，搬进来先收拾柜子就行"],
      luxury: ["精装已备，添些旧物便成家", "精装，陈设由主人定"],
      trendy: ["精装，装修攻略先放放", "精装，不用跟装修队打交道", "精装，不用自己盯装修"],
    },
    end: { friendly: ["风格对不对胃口，来看一眼便知。"], trendy: ["风格打几分？"] },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    title: ["毛坯{beds}，格局自己定"],
    open: {
      professional: ["毛坯交付，格局与用材可自行设计。"],
      friendly: ["想照自己的意思装的，这套是毛坯。"],
      luxury: ["毛坯，四壁素净，格局由主人落笔。"],
      trendy: ["毛坯，怎么装你说了算。"],
    },
    line: {
      professional: ["毛坯，格局由自己定"],
      friendly: ["毛坯，不用先花钱拆别人的装修"],
      luxury: ["毛坯，格局由主人落笔"],
      trendy: ["毛坯，风格自选"],
    },
    but: {
      professional: ["毛坯房，装修的时间和预算请先计入。"],
      friendly: ["毛坯，装修的时间和预算得算进来，好处是每一面墙都听你的。"],
      luxury: ["毛坯，入住尚需时日。"],
      trendy: ["毛坯，入住之前还有一场装修要做。"],
    },
    end: { friendly: ["白墙你想刷什么颜色？"], trendy: ["户型图改了几版？"] },
  },
  {
    on: ["simpleFinish"],
    icon: "🧰",
    line: {
      professional: ["简装，风格可以慢慢改"],
      friendly: ["简装，够住，想换风格也不心疼"],
      luxury: ["简装，留有重新布置的余地"],
      trendy: ["简装，改造起来不心疼"],
    },
    but: {
      professional: ["室内为简装，想换风格请另计预算。"],
      friendly: ["简装，想讲究的话要留一笔装修的钱。"],
      luxury: ["室内简装，陈设宜另作安排。"],
      trendy: ["简装，想好看得自己动手。"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🏠",
    open: {
      professional: ["业主自住保养，使用情况可当面了解。"],
      friendly: ["自己住的房子，小毛病随手就修：业主自住保养。"],
      luxury: ["住过的人惜物：业主自住保养。"],
      trendy: ["业主自住保养，有什么问题当面问。"],
    },
    line: {
      professional: ["业主自住保养，使用情况可当面了解"],
      friendly: ["业主自住保养，水电有什么问题能当面问"],
      luxury: ["业主自住保养，旧而有序"],
      trendy: ["业主自住保养，使用心得可以当面要"],
    },
  },
  {
    on: ["ownerLivesHere"],
    icon: "🏠",
    line: {
      professional: ["业主自住，看房与交房时间请提前商定"],
      friendly: ["业主自住，看房提前约，有问题当面问"],
      luxury: ["业主自住，看房请提前约定"],
      trendy: ["业主自住，看房提前约"],
    },
  },
  {
    on: ["wellKept"],
    icon: "🧽",
    line: {
      professional: ["保养良好，细节看房时可查看"],
      friendly: ["保养良好，细节看房时自己验"],
      luxury: ["保养良好，旧而不疲"],
      trendy: ["保养良好，不信来验"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    title: ["新房，{district}{beds}"],
    open: {
      professional: ["新房，交付标准请以合同为准。"],
      friendly: ["没有上一任住户的那种：新房。"],
      luxury: ["新房，往后的日子从头写起。"],
      trendy: ["新房，没有上一任住户。"],
    },
    line: {
      professional: ["新房，交付标准以合同为准"],
      friendly: ["新房，水电管线都从头用起"],
      luxury: ["新房，往后的日子从头写起"],
      trendy: ["新房，没有上一任"],
    },
  },
];
