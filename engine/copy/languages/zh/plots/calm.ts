/** What professional and luxury plots say of rooms and things. `exact` answers a question with it, `calm` leaves a picture. */
import type { Templates } from "#engine/copy/languages/base/language";

export const exactFloor: Templates = [
  "房屋位于{floor.run}，配{lift}[，{year}]",
  "楼层为{floor.run}，楼内有{lift}[，{year}]",
  "{+upstairsWithoutLift}房屋位于{floor.run}，{noLift}，搬运大件请提前安排[；{year}]",
  "房屋位于{floor.run}，{noLift}，搬运大件请提前安排[；{year}]",
  "楼内有{lift}，大件搬运无需走楼梯[，{year}]",
  "{noLift}，搬运大件请提前安排[；{year}]",
  "房屋位于{floor.run}[，{year}]",
  "{year}",
];
export const exactLight: Templates = [
  "{livingSouth}，{aspect.open}",
  "{aspect.open}，可形成对流通风",
  "窗户朝{aspect.bare}，建议按这个朝向有日照的时段看房[，{livingSouth}]",
  "窗户朝{aspect.bare}[，{livingSouth}]",
  "{livingSouth}，客厅的日照时段可到场核对",
];
export const exactKitchen: Templates = [
  "{fittedKitchen}已配好[，另有{dishwasher}][，{kitchenWindow}]",
  "{openKitchen}与用餐区连通[，配{kitchenIsland}][，{quartzCounters}]",
  "{separateKitchen}可关门使用，油烟不进客厅",
  "厨房配{quartzCounters}[，{gasStove}][，{kitchenIsland}]",
  "{kitchenWindow}，做饭时可直接通风",
  "厨房使用{gasStove}[，配{dishwasher}]",
];
export const exactBath: Templates = [
  "{separateBathAndWc}，洗浴与如厕互不占用",
  "{dryWetApart}，洗漱与淋浴可同时进行",
  "{bathWindow}，可自然排湿",
  "{enSuite}，卧室与公共区各用各的卫生间",
  "{+twoBathrooms}卫生间不止一间，早晚高峰可以错开使用",
];
export const exactStorage: Templates = [
  "储物方面有{storageRoom}[，以及{builtInWardrobes}]",
  "储物可用{cellarRoom}[，室内另有{builtInWardrobes}]",
  "{builtInWardrobes}已做好，衣柜无需另购",
  "{walkInCloset}集中收纳衣物",
  "{cellar}可作储物之用",
  "{loftStorage}可存放箱包与换季物品",
];
export const exactSystems: Templates = [
  "采暖为{underfloorHeating}[，另有{centralAir}]",
  "{centralAir}已安装，无需另购室内机",
  "{systemAircon}已安装，无需另购",
  "{acUnits}已安装，入住前可逐台试机",
  "{airConditioning}已安装，入住前可试机",
  "{newBoiler}，{newWindows}",
  "{newRoof}，可索取施工凭证核对",
];
export const exactParking: Templates = [
  "停车使用{ownedParking}",
  "停车使用{undergroundParking}",
  "车辆可停{garage}",
  "停车使用{parkingSpace}",
  "{noParking}，有车请先核实周边停车",
];
export const exactOutside: Templates = [
  "户外部分有{garden}[与{terrace}]",
  "户外部分有{terrace}",
  "户外部分有{yard}[，{fenced}]",
  "{southBalcony}可晾晒，也可摆一张小桌",
  "{twoBalconies}，晾晒与休闲可以分开",
  "{balcony}可供晾晒",
];
export const exactFinish: Templates = [
  "{fullyRenovated}，施工范围可向业主索取明细",
  "{renovated}，施工范围可到场逐项核对",
  "装修为{fineFinish}，保留与否可到场判断",
  "装修为{simpleFinish}，翻新预算可一并考虑",
  "{repainted}",
];

export const exactOdds: readonly Templates[] = [
  ["{petsAllowed}，具体约定请写进合同", "{petsNegotiable}，具体约定请写进合同"],
  ["{wholeHome}，{residentialUtilities}", "{wholeHome}", "{residentialUtilities}"],
  ["{parcelBox}可收快递"],
  ["{autoLock}管理出入"],
  ["另有{workshop}，水电条件可到场核对"],
  ["{hardwoodFloor}铺装，踩踏情况可到场查看", "{woodFloor}铺装，踩踏情况可到场查看"],
  ["{fireplace}能否使用，请到场确认烟道"],
];

export const calmOutside: Templates = [
  "{garden}。早餐可以在树影里摆开",
  "{terrace}。傍晚时，杯子先到",
  "{roofTerrace}。抬头是天",
  "{courtyard}。雨天，听得见",
  "{yard}。四季都从这里进门",
  "{southBalcony}。一把椅子，一本书",
  "{balcony}。一把椅子，一盆绿",
  "{balcony}。茶凉之前，再坐一会儿",
  "{porch}。进门之前，先停一停",
  "{deck}。脚下是木，头上是天",
];
export const calmFire: Templates = [
  "{fireplace}。冬夜，椅子自会围过来",
  "{woodStove}。添一块柴，话就长了",
  "{underfloorHeating}，冬晨赤足即可",
];
export const calmFabric: Templates = [
  "{stucco}在头顶，{hardwoodFloor}在脚下",
  "{stucco}在头顶，{woodFloor}在脚下",
  "{exposedBrick}留着旧日的纹理",
  "{beams}横过头顶",
  "{hardwoodFloor}，走过有声",
  "{woodFloor}，走过有声",
  "{ceilingHeight}，画可以挂得高些",
];
export const calmLight: Templates = [
  "窗朝{aspect.bare}，光线依时而来[；{livingSouth}]",
  "窗朝{aspect.bare}，帘子留一道缝便好[；{livingSouth}]",
  "一日的光，从{aspect.bare}来[；{livingSouth}]",
  "{livingSouth}，光线依时而来",
  "{bayWindow}，坐下便不想起身",
  "{roofWindow}，夜里看得见天",
];
export const calmRooms: Templates = [
  "{sunRoom}，雨天也坐得住",
  "{workshop}，手艺有了归处",
  "{openKitchen}，做饭时也在谈话之中",
  "{kitchenIsland}居中，人自然聚拢",
  "{study}留给清晨与深夜",
  "{enSuite}，主人的一日由此起、由此收",
  "{separateKitchen}，烟火归烟火，客厅归客厅",
  "{walkInCloset}，四季各有其位",
];
export const calmHouse: Templates = [
  "{floor.run}[，{lift}相候][，{year}]",
  "{year}[，{renovated}]",
  "{+upstairsWithoutLift}{floor.run}，{noLift}，拾级而上",
  "{floor.run}，{noLift}，拾级而上",
];

/** What no calm sentence has told yet. */
export const calmOdds: readonly Templates[] = [
  ["{fiveOnly}，手续上也从容"],
  ["{petsAllowed}，四脚的家人可以同来", "{petsNegotiable}，四脚的家人先报个名"],
  ["{terrace}在侧"],
  ["{garden}在侧"],
  ["{cellar}，藏得住年份"],
  ["{garage}，车归其位", "{parkingSpace}，车归其位"],
  ["{parcelBox}收着往来的信与物"],
];
