/** What friendly and trendy plots say of rooms and things, each in several wordings, so that neighbours differ. */
import type { Templates } from "#engine/copy/languages/base/language";

export const floor: Templates = [
  "{?topOfHouse}{floor.run}，有{lift}，{+topFloor}头顶上没有人跑来跑去",
  "{?topOfHouse}{floor.run}，{+topFloor}头顶上没有人跑来跑去",
  "{?topOfHouse}{floor.run}，头顶上没有人跑来跑去",
  "{floor.run}，有{lift}",
  "{floor.run}，上下有{lift}",
  "{+upstairsWithoutLift}{floor.run}，{noLift}，就当每天顺路练腿",
  "{+upstairsWithoutLift}{floor.run}，{noLift}，健身卡可以先不办",
  "{floor.run}，{noLift}",
  "楼里有{lift}，搬家少喊几个人",
  "{noLift}，搬家那天多喊一个人",
  "{floor.run}",
];

export const light: Templates = [
  "{livingSouth}，绿植有了固定工位",
  "{livingSouth}，白天先把客厅的窗帘拉开",
  "{aspect.open}，穿堂风不用请",
  "{aspect.open}，夏天先试试把窗都打开",
  "{dualAspect}，换一面窗就换一面光",
  "窗户朝{aspect.bare}，绿植摆哪边你来定",
  "窗户朝{aspect.bare}，窗帘买多厚心里有数",
];

export const kitchen: Templates = [
  "{kitchenIsland}一头切菜，一头有人偷吃",
  "{openKitchen}，做饭的人也插得上话",
  "{openKitchen}，锅铲和聊天两不误",
  "{breakfastBar}边上解决早饭",
  "{newKitchen}，头一顿饭你来开张",
  "{kitchenWindow}，爆炒的味道有地方去",
  "{kitchenWindow}，一边颠勺一边透气",
  "{fittedKitchen}是现成的，先想好头一顿做什么",
  "{separateKitchen}，关上门，炝锅不熏客厅",
];

export const cooking: Templates = [
  "{dishwasher}也在，谁洗碗不用再商量",
  "吃完碗交给{dishwasher}",
  "{gasStove}，颠勺的人懂",
  "做饭用{gasStove}，明火",
  "{utilityBalcony}归拖把和洗衣液",
];

export const bath: Templates = [
  "{separateBathAndWc}，有人泡澡，另一个照样不用憋着",
  "{separateBathAndWc}，早上抢卫生间的戏少一场",
  "{dryWetApart}，有人洗澡也不耽误刷牙",
  "{bathtub}在，泡澡不用另找地方",
  "{bathWindow}，洗完澡推开就散汽",
  "{enSuite}，半夜起来少走几步",
  "{+twoBathrooms}卫生间不止一个，早高峰不用敲门",
];

export const laundry: Templates = [
  "{bathDryer}管下雨天的衣服",
  "{washerDryer}管洗又管烘，梅雨天不用满屋挂衣服",
  "{washingMachine}也在，脏衣服进门就有去处",
  "家里有{washingMachine}，搬来头一天就能开洗",
];

export const warmth: Templates = [
  "{woodStove}，冬天的椅子自己会往那边挪",
  "{fireplace}，冬天的椅子自己会往那边挪",
  "{fireplace}，冬天的话题从那儿开始",
  "{underfloorHeating}，冬天光脚也行",
  "{underfloorHeating}，棉拖鞋可以失业",
  "{centralAir}装好了，不用再挑外机位",
  "{systemAircon}装好了，外机的事不用你管",
  "{acUnits}装好了，夏天不用现下单",
  "{airConditioning}装好了，夏天不用现下单",
];

export const storage: Templates = [
  "{walkInCloset}，换季的衣服不用压箱底",
  "{storageRoom}收行李箱和换季被子",
  "行李箱和换季被子归{storageRoom}",
  "{cellarRoom}收箱子和换季的东西",
  "{loftStorage}收箱子，家里少堆一点",
  "{cellar}归酒和舍不得扔的东西",
  "{builtInWardrobes}，衣柜这笔钱先省下",
];

export const errands: Templates = [
  "晚饭的菜去{wetMarket}挑",
  "缺根葱，有{wetMarket}",
  "{convenienceStore}，嘴馋下趟楼就行",
  "补货去{superNear}",
  "{supermarket}，下班顺路把菜带回来",
  "咖啡从{cafe}带一杯",
  "{bakery}，早饭有着落",
  "{park}，晚饭后出去走一圈",
];

export const parcels: Templates = [
  "{parcelBox}替你收快递，开会不用怕电话响",
  "快递有{parcelBox}收着，下班再拿",
  "{parcelStation}，拆快递的瘾有地方犯",
  "{bikeRoom}收自行车，不用扛进屋",
];

export const parking: Templates = [
  "车有{ownedParking}",
  "停车有{undergroundParking}",
  "车进{doubleGarage}",
  "车进{garage}",
  "停车有{parkingSpace}",
  "车停{driveway}",
];

