/** Deciding facts as a Japanese agent says them, and how a home's things are listed. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: { N: "北", NE: "北東", E: "東", SE: "南東", S: "南", SW: "南西", W: "西", NW: "北西" },
  say: {
    letSince: [
      "借主がお住まいのままの売買です[。賃貸借は{date}から][、期間の定めはありません{open}]",
      "オーナーチェンジ物件です[。借主は{date}から入居中][、契約に期間の定めはありません{open}]",
    ],
    letUntil: [
      "{date}まで賃貸中です[。その後は空室でお引き渡しします{vacant}]",
      "現在の賃貸借は{date}に終わります[。その後は空室渡しです{vacant}]",
    ],
    letRent: [
      "賃料は月{rent}[（管理費等込み）{warm}]、年{year}です[。価格に対する表面利回りは{share}%]",
      "月{rent}[（管理費等込み）{warm}]の賃料が入り、年では{year}になります[。表面利回り{share}%]",
      "賃料は管理費等込み{warm}で月{rent}、除くと{net}、年{year}です[。表面利回り{share}%]",
    ],
    letJeonse: ["借主のチョンセ保証金{money}は買主が引き継ぎます"],
    underOffer: [
      "{?sale}現在、商談中です",
      "{?sale}すでに買主が決まっています（引渡しはまだです）{agreed}",
      "{?rent}すでに申込みが入っています",
    ],
    shortLease: ["期限付きの権利（リースホールド）で、残りは{n}年です"],
    landLease: ["土地は借地権です[。期間は{until}年まで][。地代は月{month}][。地代は年{year}]"],
    landTerm: ["土地使用権は全部で{n}年です[。用途は商業です{business}]"],
    leasedSolar: ["太陽光パネルは所有ではなくリースです[。{until}年まで][。月{month}]"],
    groundRent: [
      "地代（グラウンドレント）は年{year}です[。{doubles}年ごとに倍になります][。{review}年ごとに見直されます]",
      "地代（グラウンドレント）は月{month}です[。{doubles}年ごとに倍になります][。{review}年ごとに見直されます]",
    ],
    reservePaid: ["修繕積立金は月{month}です[。退去時に貸主から返金されます{back}]", "修繕積立金は年{year}です"],
    landlordNotice: ["貸主からの解約には{n}か月前の予告が要ります[。正当な理由も必要です{reason}]"],
    leaseback: [
      "売主は引渡し後の賃借（リースバック）を希望しています[。{date}まで]",
      "売主の希望で、[{date}まで]リースバックが付きます",
    ],
    auction: ["{date}に競売が行われます"],
    noRebuild: ["再建築はできません"],
    stepRent: ["{date}から賃料は月{money}になります"],
    room: [
      "{room}は{side}向き[、{area}][。{things}があります][。幅{bed}mのベッド付き]",
      "{room}は{area}[。{things}があります][。幅{bed}mのベッド付き]",
      "{room}に{things}[と幅{bed}mのベッド]があります",
    ],
    emptyRoom: ["{room}[（{area}）]は空の部屋です[。{side}向き]", "{room}は何も置いていません[。{side}向き][、{area}]"],
    works: [
      "{parts}は{year}年に新しくなりました",
      "{year}年に{parts}を新しくしています",
      "{year}年に{parts}を研磨{sanded}しています",
    ],
    stays: ["{?sale}{goods}は残します", "{?rent}{goods}は備え付けです"],
    twoAreas: [
      "室内は{inner}、共用部を含む建築面積は{gross}です",
      "広さは室内で{inner}です（{gross}は共用部を含みます）",
    ],
    facesCourt: ["中庭側です"],
    assignedParking: ["専用の駐車区画（{n}番）が付きます"],
    units: ["総戸数は{n}戸です"],
    station: ["{near}です", "交通：{near}"],
    way: ["{places}です", "周辺：{places}"],
    roadNoise: [
      "{room}は{road}に面し、[ラッシュ時には{rush}]車の音が聞こえます[。窓は二重ガラスです{double}]",
      "{room}は道路に面し、[ラッシュ時には{rush}]車の音が聞こえます[。窓は二重ガラスです{double}]",
      "[ラッシュ時には{rush}]車の音が聞こえます[。窓は二重ガラスです{double}]",
    ],
    pipeBurst: [
      "[{date}に]{room}の壁の配管が破裂しました[。修理済みです{repaired}][。請求書も残っています{papers}]",
      "[{date}に]配管が破裂しました[。修理済みです{repaired}][。請求書も残っています{papers}]",
    ],
    innerBath: ["浴室に窓はありません[。浴槽はあります{tub}][。内装は簡素です{plain}]"],
    plainBath: ["浴室は改修していません"],
    tenantsKitchen: ["システムキッチンは借主の所有で、売買に含まれません"],
    missing: ["{?rent}{goods}はありません", "{?sale}[{keeps}は残りますが、]{goods}は残りません"],
    oldPart: ["寝室のカーペットは{carpet}年のものです", "そのほかの内装は{rest}年のものです"],
    walkThrough: ["ほかの部屋を通って入る部屋がひとつあります"],
    noInternet: [
      "光回線は引き込めますが{fibre}未開通で、契約はご自身になります",
      "インターネットは未開通で、契約はご自身になります",
    ],
    noCharger: ["EV充電器はありません"],
    noParkingSpace: ["駐車場はありません"],
    noLiftHere: ["エレベーターはありません", "階段を使います。エレベーターはありません"],
    liftHalfLevel: ["エレベーターは中間の階に停まり、玄関まで{steps}段下ります", "エレベーターは{up}階までです"],
    septic: ["浄化槽が現行の基準に合っていません"],
    asbestos: ["石綿を含む建材が一部にあります"],
    noPermit: ["建築許可のない付属棟があります"],
    hoa: [
      "管理組合費（HOA）は月{money}[で、{covers}を含みます]",
      "月{money}の管理組合費（HOA）[に{covers}が含まれます]",
    ],
    hoaAndTax: ["管理組合費と固定資産税を合わせると月{money}です"],
    yearlyTax: ["固定資産税は年{money}です[（{year}年）][。月にすると{month}]"],
    houseMoney: [
      "管理費（ハウスゲルト）は月{money}です[。うち{keep}は借主に転嫁できません]",
      "共用部の費用は年{yearly}です[。月にすると{month}]",
    ],
    assessment: [
      "{what}の特別負担金が{money}あります[。期限は{date}][。買主の負担です{buyer}][。引渡し時に売主が支払います{seller}]",
      "特別負担金が{money}あります[。期限は{date}][。買主の負担です{buyer}][。引渡し時に売主が支払います{seller}]",
    ],
    transferFee: ["名義変更の手数料は{money}です[（買主負担）{buyer}]"],
    transferTax: ["取得税は{n}%、{money}です"],
    commission: ["仲介手数料は{n}%、{money}です[（買主負担）{buyer}][（売主負担）{seller}]"],
    entry: [
      "入居時のお支払いは{total}です。内訳は敷金{deposit}、初回賃料{first}[、仲介手数料{fee}][、礼金{gift}]",
      "敷金{deposit}、初回賃料{first}[、仲介手数料{fee}][、礼金{gift}]で、入居時は合計{total}です",
    ],
    bySquareMetre: ["管理費は建築面積1㎡あたり{rate}、月{money}です[（借主負担）{tenant}]"],
    reserve: ["積立金は{money}です[（{date}現在）][。全{units}戸分]"],
    monthlyParking: ["駐車場は月{money}です[（空き待ち）{queue}][（空きがある場合）{ask}]"],
    leastTerm: ["契約は{years}年からです", "契約は{n}か月からです"],
    freeAfter: ["ご入居は{after}より後になります", "{from}からご入居いただけます"],
    petsUpTo: ["ペットは{n}匹までです[。1匹あたり{weight}まで]"],
    dogsNoCatsAsk: ["犬は飼えません。猫は貸主の書面による承諾が必要です"],
    catsNotDogs: ["猫は飼えますが、犬は飼えません"],
    leasing: ["貸し出しは{n}か月以上です[。短期貸しはできません{short}]", "短期貸しはできません{short}"],
    schoolOpen: ["就学先の約束はありません{?rent}", "学区は買主が確認します{?sale}"],
    viewing: [
      "内見は要予約です[。{days}][、{from}から{to}][、{after}以降][。{notice}時間前までにご連絡][。前日までにご連絡{day}][。借主の都合に合わせます{tenant}]",
    ],
    occupantLeaves: ["現在の入居者は{date}までお住まいです"],
    oneCatNoDogs: ["猫は1匹まで飼えます。犬は飼えません"],
    smallDogAsk: ["小型犬は{n}匹まで相談できます[（その場合は敷金1か月追加）{extra}]"],
    handover: [
      "引渡しは相談のうえ、{after}以降です",
      "引渡しは{byEnd}末までです[。売主が退去してからの引渡しです{vacated}]",
    ],
    chainAbove: ["売主の住み替え先はまだ決まっていません"],
    hukouStays: ["売主の戸籍（戸口）はまだ移されていません"],
    allocatedLand: ["土地は国からの割当（划拨）です[。名義変更の際、買主が土地収益金を納めます{buyer}]"],
    conservationArea: ["保存地区（conservation area）の中にあります"],
  },
  open: {
    oneCatNoDogs: [
      "猫と暮らしたい方へ。1匹まで飼える{district}の{layout.short}です（犬は不可）[。しかも{noKeyMoneyAsked}]。",
    ],
    smallDogAsk: [
      "小型犬と暮らしたい方へ。{n}匹まで相談できる{layout.short}です[。しかも{noKeyMoneyAsked}]。",
      "[{noKeyMoneyAsked}、]小型犬{n}匹まで相談可。{district}の{layout.short}です。",
    ],
    letSince: ["借主ごと受け継ぐ住まいです[。賃貸借は{date}から][、期間の定めはありません{open}]。"],
    letUntil: ["{date}まで、借主のいる住まいです。"],
    auction: ["競売は{date}です。"],
    noRebuild: ["先に申し上げます。再建築はできません。"],
    emptyRoom: [
      "{room}[（{area}）]は空の部屋です。使い道は住む人しだい。",
      "何も置かれていない部屋がひとつ。{room}です。",
    ],
  },
  titles: {
    oneCatNoDogs: ["{district}の{layout.short}｜猫1匹可[・{noKeyMoneyAsked}]"],
    smallDogAsk: ["{district}の{layout.short}｜小型犬相談可[・{noKeyMoneyAsked}]", "小型犬相談可"],
    letSince: ["{place}、借主付きの売買", "借主付きの住まい"],
    letUntil: ["{place}、{date}まで賃貸中"],
    auction: ["{place}、{date}競売"],
    emptyRoom: ["{place}、空いた一室のある{layout.short}"],
  },
  near: ({ kind, word, name, line, far }) => {
    if (name !== null && !/[\p{Script=Han}\p{Script=Katakana}]/u.test(name) && /park|canal|market/u.test(kind))
      return `${name}まで${far}`;
    const numbered =
      line === null ? "" : kind === "place.bus" ? `${line}番` : /^\d+$/u.test(line) ? `${line}号線` : `${line}線`;
    if (kind === "place.metro") return `地下鉄${numbered}${name === null ? "の駅" : `「${name}」駅`}まで${far}`;
    if (kind === "place.train") return `${name === null ? "駅" : `「${name}」駅`}まで${far}`;
    if (kind === "place.tram")
      return `路面電車${numbered}${name === null ? "の停留所" : `「${name}」停留所`}まで${far}`;
    if (kind === "place.bus") return `${numbered}${word}まで${far}`;
    return `${name ?? word}まで${far}`;
  },
  far: (metres, miles, about) =>
    `${miles === null && !about ? "" : "約"}${metres >= 1000 ? `${Number((metres / 1000).toFixed(1))}km` : `${metres}m`}`,
  day: ({ year, month, day }) => `${year === null ? "" : `${year}年`}${month}月${day === null ? "" : `${day}日`}`,
  clock: (minutes) =>
    `${Math.floor(minutes / 60)}時${minutes % 60 === 0 ? "" : minutes % 60 === 30 ? "半" : `${minutes % 60}分`}`,
  pounds: (value) => `${value}ポンド（約${Math.round(value * 0.4536)}kg）`,
};
