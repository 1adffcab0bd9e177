/** Benefits, shortcomings, questions and calls in Chinese. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const benefits: LanguageRealiser["benefits"] = [
  "{?kitchenWindow}厨房开窗，做饭不闷。",
  "{?aspect.open}南北两头的窗可以一起开。",
  "{?southBalcony}被子晒在南阳台上。",
  "{?livingSouth}白天客厅的光线不用将就。",
  "{?bathWindow}卫生间能开窗，潮气散得快。",
  "{?lift}有电梯，搬家和拎菜都省力。",
  "{?fineFinish}装修是现成的，软装换一换就能住。",
  "{?garage}车有地方停，东西也有地方放。",
  "{?furnished}家具现成，带行李就能住。",
  "{?openKitchen}做饭的人也能跟客厅说上话。",
  "{?districtHeating}冬天不用自己烧锅炉。",
  "{?walkIn}换季的衣服有地方挂。",
  "{?petsOk}毛孩子可以一起搬进来。",
];

export const drawbacks: LanguageRealiser["drawbacks"] = {
  noLift: "没有电梯，搬大件要费点力气。|楼里没装电梯，拎重物上楼会累。",
  oneBathroom: "只有一个卫生间。|卫生间就一个。|全屋共用一个卫生间。",
  northOnly: "朝北，冬天光照会短一些。|窗子朝北，直射阳光少。",
  bareFinish: "毛坯，动工的时间和预算要算进去。",
  olderBuilding:
    "房龄不算新，看房时留意公共部位的维护。|房子有些年头，公共部位要现场看。|房子住了多年，水电管线建议细看。",
  groundFloor: "首层，要多留意防潮和隐私。|在首层，窗外有人经过。",
  unfurnished: "不带家具，入住前要自己置办。",
  sharedHome: "合租，公共区域要和室友一起用。",
};

export const fits: LanguageRealiser["fits"] = [
  "想要{beds}、在意通风的买家。{?sale}{?aspect.open}",
  "想要{beds}、在意采光的人。{?livingSouth}",
  "在意{transit.run}、想要{beds}的人。",
  "想要{beds}、看重室外空间的人。{?outdoors}",
  "预算在{price.bare}上下、想要{beds}的人。",
  "预算在{price.bare}上下的人。",
];

export const questions: LanguageRealiser["questions"] = {
  professional: ["需要更多细节，请留言。", "户型与税费问题，欢迎留言。{?sale}", "有具体问题请留言，逐条回复。"],
  friendly: [
    "你会先看客厅还是先看厨房？",
    "换作是你，会选它吗？",
    "你找房最在意哪一点？",
    "看完照片，你会给这套留个位置吗？",
  ],
  luxury: ["愿意来看的人，会明白。", "照片只到这里，其余留给现场。", "剩下的，到现场看。"],
  trendy: [
    "你会选它，还是再等等？",
    "这个价，你站哪边？{?price}",
    "投一票：看，还是划走？",
    "换你，先砍价还是先看房？{?sale}",
  ],
};

export const calls: LanguageRealiser["calls"] = {
  professional: {
    comment: ["需要资料请留言。", "看房请留言预约。", "有意向请留言说明看房时间。"],
    message: ["预约看房请私信。", "可私信索取房源资料并约定看房时间。", "看房时间请提前约好。"],
    visit: ["看房需预约。", "欢迎预约实地看房。", "带看请提前约定时间。"],
  },
  friendly: {
    comment: ["想看的留言，我把图发你。", "评论里喊我一声就行。", "留个言，我来约时间。"],
    message: ["想看的话私信我，约你方便的时间。", "有想问的直接发我。", "私信我，照片和时间都发你。"],
    visit: ["哪天方便，我带你去看。", "定个时间，一起去看看。", "来看看，不合适也没关系。"],
  },
  luxury: {
    comment: ["留言即可，我会单独回复。", "留一句话，约一个安静的时间。"],
    message: ["私信预约，单独看房。", "来信即可安排。", "私信，约一个从容的时间。"],
    visit: ["预约看房。", "看房请预约。", "约一个白天，来看看光。{?livingSouth}", "请预约，慢慢看。"],
  },
  trendy: {
    comment: ["评论里扣“看房”。", "想看的评论里见。", "评论里说一句，我来约。"],
    message: ["戳私信，发你全部照片。", "想看？私信。"],
    visit: ["约看，走起。", "现场见，约个时间。", "别光看图，约一个现场。"],
  },
};
