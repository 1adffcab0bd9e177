/** What was made new, and what the home is built of. */
import type { Scene } from "#engine/copy/languages/base/story";

export const fabric: readonly Scene[] = [
  {
    on: ["newRoof"],
    icon: "🏠",
    title: ["{newRoof}，{beds}"],
    open: {
      professional: ["{newRoof}，施工资料可核对。"],
      friendly: ["看老房子先问屋顶。这里先答：{newRoof}。"],
      luxury: ["{newRoof}，近年不必再为屋顶费心。"],
      trendy: ["屋顶这笔大头，有人付过了：{newRoof}。"],
    },
    line: {
      professional: ["{newRoof}，施工资料可核对"],
      friendly: ["{newRoof}，老房子的一件大事有人做过了"],
      luxury: ["{newRoof}，大事已毕"],
      trendy: ["{newRoof}，大头别人花了"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["{newWindows}，开合与密封可现场试"],
      friendly: ["{newWindows}，来的时候推一推试试"],
      luxury: ["{newWindows}，可现场一试"],
      trendy: ["{newWindows}，开关自己试"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🚿",
    open: {
      professional: ["{newBathroom}，入住前不必再改造。"],
      friendly: ["看房先看卫生间的人，会喜欢这里：{newBathroom}。"],
      luxury: ["{newBathroom}，晨昏皆清爽。"],
      trendy: ["{newBathroom}，先看这里。"],
    },
    line: {
      professional: ["{newBathroom}，不必再改造"],
      friendly: ["{newBathroom}，水压和下水来了自己试"],
      luxury: ["{newBathroom}，洁净可用"],
      trendy: ["{newBathroom}，省了一笔改造"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "♨️",
    line: {
      professional: ["{newBoiler}，保修情况请核对"],
      friendly: ["{newBoiler}，入冬前少一桩心事"],
      luxury: ["{newBoiler}，冬日少一桩心事"],
      trendy: ["{newBoiler}，冬天少操一份心"],
    },
  },
  {
    on: ["stoneHouse"],
    icon: "🪨",
    title: ["石头房子，{layout.short}"],
    open: {
      professional: ["石砌房屋，墙体与保温看房时可查看。"],
      friendly: ["墙是石头的，摸上去就知道：石砌的房子。"],
      luxury: ["石墙记得的，比人多。"],
      trendy: ["石头房子，墙本身就是装饰。"],
    },
    line: {
      professional: ["石砌房屋"],
      friendly: ["石砌的房子，每块石头长得都不一样"],
      luxury: ["石墙在此，光阴有了质地"],
      trendy: ["石头房子，墙不用再装饰"],
    },
    end: { friendly: ["来摸摸这面墙，再说喜不喜欢。"], trendy: ["石头房子，爱了吗？"] },
  },
  {
    on: ["beams"],
    icon: "🪵",
    title: ["抬头见木梁的{beds}"],
    open: {
      professional: ["屋内有木梁。"],
      friendly: ["一抬头就是木梁，纹路能看好一会儿。"],
      luxury: ["木梁横过头顶，一屋子便有了来历。"],
      trendy: ["有木梁，抬头就有看头。"],
    },
    line: {
      professional: ["屋内有木梁"],
      friendly: ["抬头有木梁，纹路可以看好一会儿"],
      luxury: ["木梁横过头顶，年轮入室"],
      trendy: ["有木梁，抬头就有看头"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    title: ["实木地板的{beds}"],
    open: {
      professional: ["地面为实木地板，保养情况可现场查看。"],
      friendly: ["进门脱了鞋走两步，脚下是实木地板。"],
      luxury: ["实木地板，步声温厚。"],
      trendy: ["实木地板，光脚走着舒服。"],
    },
    line: {
      professional: ["地面铺实木地板"],
      friendly: ["实木地板，光脚踩着踏实"],
      luxury: ["实木地板，步声温厚"],
      trendy: ["实木地板，光脚走"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["地面铺木地板"],
      friendly: ["木地板，光脚走不凉"],
      luxury: ["木地板，足下温润"],
      trendy: ["木地板，光脚也行"],
    },
  },
  {
    on: ["brickHouse"],
    icon: "🧱",
    line: {
      professional: ["砖砌房屋"],
      friendly: ["砖砌的房子，墙面耐看"],
      luxury: ["砖砌的房子，一砖一缝皆可看"],
      trendy: ["砖砌房屋，有年代感"],
    },
  },
  {
    on: ["timberHouse"],
    icon: "🪵",
    line: {
      professional: ["木结构房屋"],
      friendly: ["木结构房屋，屋里有木头味"],
      luxury: ["木结构房屋，室内有木意"],
      trendy: ["木结构房屋，原木党看看"],
    },
  },
  {
    on: ["quakeStandard"],
    icon: "🏛️",
    line: {
      professional: ["符合新抗震标准"],
      friendly: ["符合新抗震标准，资料可以要来看"],
      luxury: ["符合新抗震标准"],
      trendy: ["符合新抗震标准，资料问得到"],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🏛️",
    line: {
      professional: ["钢筋混凝土结构"],
      friendly: ["钢筋混凝土结构，墙上要打孔先问清"],
      luxury: ["钢筋混凝土结构"],
      trendy: ["钢筋混凝土结构"],
    },
  },
];
