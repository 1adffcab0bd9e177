/** Sentences of the friendly and the trendy voice that several plots have room for, room by room. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

const kitchen: readonly Beat[] = [
  [
    "{kitchenIsland}を囲めば、料理番もおしゃべりの輪の中です",
    "{openKitchen}なので、炒めものの途中でも会話に入れます",
    "{kitchenDiner}なので、できたてがそのまま食卓に並びます",
    "{kitchenWindow}だから、湯気は窓の外へ",
    "{separateKitchen}なので、料理のにおいは台所に置いてこられます",
    "{newKitchen}で、最初の献立は何にしましょう",
    "料理は{fittedKitchen}で",
  ],
  [
    "{threeHobs}があれば、煮物の隣で味噌汁も進みます",
    "{gasStove}派の方、ここは火が見えます",
    "{inductionHob}なので、吹きこぼれはひと拭きで",
    "{rangeCooker}は付いています",
  ],
  ["作業台は{quartzCounters}", "作業台は{graniteCounters}", "作業台は{marbleCounters}"],
  ["食後の洗い物は{dishwasher}の当番です", "{dishwasher}付き。食後の皿洗いじゃんけんは、もう要りません"],
];
const bath: readonly Beat[] = [
  ["{bathReheat}があるので、帰りが遅い日もお湯はまた温まります"],
  [
    "雨の日の洗濯物には{bathDryer}という行き先があります",
    "{bathDryer}があるので、梅雨も花粉の季節も洗濯の予定は変わりません",
  ],
  [
    "{bathWindow}なので、湯気は外へ逃がせます",
    "お風呂は{freestandingBath}",
    "{bathtub}があるので、冬は湯船につかれます",
  ],
  [
    "{separateBathAndWc}で、{washbasin}もあります",
    "{separateBathAndWc}なので、長湯の日も気兼ねがありません",
    "朝の身支度は{washbasin}で",
  ],
  ["{secondWc}があるので、朝の順番待ちがひとつ減ります"],
];
const machines: readonly Beat[] = [
  [
    "{fridge}と{washingMachine}は付いているので、引っ越しの買い物リストから二行消えます",
    "{washerDryer}は付いているので、干す場所の心配がひとつ減ります",
    "{washingMachine}は付いています。洗剤だけ買ってきてください",
    "{fridge}は付いています。牛乳はその日から冷やせます",
  ],
  ["{bed}まであるので、初日の夜は布団を探さずに済みます"],
  [
    "{underfloorHeating}があるので、冬の朝は足もとから暖まります",
    "冬は{woodStove}の出番です",
    "冬は{fireplace}の出番です",
    "冬は{centralHeating}が引き受けます",
  ],
  [
    "夏は{systemAircon}の出番です",
    "{acUnits}は取り付け済みなので、夏の工事待ちはありません",
    "{airConditioning}は付いているので、夏の工事待ちはありません",
  ],
];
const inside: readonly Beat[] = [
  [
    "{hardwoodFloor}なので、素足で歩きたくなります",
    "足もとは{oakParquet}",
    "足もとは{herringbone}",
    "足もとは{woodFloor}。スリッパは好みでどうぞ",
  ],
  [
    "見上げると{stucco}",
    "見上げると{ceilingHeight}。背の高い本棚も候補に入ります",
    "見上げると{beams}",
    "壁の主役は{exposedBrick}です",
    "{roofWindow}から空が見えます",
    "{skylight}から空が見えます",
  ],
  [
    "{sunRoom}には、鉢植えと椅子をひとつずつ",
    "{sillBay}なので、本を一冊持って座ってください",
    "{bayWindow}は、植木鉢の指定席です",
  ],
  [
    "{livingSouth}なので、椅子の向きはもう決まったようなものです",
    "{dualAspect}の間取りです",
    "{bothSides}の間取りです",
  ],
];
const storage: readonly Beat[] = [
  [
    "スーツケースは{cellar}へ、屋根の下には{loftStorage}もあります",
    "季節ものの荷物は{cellar}へ",
    "季節ものの荷物は{cellarRoom}へ",
    "季節ものの荷物は{storageRoom}へ",
    "季節ものの荷物は{loftStorage}へ",
  ],
  ["服は{walkInCloset}へ", "服は{builtInWardrobes}へ。たんすを買わずに済むかもしれません"],
];
const outside: readonly Beat[] = [
  [
    "{roofTerrace}に椅子を出せば、空の下にひと部屋増えます",
    "{garden}と{terrace}があるので、休日は靴を履いてすぐ外です",
    "{garden}があるので、休日の予定は「庭」でも成立します",
    "{terrace}に椅子を出せば、外にもひとつ居場所ができます",
    "{patio}に椅子を出せば、外にもひとつ居場所ができます",
    "{deck}に腰かけて、一杯目はここで",
    "{yard}があるので、遊ぶのも植えるのも自分しだいです",
    "{southBalcony}には、布団と植木鉢の場所があります",
    "{twoBalconies}なので、ひとつは洗濯物、もうひとつは椅子に",
    "{balcony}に出れば、コーヒーが外の味になります",
  ],
  ["洗濯物は{utilityBalcony}へ。リビングの窓辺は空けておけます"],
  ["{fruitTrees}があるので、実がなる季節は収穫係です", "{vegetableGarden}では、サラダの材料を育てられます"],
  ["{solar}が載っています。晴れた日は屋根も働きます"],
];
const building: readonly Beat[] = [
  ["{lift}があるので、重い買い物の日も階段は休めます"],
  [
    "留守の日の荷物は{parcelBox}が受け取り、玄関の手前には{autoLock}",
    "留守の日の荷物は{parcelBox}が受け取ってくれます",
    "エントランスは{autoLock}です",
  ],
  [
    "{pool}と{gym}が同じ敷地に。運動を先延ばしにする理由がひとつ消えます",
    "{gym}が建物にあります。雨でも走れます",
    "{communityPool}もあります。水着は出しておきましょう",
  ],
  ["自転車は{bikeRoom}へ", "自転車は{bikeStorage}へ"],
  ["車は{garage}へ", "車は{parkingSpace}へ", "車は{carport}へ"],
];
const around: readonly Beat[] = [
  [
    "牛乳を切らしても、{supermarket}があります",
    "牛乳を切らしても、{superNear}があります",
    "夕飯の買い出しは{wetMarket}へ",
    "アイスが食べたくなった夜は、{convenienceStore}へ",
    "週末の朝は{bakery}へ",
  ],
  ["散歩の行き先は{park}", "散歩の行き先は{riverWalk}", "コーヒーを飲みに出るなら{cafe}へ"],
];
const works: readonly Beat[] = [
  [
    "{newRoof}は済んでいます",
    "{newWindows}は済んでいます",
    "{newBoiler}は済んでいます",
    "{fullyRenovated}です",
    "{renovated}です",
    "{repainted}です",
  ],
  ["{newFurnace}が入っています", "{newBathroom}が入っています"],
  ["{workshop}があるので、工具も作りかけの棚も、そのままにしておけます"],
  ["{topFloor}なので、上の階の足音はありません", "{endUnit}なので、壁を分け合うお隣は片側だけです"],
];
const but: readonly Beat[] = [
  [
    "{+upstairsWithoutLift}ひとつだけ先に。{floor.here}で{noLift}です。階段は毎日の運動ということで",
    "先に言っておくと、{noLift}です。階段は毎日の運動ということで",
  ],
  ["車をお持ちの方はご注意を。{noParking}です", "車は{permitParking}になります"],
  ["{noPets}なので、そこだけはお願いします"],
  ["{unfurnished}なので、好きな一脚から選び始められます"],
];

/** By room, so that a plot takes what its walk passes. */
export const warm = { kitchen, bath, machines, inside, storage, outside, building, around, works, but };

/** What a post about one thing says after it: where it lies, room by room, what it costs. */
export const warmRest: readonly PlotLine[] = [
  {
    say: [
      [
        "{floor}、窓は{aspect.bare}向き[、{year}]です",
        "{floor}[、{year}]です",
        "窓は{aspect.bare}向き[、{year}]です",
        "{year}です",
      ],
      ["{transit.from}です"],
      ...inside,
    ],
  },
  "",
  { say: [...kitchen, ...bath, ...machines], spare: 1 },
  { say: [...outside, ...storage, ...building, ...around, ...works, ...but] },
  "@rest",
  "",
  "@money @material?",
  "@but",
  "",
];
