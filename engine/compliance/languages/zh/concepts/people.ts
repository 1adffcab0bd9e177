/** Who may live there: preferring, praising, refusing or sorting out people of a protected group. */
import type { Concept } from "#engine/compliance/frames/language";

const pets = "(宠物|大型|养|狗|猫|犬|抽烟|吸烟|烟|短租|合租|中介|议价|砍价|讲价|还价|转租|电话|打隔|改|直播|日租)";
const refused = (group: string): string[] => [
  `<refuse> ..6 <${group}>`,
  `<${group}> ...11 <unwelcome> !${pets}`,
  `<unwelcome> ..2 <${group}> $`,
  `如果 ..4 <${group}> ...12 (<unwelcome>|看看别|建议|另|再|可能)`,
];
const preferred = (group: string): string[] => [
  `<prefer> ..4 <${group}>`,
  `<${group}> ..5 <preferred>`,
  `(要|只|净系|淨係|净|净做|得) ..2 <${group}> ..2 (租|住|入住|租客|先|买)`,
  `非 ..1 <${group}> ..5 (勿|不|免|请|莫|唔)`,
];
const praised = (group: string): string[] => [
  `<neighbours> ...6 <all-are> ..4 <${group}>`,
  `<all-are> ..2 <${group}> ..4 (为主|居多|家庭|街坊|邻居|租客|住户|圈子|氛围|社区|聚居|住)`,
  `<${group}> ...10 <stay>`,
  `(全|清一色|纯|成座|成层|全部|都是|全是|都系) ..2 <${group}>`,
  `<${group}> ..3 (社区|小区|屋苑|大厦|圈|圈子|氛围|聚居|聚集|大本营|专区|公寓|楼)`,
];
const none = (group: string): string[] => [
  `(没有|没|冇|零|无|不见|看不到|唔见|见不到|远离|少|少见|一个都没有|绝对没有|不会有) !(障|烟|线|敌|遮|论|分|限|需|须|阻|缝) ..3 <${group}> ..3 (住|租|住户|邻居|出入|打扰|骚扰|吵|滋扰|嘈|烦|干扰|混杂|进出)?`,
];
/** A welcome; one without a subject of its own says whom the clause before named. */
const lawful = ["<open>", "... ^ (我们|我哋|本行|业主|房东|屋主|也|亦|都|均|皆|一律|全部)? <also-open>"];
const about = (...frames: string[][]): Concept => ({ frames: frames.flat(), unless: lawful });
const shared = ["... <shared-home>", "... (合租|室友|舍友|同屋|找室友|分租房|次卧 招|女生合租|合租 限)"];

const ethnicAsked = [
  "(报|发|说明|注明|先发|提供|先报|讲清楚|告知|列明|讲明) ..3 (籍贯|民族|户籍|老家|国籍|种族|宗教|哪里人|边度人|出身|身份证地址|出生地)",
  "(籍贯|民族|国籍|种族|哪里人|老家|边度人|哪儿人) ..4 (请|先|要|需|必须|审|看|筛|合适|注明|说明)",
];