export const outside: Templates = [
  "晚饭后去{roofTerrace}吹风",
  "{terrace}摆张小桌，晚饭能端出去吃",
  "晴天把早饭端去{terrace}",
  "{garden}归花花草草，也归你的周末",
  "周末先去{garden}",
  "{yard}归水管和小板凳",
  "{yard}归你，和你的周末",
  "{porch}放鞋、放伞、放快递",
  "{courtyard}抬头就是天",
  "{deck}摆两把椅子刚好",
  "{southBalcony}晒被子，也晒自己",
  "收工去{southBalcony}发会儿呆",
  "{twoBalconies}，一个晾衣服，一个晾自己",
  "{balcony}晾衣服，也晾自己",
  "收工去{balcony}吹会儿风",
];

export const finish: Templates = [
  "{fullyRenovated}",
  "{fineFinish}，进门先看合不合你的眼",
  "{simpleFinish}，改成自己喜欢的样子也不心疼",
  "{simpleFinish}，想动哪面墙不用跟豪华装修较劲",
  "{renovated}",
  "{repainted}",
  "{bareShell}，每一块砖都你自己挑",
];

export const lease: Templates = [
  "{wholeHome}，门一关都是自己的",
  "{appliances}，{furnished}，搬家只剩衣服和锅",
  "{furnished}，搬家清单可以短一截",
  "{appliances}，搬家清单可以短一截",
  "{unfurnished}，自己那套接着用",
  "{residentialUtilities}，按家用的价走",
];

/** What few homes have. */
export const rare: Templates = [
  "{workshop}，拧螺丝、刨木头都不用占客厅",
  "{sunRoom}，下雨天也能跟花待在一起",
  "{fruitTrees}，果子熟的时候记得给邻居送",
  "{mezzanine}，多出来半层的乐趣",
  "{study}，开会时可以把门带上",
  "{rainTank}，浇花不用拧水龙头",
  "{fenced}，球不容易飞出去",
  "{solar}，晴天替你发电",
  "{gym}，健身卡可以先不续",
  "{pool}，泳衣别压箱底",
];

export const looks: Templates = [
  "{stucco}在头顶，{woodFloor}在脚下",
  "{exposedBrick}，照片不用滤镜",
  "{hardwoodFloor}，光脚走一圈先试试",
  "{woodFloor}，光脚走一圈先试试",
  "{bayWindow}，猫和书都想占",
  "{sillBay}，猫和书都想占",
  "{roofWindow}，躺着能看天",
  "{cementTiles}，进门先低头看地",
];

/** What was mended already. */
export const mended: Templates = [
  "{newRoof}，下雨天少操一份心",
  "{newWindows}，{newBoiler}，两样大件不用你先掏钱",
  "{newBoiler}，洗热水澡心里踏实",
  "{newWindows}，冬天少跑一点热气",
  "{newBathroom}，水龙头不用你先换",
  "{newFurnace}，冬天的事先有人办了",
  "{appliancesRenewed}，说明书记得一起要",
];

/** Smaller things, and terms, each in a clause: what no other sentence has told. */
export const odds: readonly Templates[] = [
  [
    "{petsAllowed}，毛孩子可以列进同行名单",
    "{petsNegotiable}，先把照片发来",
    "{catsAllowed}，猫可以同行",
    "{smallPets}，小家伙可以同行",
  ],
  ["{wholeHome}，门一关都是自己的"],
  ["{residentialUtilities}，按家用的价走"],
  ["{stucco}，抬头就看得见"],
  ["{courtyardFacing}，拉开窗帘是院子"],
  ["{carAndPedestrianApart}，走路不用躲车"],
  ["{bikeStorage}，单车不用扛进屋"],
  ["{autoLock}，楼下先过一道门"],
  ["{washerPlace}留好了，洗衣机搬来就接"],
  ["{simpleFinish}，想改也不心疼", "{fineFinish}，进门先看合不合眼", "{renovated}"],
  ["{centralHeating}，暖气不用另装"],
];

/** The sum that a reader would do on paper. */
export const sums: Templates = [
  "{?rent}签约那天备好{signingSum}，是{depositAndAdvance}算出来的",
  "{?rent}{depositAndAdvance}，签约当天合计{signingSum}",
  "{?rent}加上{managementFee}，一个月合计{monthlySum}",
  "{?rent}连{managementFee}算进去，每月{monthlySum}",
  "{?rent}加上{utilities}、{heatingCosts}，一个月合计{monthlySum}",
  "{?sale}摊到每平米{perSquareMetre}",
  "{?sale}折合每平米{perSquareMetre}",
];

/** What decides a deal in China and abroad. */
export const deal: Templates = [
  "{fiveOnly}，{noMortgage}，税费好算，过户也不用等解押",
  "{fiveOnly}，税费这一栏好算",
  "{overFive}，税费怎么算先问一句",
  "{noMortgage}，过户不用等解押",
  "{chainFree}，不用等一串人先搬家",
  "{noAgencyFee}，省下的先买床垫",
  "{vacant}，钥匙交接不用等人搬",
  "{moveInAnyTime}，搬家日子你来挑",
  "{monthlyPay}，工资到账再交租",
];

/** The same with a mark before it, for a line of a list. */
export const marked = (mark: string, texts: Templates): Templates => texts.map((text) => mark + text);
