/** What an agent who likes the reader says of one thing or two, with a dry word where there is one to say. */
import type { Templates } from "#engine/copy/languages/base/language";

export const light: Templates = [
  "{aspect}，{livingSouth}，晒太阳的位置留给沙发",
  "{aspect}，{livingSouth}，绿萝和人抢太阳",
  "{?aspect.open}{aspect}，{bothSides}，夏天先开窗再说",
  "{+bothSides}{aspect}，前后都能开窗，夏天先开窗再说",
  "{livingSouth}，晒太阳的位置留给沙发",
  "{livingSouth}，绿萝和人抢太阳",
  "{!aspect}{bothSides}，夏天先开窗再说",
  "{aspect}，{cornerUnit}，少一面跟邻居共用的墙",
  "{cornerUnit}，少一面跟邻居共用的墙",
  "{aspect}，{dualAspect}，白天少开几盏灯",
  "{aspect}，有{floorToCeilingWindows}，窗帘要多买几米布",
  "{aspect}，有{bayWindow}，靠垫会自己跑过去",
  "有{bayWindow}，靠垫会自己跑过去",
  "有{sillBay}，靠垫会自己跑过去",
  "有{skylight}，抬头能看天",
  "有{roofWindow}，抬头能看天",
  "{ceilingHeight}，吊灯可以挑个大的",
  "{highCeilings}，吊灯可以挑个大的",
];
export const balconies: Templates = [
  "{southBalcony}，被子和腊肉都有地方晒",
  "{twoBalconies}，一个晾衣服，一个归花",
  "{balcony}归晾衣架，衣服不用挂在屋里",
  "有{balcony}，衣服在外头晾，葱也能种两盆",
];
export const kitchens: Templates = [
  "{kitchenWindow}，炒辣椒不用全家一起咳",
  "{kitchenWindow}，油烟有路走",
  "有{kitchenIsland}，擀面包饺子够得开手",
  "{openKitchen}，还有{dishwasher}，做饭的人不用一个人关在里头",
  "{openKitchen}，做饭的人不用一个人关在里头",
  "{gasStove}配{dishwasher}，炒得痛快，洗得省心",
  "有{dishwasher}，饭后那摞碗有人管",
  "{gasStove}，颠勺的不用换锅",
  "{newKitchen}，头一锅油烟是你的",
];
export const baths: Templates = [
  "{?twoBathrooms}{baths}，早上不用敲门",
  "{separateBathAndWc}，一个泡澡，一个着急，互不耽误",
  "{dryWetApart}，洗澡的和刷牙的错得开",
  "{bathWindow}，洗完澡推开就散气",
  "有{bathDryer}，梅雨天的衣服归它管",
];
export const warmth: Templates = [
  "有{fireplace}，冬天往跟前一坐就不想动",
  "有{woodStove}，冬天往跟前一坐就不想动",
  "铺了{underfloorHeating}，冬天坐地上也行",
  "{gasUnderfloorHeating}，冬天坐地上也行",
  "铺的{hardwoodFloor}，光脚走",
  "铺的{oakParquet}，光脚走",
  "铺的{woodFloor}，光脚走",
];
/** What has been done in it, so far as it saves the reader dust. */
export const finish: Templates = [
  "{fineFinish}，{appliances}，人和箱子到了就能住",
  "{fineFinish}，先住进去，软装慢慢买",
  "{fineFinish}，硬装这一关过了",
  "{renovated}，还要不要动，站在屋里看了再说",
  "{fullyRenovated}，灰已经有人替你吃过了",
  "{freshWallpaper}，墙面不用管",
  "{repainted}，墙面不用管",
];
/** What stands in it, or does not. */
export const furniture: Templates = [
  "{furnished}，{appliances}，人和箱子到了就能住",
  "{appliances}，搬来当晚就能洗衣做饭",
  "{appliances}，家电城不用跑",
  "{furnished}，搬来当晚有地方睡",
  "{unfurnished}也好，床垫这种东西还是自己挑",
];
export const mended: Templates = [
  "{newRoof}，{newFurnace}，老房子花钱的两样有人先付了",
  "{newRoof}，老房子花钱的大件有人先付了",
  "{newWindows}，漏风的年头过去了",
  "{newBoiler}，冬天洗澡心里有底",
  "{newBathroom}，瓷砖缝还是白的",
];
export const outdoors: Templates = [
  "{garden}、{terrace}都有，葱种哪边你定",
  "有{garden}，葱姜蒜自己种",
  "有{terrace}，天好就把饭端出去吃",
  "{yard}里有{fruitTrees}，熟了先到先得",
  "有{yard}，天好就把饭端出去吃",
  "{fruitTrees}种好了，熟了先到先得",
  "有{roofTerrace}，吹风不用下楼",
];
export const doors: Templates = [
  "楼下有{parcelBox}，进门过{autoLock}，快递不用等人",
  "楼下有{parcelBox}，快递不用等人",
  "楼下有{parcelBox}，包裹自己会等你",
  "楼里有{pool}和{gym}，年卡可以不续",
  "楼里有{gym}，年卡可以不续",
  "有{concierge}，包裹和修灯泡都有人问",
  "小区{carAndPedestrianApart}，走路不用回头看车",
];
export const cars: Templates = [
  "{doubleGarage}，冬天早上不用刮霜",
  "有{garage}，下班不用绕圈",
  "有{undergroundParking}，下班不用绕圈",
  "有{parkingSpace}，下班不用绕圈",
  "{carport}，太阳晒不着方向盘",
];
export const stores: Templates = [
  "{workshop}一间，电钻不用进客厅",
  "{cellar}一间，腌菜坛子有去处",
  "有{storageRoom}，换季的箱子不用塞床底",
  "有{study}，开会可以关门",
  "{builtInWardrobes}现成的，衣柜这笔钱省了",
  "有{walkInCloset}，换季不用翻床底",
  "有{attic}，舍不得扔的都有去处",
];
export const deals: Templates = [
  "{fiveOnly}，{noMortgage}，税上省心，过户也不用等解押",
  "{fiveOnly}，税费这头先省心",
  "{noMortgage}，过户不用等解押",
  "{chainFree}，交接少等一环",
  "{catsAllowed}，不用藏着养",
  "{petsAllowed}，不用藏着养",
  "{petsNegotiable}，先把照片发来",
  "{smallPets}，不用藏着养",
];
