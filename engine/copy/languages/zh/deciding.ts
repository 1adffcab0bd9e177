/** Deciding facts as a Chinese agent says them, and how a home's things are listed. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";

const clock = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}点${rest === 0 ? "" : rest === 30 ? "半" : `${rest}分`}`;
};

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: { N: "北", NE: "东北", E: "东", SE: "东南", S: "南", SW: "西南", W: "西", NW: "西北" },
  say: {
    letSince: [
      "这套带租约出售[，租客从{date}住到现在][，合同没有到期日{open}]",
      "房子连租约一起卖[：租客{date}起租][，不定期合同{open}]",
    ],
    letUntil: ["目前出租中，租约到{date}[，之后空置交房{vacant}]", "现有租约到{date}结束[，之后空置交房{vacant}]"],
    letRent: [
      "现在的租金每月{rent}[（含管理费等）{warm}]，一年{year}[，按售价算毛租金回报率{share}%]",
      "租客每月付{rent}[（含管理费等）{warm}]，一年就是{year}[，毛租金回报率{share}%]",
      "租客每月付{rent}（含管理费等）{warm}，净租{net}，一年{year}[，毛租金回报率{share}%]",
    ],
    letJeonse: ["买家要承接租客的全租押金{money}"],
    underOffer: ["{?sale}目前已有买家出价", "{?sale}已有买家谈定，尚未过户{agreed}", "{?rent}目前已有人申请承租"],
    shortLease: ["有年期的产权（Leasehold），剩余{n}年"],
    landLease: ["土地是租的，不随房出售[，租期到{until}年][，地租每月{month}][，地租每年{year}]"],
    landTerm: ["产权{n}年[，商业性质{business}]"],
    leasedSolar: ["太阳能板是租的，不属于房产[，租期到{until}年][，每月{month}]"],
    groundRent: [
      "地租每年{year}[，每{doubles}年翻一倍][，每{review}年调整一次]",
      "地租每月{month}[，每{doubles}年翻一倍][，每{review}年调整一次]",
    ],
    reservePaid: ["维修储备金每月{month}[，退租时由房东退还{back}]", "维修基金每年缴{year}"],
    landlordNotice: ["房东要解约，须提前{n}个月通知[，还要有正当理由{reason}]"],
    leaseback: ["卖家想卖后再租回来住[，到{date}为止]", "卖家希望租回来再住一阵[，到{date}]"],
    auction: ["{date}公开拍卖"],
    noRebuild: ["按现行规定，这块地拆了不能重建"],
    stepRent: ["{date}起，租金调到每月{money}"],
    room: [
      "{room}朝{side}[，{area}][，有{things}][，放着{bed}米的床]",
      "{room}{area}[，朝{side}][，有{things}][，放着{bed}米的床]",
      "{room}有{things}[，还有{bed}米的床]",
    ],
    emptyRoom: ["{room}[{area}][，朝{side}]，是空的，没放家具", "{room}[{area}]空着[，朝{side}]"],
    works: ["{parts}{year}年更新过", "{year}年更新了{parts}", "{year}年打磨过{sanded}{parts}"],
    stays: ["{goods}随房"],
    twoAreas: ["套内{inner}，建筑面积{gross}", "建筑面积{gross}，套内实际{inner}"],
    facesCourt: ["朝内院"],
    assignedParking: ["指定车位一个，{n}号"],
    units: ["全楼共{n}户"],
    station: ["到{near}", "距{near}", "{near}", "出行：{near}"],
    way: ["到{places}", "{places}"],
    roadNoise: [
      "{room}临{road}，[早晚高峰{rush}]听得到车声[，窗户是双层玻璃{double}]",
      "{room}临街，[早晚高峰{rush}]听得到车声[，窗户是双层玻璃{double}]",
      "临街，[早晚高峰{rush}]听得到车声[，窗户是双层玻璃{double}]",
    ],
    pipeBurst: [
      "[{date}，]{room}墙里的水管爆裂过[，已经修好{repaired}][，有发票可查{papers}]",
      "[{date}，]水管爆裂过[，已经修好{repaired}][，有发票可查{papers}]",
    ],
    innerBath: ["卫生间没有窗[，有浴缸{tub}][，状况一般{plain}]"],
    plainBath: ["卫生间还没有翻新"],
    tenantsKitchen: ["整体厨房是租客自己的，不在售价里"],
    missing: ["{?rent}没有{goods}", "{?rent}{goods}没有，要自己添", "{?sale}[{keeps}留下，]{goods}不留"],
    oldPart: ["卧室地毯还是{carpet}年的", "其余部分是{rest}年的装修"],
    walkThrough: ["有一间房要穿过另一间才能到"],
    noInternet: ["可以装光纤{fibre}，现在还没装，要自己办", "宽带没装，要自己办"],
    noCharger: ["没有充电桩"],
    noParkingSpace: ["没有车位"],
    noLiftHere: ["没有电梯", "上下走楼梯，没有电梯"],
    liftHalfLevel: ["电梯停在半层，出来还要下{steps}级台阶", "电梯只到{up}层"],
    septic: ["独立排污系统检测不合格，须整改"],
    asbestos: ["有部分材料含石棉"],
    noPermit: ["有一处附属建筑没有建造许可"],
    hoa: ["业主协会费（HOA）每月{money}[，包括{covers}]", "每月{money}的业主协会费（HOA）[，包括{covers}]"],
    hoaAndTax: ["协会费和房产税合计，每月{money}"],
    yearlyTax: ["房产税一年{money}[（{year}年）][，合每月{month}]"],
    houseMoney: [
      "管理费每月{money}[，其中{keep}不能转给租客，一年{keepYear}]",
      "共有部分费用一年{yearly}[，合每月{month}]",
    ],
    assessment: [
      "另有{what}分摊款{money}[，{date}到期][，由买方付{buyer}][，卖方在成交时付清{seller}]",
      "另有一笔分摊款{money}[，{date}到期][，由买方付{buyer}][，卖方在成交时付清{seller}]",
    ],
    transferFee: ["过户手续费{money}[，买方付{buyer}]"],
    transferTax: ["过户税{n}%，即{money}"],
    commission: ["中介费{n}%，即{money}[，买方付{buyer}][，卖方付{seller}]"],
    entry: [
      "入住时要付{total}：押金{deposit}，首月房租{first}[，中介费{fee}][，礼金{gift}]",
      "押金{deposit}、首月房租{first}[、中介费{fee}][、礼金{gift}]，入住时合计{total}",
    ],
    bySquareMetre: ["物业费每平方米{rate}，按建筑面积每月{money}[，租客付{tenant}]"],
    reserve: ["业主储备金{money}[（{date}）][，共{units}户]"],
    monthlyParking: ["停车每月{money}[，需排队{queue}][，有空位才能办{ask}]"],
    leastTerm: ["{?years.one}租期一年起", "{?years.many}租期{years}年起", "租期{n}个月起"],
    freeAfter: ["{after}之后可以入住", "{from}起可以入住"],
    petsUpTo: ["宠物最多{n}只[，每只不超过{weight}]"],
    dogsNoCatsAsk: ["不能养狗，养猫要房东书面同意"],
    catsNotDogs: ["可以养猫，不能养狗"],
    leasing: ["出租每期至少{n}个月[，不可短租{short}]", "不可短租{short}"],
    schoolOpen: ["学位不作承诺{?rent}", "具体学校由买方自行核实{?sale}"],
    viewing: [
      "看房须预约[，{days}][，{from}到{to}][，{after}以后][，提前{notice}小时][，提前一天约{day}][，时间要配合租客{tenant}]",
    ],
    occupantLeaves: ["现在的租客住到{date}"],
    oneCatNoDogs: ["可养一只猫，不能养狗"],
    smallDogAsk: ["养小型犬可以商量，限{n}只[，押金加一个月{extra}]"],
    handover: ["交房时间可商量，不早于{after}", "{byEnd}底前交房[，业主腾房{vacated}]"],
    chainAbove: ["卖家的下一套房还没有找到，交接时间要留余地"],
    hukouStays: ["业主户口尚未迁出，签约时要写明迁出期限"],
    allocatedLand: ["土地性质为划拨[，过户时由买方补交土地收益金{buyer}]"],
    conservationArea: ["房屋位于保护区（conservation area）内"],
  },
  open: {
    oneCatNoDogs: ["可养一只猫（不能养狗）[，{noKeyMoneyAsked}]：{place}。"],
    smallDogAsk: [
      "想带小型犬一起住，这套可以商量[，而且{noKeyMoneyAsked}]。",
      "[{noKeyMoneyAsked}，]小型犬可商量：{place}。",
    ],
    letSince: [
      "这套房是连租客一起卖的[：{date}起租][，合同没有到期日{open}]。",
      "买下它，也就接手了一份租约[，{date}起租][，没有到期日{open}]。",
    ],
    letUntil: ["房子现在有租客，租约到{date}。"],
    auction: ["{date}公开拍卖。"],
    noRebuild: ["先说最要紧的：这块地拆了不能重建。"],
    emptyRoom: [
      "{room}[{area}]是空的，做书房还是客房，您自己定。",
      "多一间空房：{room}[，{area}][，朝{side}]，没放家具。",
    ],
  },
  titles: {
    oneCatNoDogs: ["{district}｜可养一只猫[，{noKeyMoneyAsked}]"],
    smallDogAsk: ["{district}｜小型犬可商量[，{noKeyMoneyAsked}]", "小型犬可商量"],
    letSince: ["{district}{beds}，带租约出售", "带租约的{beds}"],
    letUntil: ["{district}{beds}，租约到{date}"],
    auction: ["{district}{beds}，{date}拍卖"],
    emptyRoom: ["{beds}，{room}空着，随你用", "{room}空着的{beds}"],
  },
  near: ({ kind, word, name, line, far }) => {
    if (name !== null && !/\p{Script=Han}/u.test(name) && /park|canal|market/u.test(kind)) return `${name} ${far}`;
    const numbered =
      line === null ? "" : kind === "place.bus" ? `${line}路` : /^\d+$/u.test(line) ? `${line}号线` : `${line}线`;
    if (kind === "place.metro") return `地铁${numbered}${name === null ? "站" : `${name}站`}${far}`;
    if (kind === "place.bus") return `${numbered}${word}${far}`;
    if (kind === "place.tram") return `电车${numbered}${name === null ? "站" : ` ${name} 站`}${far}`;
    if (kind === "place.train") return name === null ? `${word}${far}` : `${name} 车站${far}`;
    return `${name ?? word}${far}`;
  },
  far: (metres, miles, about) =>
    `${miles === null && !about ? "" : "约"}${metres >= 1000 ? `${Number((metres / 1000).toFixed(1))}公里` : `${metres}米`}`,
  day: ({ year, month, day }) => `${year === null ? "" : `${year}年`}${month}月${day === null ? "" : `${day}日`}`,
  clock,
  pounds: (value) => `${value}磅（约${Math.round(value * 0.4536)}公斤）`,
};