export const people: Record<string, Concept> = {
  "race-preferred": about(
    refused("race"),
    preferred("race"),
    none("race"),
    refused("race-code"),
    none("race-code"),
    praised("majority"),
    preferred("majority"),
    [
      "(一定要|必须|必須|要系|要係|只要|净系|淨係|限|希望) ..8 <majority> ..1 (家庭|租客|住户|夫妇|夫妻|学生|人士)",
      "<race-code> ...10 (住不惯|不习惯|隔壁|唔啱|投诉|味道重|顶唔顺|受不了|忍不了|散不去|洗唔甩|渗|留低|入墙|唔走)",
      "(煮|做|烧|炒|开火) ..6 <race-code> ..3 (嗰|那|人|嘅人|租客|朋友|一族|族群|味)",
      "(<race>|<majority>) ..8 (多交|多付|多收|加收|多押|加租|另收|押多|付多|可减|减租|租金减|有折|平啲|少收) ..6",
      ...ethnicAsked,
      "(睇|看|拣|挑|要睇|要看) ..1 (人种|种族|国籍|肤色|边度人|哪里人) ..6",
      "(讲声|讲明|话我知|报上|交代|讲低|写低|先讲) ..4 (边度人|哪里人|国籍|种族|乡下)",
      "(皮肤|肤色|肤) ..5 (深|黑|啡|黄|白|颜色|不同|唔同|有色) ...10 <unwelcome>",
      "(样|样貌|长相|睇样|外表|面孔|五官) ..5 (不像|唔似|似|像|外国|本地|华人|中国人|深目|不同) ...8 (<unwelcome>|<preferred>|先|才)",
      "<race> ..5 (都|嘅|的|人|籍|租客)? ..3 (唔使|唔好|就算|请|恕|免|勿|别)",
    ],
  ),
  "ethnic-preferred": about(refused("ethnic"), preferred("ethnic"), none("ethnic"), ethnicAsked),
  "origin-preferred": about(refused("outsider"), preferred("local"), praised("local"), none("outsider"), [
    "<outsider> ..6 (多交|多付|多收|加收|多押|贵|加租|另收|押多|付多|先交足) ..6",
    "<province> ..2 (人|籍|的|户口|口音|老乡|那边|来的|帮|身份证|租客|同志|过来的|省的|人士|三省|几省|、)  ...10 <unwelcome>",
    "<refuse> ..6 <province> ..3 (人|籍|的|户口|口音|老乡|来的|那边|身份证|租客|省)? !(路|街|菜|风)",
    "<prefer> ..4 <province> ..1 (人|籍|老乡|户口|租客)",
    "<province> (人|籍|老乡|户口) ..4 <preferred>",
    "<province> ...4 (和|、|跟|还有|以及) ...4 <province> ...10 <unwelcome>",
    "(某|那|这) ..1 (省|三省|几省|几个省|地方|几个地方|区域) ..4 (的|来|人|户口) ...10 <unwelcome>",
    "(身份证|户口|籍贯|户籍|老家|口音|开口|一开口|乡音|听口音|出生地|祖籍|开声|听得出) ..7 (开头|不对|不是|外地|本地|先看|报一下|请注明|要看|过关|问清楚|审核|先报|决定|说明|筛|查|听得出|唔对|先睇|问清|有) ...12 (<unwelcome>|<preferred>|先|才|再|决定|考虑|房东|业主)?",
  ]),
  "locals-preferred": about(refused("outsider"), preferred("local"), praised("local")),
  "own-kind": about([
    "(同我哋|同我们|和我们|与我们|跟我们|同屋主|同业主|和房东) ..2 (文化|背景|习惯|作风|饮食) ..2 (相近|相似|差不多|一样|近似|接近)",
    "(文化|背景|种族|血统|饮食习惯) ..1 (相近|相似|相同|接近) ..1 (嘅|的) ..1 (人|租客|家庭|人士|住客|邻居)",
    "(同声同气|自己人|同一类人|同类人|一路人|同路人|志同道合的邻居|我们这样的人|我哋呢类|同种同文|同根同源|圈层纯粹|圈层纯净|纯粹圈层|同我哋一样|和我们一样|大家都一样|知书达理的本地|素质高的本地|高素质人群|三教九流|闲杂人等|龙蛇混杂|不三不四|低端人口|杂人|品流复杂|流品复杂|外来的不多) ..6",
  ]),
  "faith-preferred": about(refused("faith"), preferred("faith"), praised("faith"), none("faith"), [
    "(租俾|租给|想租|留给|留俾|优先) ..4 <faith>",
    "(因为|由于|考虑到|因|房东家|业主家|屋主|业主|房东) ..4 (信|拜|宗教|信仰) ...12 (<unwelcome>|<preferred>|希望|相同|一样|同样|同信)",
    "(相同|一样|同样|同一|同) ..2 (信仰|宗教|信|教) ..4",
    "(屋内|房内|屋企|厨房|家里|室内|房里|单位内) ..5 (拜|礼拜|祷告|念经|供奉|烧香|拜神|祈祷|装香) ...8 (<unwelcome>|不|唔)",
    "(不|唔|莫|勿|禁止) ..3 (拜|礼拜|祷告|念经|拜神|烧香|祈祷|传教)",
  ]),
  "language-required": about([
    "(必须|必|要|一定要|需|需要|须|只限|最好|只接受|净系|希望|租客 能|租客 识|租客 会) ..4 (讲|说|识|懂|会|识讲|听得懂|操|沟通) ..3 <speech> ..8 (<preferred>|租|住|客|先|才|至|的)?",
    "<speech> ..6 (流利|好|讲得好|沟通到|沟通|顺畅|纯正|正宗|过关|ok|标准|家庭|人士) ..6 (<preferred>|先|才|至|优先|only)",
    "(不识|不会|不懂|讲不|唔识|听不懂|不会说|不会讲|沟通不到|口音重|有口音|口音太重|讲不好) ..5 (<speech>|嘅|的)? ...10 <unwelcome>",
    "(讲不到|说不了|不讲|不说|讲唔到|听唔明|听不明|唔识讲|不会讲) ..2 <speech> ..2 (嘅|的)? ..3 (就|都)? ...10 <unwelcome>",
    "(识|会|识得|能) ..1 (讲|说) ..1 <speech> ..2 (先|才|至)",
    "<speech> ..1 (租客|住客|客|客人|人士|嘅|的) ...6 <unwelcome>",
    "(系|是|属|得) (讲|说|操|识讲|会讲) <speech> ...8 <unwelcome>",
    "(讲|说|操|净识讲|只会说) <speech> (嘅|的) ...8 (<unwelcome>|不好意思|抱歉|对唔住|对不起)",
    "(口音|乡音) ...9 (<unwelcome>|听得出|唔啱|先)",
  ]),
  "citizenship-required": about([
    "(身份证|香港身份证|永久居民|永居|护照|签证|身分证|三粒星|绿卡|公民|持证) ..4 (only|先租|才租|优先|必须|限|先至租|方可 租)",
    "(持|拿|揸) ..3 (签证|难民|行街纸|双程证|担保书|假释) ...10 <unwelcome>",
    "(行街纸|难民|担保人士|酷刑声请) ...8 <unwelcome>",
    "<refuse> ..4 (难民|行街纸|双程证|签证客)",
  ]),
  "sex-preferred": {
    frames: [
      ...refused("male"),
      ...refused("female"),
      "(只|净|净系|限|只限|仅限|只租|只招|淨係|只考虑|只收|最好) ..4 (<male>|<female>)",
      "(<male>|<female>) ..4 (<preferred>|先得|至租|先至租|only|先稳阵|麻烦少|好说话|干净|整洁|乖|爱干净)",
      "(<male>|<female>) ..6 (事多|麻烦|邋遢|污糟|脏|太吵|多事|作|矫情|闹|是非多|唔执屋)",
    ],
    unless: [
      ...lawful,
      ...shared,
      "(男女|男生 女生|男 女) ..2 (不限|皆可|均可|都可)",
      "(女士|男士|女性|男性|女生) ..2 (衣|更衣|洗手|卫生间|专用|健身|浴室|宿舍|优先 座)",
    ],
    unlessText: shared,
  },
  "orientation-preferred": about(refused("gay"), none("gay"), [
    "(正常|传统) ..1 (家庭|情侣|夫妻|取向|男女) ..4 (<preferred>|租|住|only)",
  ]),
  "children-unwelcome": {
    ...about(refused("children"), none("children"), [
      "(只|净系|限|只限|仅限|最好|适合|只租|只招) ..3 (成人|大人|成年人|二人世界|两个人|丁克|无孩|冇仔女|没孩子|没小孩|单身贵族) ",
      "(无孩|冇小朋友|冇仔女|没小孩|没孩子|丁克|无小孩|冇细路|唔生|不打算要孩子|冇bb|未有小朋友) ..6 (<preferred>|家庭|夫妻|租客|嘅|的|最紧要|先|为佳)",
      "(静局|怕吵|怕嘈|钟意静|爱静|喜静|清静) ...10 <children>",
    ]),
    unless: [...lawful, "(禁止|不准|严禁|不得|请勿) ..6 (小孩|儿童|孩子|小朋友) ..4 (单独|独自|攀爬|追逐|进入|使用)"],
  },
  "age-preferred": about(refused("elderly"), none("elderly"), [
    "(只|净|限|只限|只租|只招|只要|优先|最好|希望) ..4 (年轻|年轻人|后生|后生仔|九零后|90 后|00 后|九五后|零零后|中年|青年|小年轻)",
    "(年轻人|年轻|后生|小年轻|年轻租客) ..4 (<preferred>)",
    "(年龄|年纪|岁数) ..6 (<number>) ..5 (岁|以下|以内|以上|封顶|为止|内|卡|之间)",
    "(超过|过|满|大于|上了) ..1 <number> ..1 岁 ...9 <unwelcome>",
    "(年龄|年纪) ..4 (卡|限|控制|不超过|封顶|要求|别超|不要超)",
    "<number> 岁 ..2 (以上|以下|往上|往下|以内) ...8 (<unwelcome>|<preferred>|不|勿|免)?",
  ]),
  "marital-preferred": about(refused("marital"), preferred("married"), none("marital"), [
    "(离|分|丧|未婚|未结) ..1 (婚|居|偶) ..6 <unwelcome>",
    "(不吉利|唔吉利|不利是|唔利是|不干净|晦气|霉气)",
    "<marital> ..6 (麻烦|是非|复杂|多是非|唔正经|不正经|闲话|唔稳阵|唔稳定)",
  ]),
  "disability-unwelcome": {
    ...about(refused("disabled"), none("disabled"), preferred("able"), [
      "<able> ..4 (<preferred>|先|only|租客|人士 only|的 租客)",
      "(行得走得|手脚健全|身体健全|身体健康|四肢健全|身心健全|精神正常|身体硬朗|健健康康) ..8 (<preferred>|租|先|才|的|嘅)",
      "<carer> ...12 (<unwelcome>|唔啱|唔方便|不)",
      "<refuse> ..5 <carer>",
      "(有|食|吃|看|睇) ..3 (情绪病|精神科|抑郁症|精神药|病历|病) ...10 (<unwelcome>|唔|不)",
    ]),
    unless: [
      ...lawful,
      "(轮椅|坐轮椅|行动不便|残疾人) ..6 (可以|可|能|都方便|好方便|很方便|更方便|方便出入|方便进出|方便使用|专用|友好|直接|畅通|都可|通行)",
      "... (没有|无|冇|未有) ..4 (坡道|斜台|斜道|升降机|电梯|无障碍)",
    ],
  },
  "assistance-animal-refused": {
    frames: ["(导盲犬|辅助犬|服务犬) ...8 (<unwelcome>|不|一样) !(受|限|除外)", "<refuse> ..6 (导盲犬|辅助犬|服务犬)"],
    unless: [
      "... (导盲犬|辅助犬|服务犬) ..3 (除外|例外|可|可以|欢迎|豁免)",
      "... (欢迎|可以|准许|接受|允许) ..3 (导盲犬|辅助犬|服务犬)",
    ],
  },
};
