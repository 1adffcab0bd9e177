/** Sentences of the professional and the luxury voice that several plots have room for, room by room. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

const kitchen: readonly Beat[] = [
  [
    "キッチンは{kitchenIsland}で、作業台を囲んで使えます",
    "{openKitchen}ですので、調理中も居室の様子が見えます",
    "{kitchenWindow}ですので、調理の熱気を外へ逃がせます",
    "{separateKitchen}ですので、居室と調理の場を分けて使えます",
    "{kitchenDiner}ですので、食卓をすぐそばに置けます",
    "{newKitchen}が備わります",
    "調理の場は{fittedKitchen}です",
  ],
  [
    "天板は{quartzCounters}、火口は{gasStove}です",
    "{threeHobs}ですので、三品を同時に進められます",
    "調理は{gasStove}です",
    "調理は{inductionHob}です",
    "{rangeCooker}は備え付けです",
    "作業台は{quartzCounters}です",
  ],
  ["{dishwasher}が備わり、食後の片づけを任せられます"],
];
const bath: readonly Beat[] = [
  [
    "{bathWindow}ですので、換気は窓を開けて行えます",
    "{bathReheat}により、時間をおいて入浴される日もお湯を温め直せます",
    "浴室には{freestandingBath}を据えています",
  ],
  ["{bathDryer}があり、雨天の洗濯にも対応できます"],
  [
    "{separateBathAndWc}で、{washbasin}も設けられています",
    "水まわりは{separateBathAndWc}です",
    "{washbasin}が設けられています",
  ],
  ["{secondWc}があり、朝の時間が重なっても待たずに済みます"],
];
const machines: readonly Beat[] = [
  [
    "{fridge}と{washingMachine}は備え付けです",
    "{washerDryer}は備え付けです",
    "{washingMachine}は備え付けです",
    "{fridge}は備え付けです",
  ],
  ["冬は{underfloorHeating}が足もとから室内を暖めます", "暖房は{centralHeating}です", "暖房は{districtHeating}です"],
  ["冷房は{systemAircon}です", "{acUnits}は設置済みです", "{airConditioning}は設置済みです"],
];
const inside: readonly Beat[] = [
  ["床は{hardwoodFloor}です", "床は{oakParquet}です", "床は{herringbone}です", "床は{woodFloor}です"],
  [
    "見上げれば{stucco}",
    "{ceilingHeight}ですので、背の高い本棚も候補になります",
    "見上げれば{beams}",
    "室内には{exposedBrick}が現れています",
    "{roofWindow}から空がのぞきます",
    "{skylight}から空がのぞきます",
  ],
  ["{sunRoom}には、鉢植えと椅子を", "窓辺には{sillBay}", "窓辺には{bayWindow}"],
  ["くつろぐ場所は{livingSouth}です", "{dualAspect}の間取りです", "{bothSides}の間取りです"],
  ["{doubleGlazing}が入っています"],
];
const storage: readonly Beat[] = [
  [
    "収納は{cellar}に加え、{loftStorage}があります",
    "季節の品は{cellar}に収められます",
    "季節の品は{cellarRoom}に収められます",
    "季節の品は{storageRoom}に収められます",
    "季節の品は{loftStorage}に収められます",
  ],
  ["衣類は{walkInCloset}に収まります", "衣類は{builtInWardrobes}に収まります"],
];
const outside: readonly Beat[] = [
  [
    "{roofTerrace}があり、空の下に椅子を出せます",
    "外には{garden}と{terrace}。椅子をひとつずつ置けば、庭の時間が二つになります",
    "{garden}があり、植える楽しみはこれからの方のものです",
    "{terrace}があり、食卓を外へ移すこともできます",
    "{patio}があり、外で過ごす場所をひとつ持てます",
    "{deck}があり、椅子を外へ出せます",
    "{yard}があり、植栽も物干しも敷地の中で考えられます",
    "{southBalcony}があり、物干しと鉢植えの場所になります",
    "{twoBalconies}ですので、物干しと椅子の場所を分けられます",
    "{balcony}があり、椅子を一脚、外に置けます",
  ],
  ["{utilityBalcony}があり、物干しと居室を分けられます"],
  ["庭には{fruitTrees}", "庭には{vegetableGarden}"],
  ["屋根には{solar}が載ります"],
];
const building: readonly Beat[] = [
  ["建物には{lift}があり、荷物の多い日も階段を使わずに済みます"],
  [
    "エントランスは{autoLock}、不在時の荷物は{parcelBox}でお受け取りになれます",
    "不在時の荷物は{parcelBox}でお受け取りになれます",
    "エントランスは{autoLock}です",
  ],
  ["敷地内の{pool}と{gym}をお使いになれます", "建物には{gym}があります", "{communityPool}があります"],
  ["{concierge}があります", "{securityGuard}があります"],
  ["自転車は{bikeRoom}に置けます", "自転車は{bikeStorage}に置けます"],
  ["お車は{garage}に停められます", "お車は{parkingSpace}に停められます", "お車は{carport}に停められます"],
];
const around: readonly Beat[] = [
  [
    "日々の買い物には{supermarket}があります",
    "日々の買い物には{superNear}があります",
    "日々の買い物には{wetMarket}があります",
    "日々の買い物には{convenienceStore}があります",
  ],
  ["散歩には{park}", "散歩には{riverWalk}"],
];
const works: readonly Beat[] = [
  [
    "{newRoof}を終えています",
    "{newWindows}を終えています",
    "{newBoiler}を終えています",
    "{fullyRenovated}です",
    "{renovated}です",
    "{repainted}です",
  ],
  ["{newFurnace}が入っています", "{newBathroom}が入っています"],
  ["{workshop}があり、道具を出したまま手を止められます"],
  ["{topFloor}ですので、上階に住戸はありません", "{endUnit}ですので、隣家と接する壁は片側だけです"],
];
const but: readonly Beat[] = [
  [
    "{+upstairsWithoutLift}なお、{floor.here}まで階段での上り下りとなります（{noLift}）",
    "なお、{noLift}のため、上り下りは階段です",
  ],
  ["お車については{noParking}のため、別の手立てが要ります", "お車は{permitParking}です"],
  ["{noPets}の契約です", "{unfurnished}でのお引き渡しです"],
];

/** By room, so that a plot takes what its walk passes. */
export const calm = { kitchen, bath, machines, inside, storage, outside, building, around, works, but };

/** What a post about one thing says after it: where it lies, room by room, what it costs. */
export const calmRest: readonly PlotLine[] = [
  {
    say: [
      [
        "住まいは{floor}、窓は{aspect.bare}向き[、建物は{year}]です",
        "住まいは{floor}[、建物は{year}]です",
        "窓は{aspect.bare}向き[、建物は{year}]です",
        "建物は{year}です",
      ],
      ["{transit.from}の場所にあります"],
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
