/** Words that fill the sentences of deciding facts, and how pages of every language write them. */

/** Rooms, parts of a house, goods, what a fee pays for, days and places; a language has one word for each. */
export const wordPatterns = {
  // rooms
  "room.main":
    /主卧|主寝室|안방|\b(?:main|principal|primary|master) (?:bed)?(?:room|suite)|chambre (?:principale|parentale)|suite parentale|hauptschlafzimmer|elternschlafzimmer/iu,
  "room.second": /次卧|副寝室|작은 ?방|second bedroom|(?:seconde|deuxième) chambre|zweite[sn]? (?:schlaf)?zimmer/iu,
  "room.living":
    /客厅|起居室|居間|リビング|거실|living(?: room|\/dining)?|sitting room|lounge|séjour|salon|pièce de vie|wohnzimmer|wohnraum/iu,
  "room.bedroom":
    /(?<![主次])卧室|洋室|寝室|침실|\bbedroom\b|(?<!\p{L})chambres?(?!\p{L})|(?<!haupt|eltern)schlafzimmer/iu,
  "room.kitchen": /厨房|台所|キッチン|주방|\bkitchen\b|cuisine(?! équipée)|(?<!einbau)küche(?!nzeile)/iu,
  "room.hallBath": /hall bath|guest bath|客卫|복도 ?욕실/iu,
  "room.bath": /卫生间|浴室|욕실|\bbath(?:room)?\b|salle (?:de bains|d['’]eau)|(?<!\p{L})bad(?!\p{L})|badezimmer/iu,
  // parts of a house
  "part.kitchen":
    /厨(?:房)?(?=和?卫|2|改|翻|重)|厨房|キッチン|주방|싱크대|\bkitchen\b(?! (?:quartz |stone )?(?:counter|worktop))|cuisine|küche/iu,
  "part.bath":
    /厨卫|卫(?:生间)?(?=20|翻|重|改)|卫生间|浴室|욕실|\bbath(?:room)?s?\b|salle (?:de bains|d['’]eau)|(?<!\p{L})bad(?!\p{L})|badezimmer|水回り/iu,
  "part.roof": /屋顶|屋根|지붕|\broof(?! terrace| garden)|toiture|(?<!\p{L})dach(?:sanierung)?(?!\p{L})/iu,
  // insulated it is no new one
  "part.facade":
    /外墙(?!保温)|外立面(?!保温)|外壁(?!断熱)|외벽(?! ?단열)|(?<!isolation de (?:la )?)fa[cç]ade(?!s? de (?:la )?cuisine| insul| isol)|ravalement|fassade(?!ndämm|nisol)/iu,
  "part.stairs": /楼梯间|階段室|계단실|stairwell|cage d['’]escalier|treppenhaus/iu,
  "part.floors":
    /地板|床材|바닥재|장판|\bfloor(?:s|ing)\b|plank floors|(?<!\p{L})sols?(?!\p{L})|parquets?|(?<!\p{L})b[öo]den(?!\p{L})|dielen/iu,
  "part.worktops": /[台檯枱]面|天板|상판|counter(?:top)?s|worktops?|plans? de travail|arbeitsplatte/iu,
  // of a kitchen or a bath, and no new one
  "part.fronts":
    /[橱櫥]?柜门|[橱櫥]櫃門|キッチン(?:の)?扉|싱크대 ?문|(?<!\p{L})(?:(?:cupboard|cabinet|unit|kitchen) (?:doors?|fronts?)|fronts)(?!\p{L})|worktops? and doors|(?:façades?|portes) de (?:la )?cuisine|küchenfront|(?<!\p{L})fronten/iu,
  "part.appliances":
    /厨电|(?:厨房)?电器|家电|灶具|キッチン家電|コンロ|가전|(?<!\p{L})appliances|électroménager|(?:küchen|elektro|einbau)?geräte(?!\p{L})|(?<!\p{L})herd(?!\p{L})/iu,
  "part.taps": /水栓|水?[龙龍][头頭]|수전|(?<!\p{L})taps?(?!\p{L})|faucets?|robinetterie|mitigeur|armaturen/iu,
  "part.shower":
    /淋浴(?:房|器|屏)|シャワー(?!室|水栓|ヘッド)|샤워(?:기|부스)|(?<!\p{L})shower(?! ?room)|(?:cabine|paroi|colonne) de douche|(?<!\p{L})dusche(?!\p{L})|duschkabine/iu,
  "part.toilet": /马桶|馬桶|便器|トイレ|변기|양변기|(?<!\p{L})toilet(?!\p{L})|cuvette|toilettenschüssel/iu,
  "part.basin":
    /洗手[盆台]|洗面台|洗面ボウル|세면대|(?<!\p{L})(?:wash)?basin|vanity|vasque|lavabo|waschbecken|waschtisch/iu,
  "part.hvac": /空调系统|冷暖|냉난방|HVAC/iu,
  "part.boiler": /锅炉|ボイラー|보일러|\bboiler|chaudière|therme(?!n)|heizkessel/iu,
  "part.furnace": /furnace/iu,
  "part.heater": /热水器|給湯器|온수기|water heater|chauffe-eau/iu,
  "part.windows":
    /门窗|窗户|サッシ|창호|\bwindows?\b|menuiseries|fenêtres|double vitrage posé|(?<!kasten)fenster(?! |n)/iu,
  "part.wiring": /电线|電気配線|전기 ?배선|\b(?:re)?wir(?:ing|ed)|électricité refaite|elektrik|elektroleitungen/iu,
  "part.pipes": /水管|給水管|배관|\bplumbing|tuyauterie|wasserleitungen/iu,
  "part.paint": /粉刷|墙面|塗装|페인트|\b(?:redecorated|repainted)|peintures?|anstrich/iu,
  // paper is no paint
  "part.wallpaper":
    /墙纸|壁纸|壁紙|(?<!\p{Script=Katakana})クロス(?!\p{Script=Katakana})|도배|벽지|wallpaper|papiers? peints?|tapeten?(?!\p{L})/iu,
  "part.carpet": /地毯|カーペット|카펫|\bcarpets?\b|recarpeted|moquette|teppich/iu,
  "part.ac": /空调(?!系统)|エアコン|에어컨|air condition(?:er|ing)|climatis/iu,
  "part.lift": /加装电梯|电梯(?=20)|\blift replaced|ascenseur (?:refait|remplacé)|aufzug (?:erneuert|20)/iu,
  "part.whole":
    /整体(?:重新)?装修|重新装修|全面リフォーム|全室リフォーム|전체 ?(?:리모델링|수리)|fully renovated|renovated throughout|entièrement rénové|kernsaniert|(?<!\p{L}|energetische )(?:kern|komplett|voll)?sanierung(?!\p{L})|(?<!\p{L}|energetisch )saniert(?!\p{L})/iu,
  // goods
  "good.sofa": /沙发|ソファ|소파|\bsofa|\bcouch|canapé/iu,
  "good.tv": /电视|テレビ|(?<!\p{L})TV(?!\p{L})|télé(?:vision)?(?!\p{L})|fernseher/iu,
  "good.fridge": /冰箱|冷蔵庫|냉장고|refrigerator|\bfridge|réfrigérateur|kühlschrank/iu,
  "good.washer": /洗衣机|洗濯機(?!置)|세탁기|\bwasher|washing machine|lave-linge|waschmaschine(?!nanschluss)/iu,
  "good.dryer": /烘干机|乾燥機|건조기|\bdryer|sèche-linge|trockner/iu,
  "good.dishwasher": /洗碗机|食洗機|식기세척기|dishwasher|lave-vaisselle|geschirrspüler/iu,
  "good.oven": /烤箱|オーブン|오븐|\boven\b|(?<!\p{L})four(?!\p{L})|backofen/iu,
  "good.range": /(?<!burner )\brange\b|炉灶|레인지(?!후드)/iu,
  "good.hood": /抽?油烟机|レンジフード|레인지 ?후드|extractor|hotte|dunstabzug/iu,
  "good.gasHeater": /燃气热水器|ガス給湯器|가스 ?온수기|gas water heater/iu,
  "good.hob": /电磁炉|IHコンロ|인덕션|induction hob|plaque à induction|induktions/iu,
  "good.furniture": /(?<!\p{L})家具|家具(?!齐)|가구|\bfurniture|meubles|möbel/iu,
  "good.curtains": /窗帘|カーテン|커튼|curtains|rideaux|vorhänge/iu,
  // what a fee pays for
  "cover.water": /\bwater\b|水费|수도|(?<!\p{L})eau|wasser|水道/iu,
  "cover.rubbish": /trash|rubbish|refuse|垃圾|쓰레기|ordures|müll|ごみ/iu,
  "cover.insurance": /(?:exterior|building) insurance|房屋保险|건물 ?보험|assurance/iu,
  "cover.exterior": /exterior (?:building )?(?:maintenance|upkeep)|entretien de l['’]immeuble/iu,
  "cover.roof": /\broof\b/iu,
  "cover.pool": /\bpool\b|泳池|수영장|piscine/iu,
  "cover.garden": /landscap|绿化|조경|espaces verts|gartenpflege/iu,
  "cover.snow": /snow/iu,
  "cover.internet": /internet|인터넷|网络|インターネット/iu,
  "cover.heating": /\bheat(?:ing)?\b|난방|chauffage|heizung/iu,
  "cover.lift": /ascenseur|aufzug|엘리베이터|电梯|\belevator/iu,
  "cover.cleaning": /cleaning|entretien(?! de l)|reinigung|保洁|청소/iu,
  // what a levy is for
  "levy.roof": /\broof|屋顶|toiture|(?<!\p{L})dach|지붕/iu,
  "levy.courtyard": /hofpflaster|courtyard|庭院|cour(?!s)|중정/iu,
  "levy.facade": /fa[cç]ade|fassade|ravalement|外墙/iu,
  "levy.lift": /elevator|ascenseur|aufzug|电梯/iu,
  // days
  "day.weekdays": /工作日|平日|평일|weekdays|en semaine|werktags/iu,
  "day.weekend": /周末|週末|주말|weekend|wochenende/iu,
  "day.mon": /周一|星期一|月曜|월요일|monday|lundis?|montags?/iu,
  "day.tue": /周二|星期二|火曜|화요일|tuesday|mardis?|dienstags?/iu,
  "day.wed": /周三|星期三|水曜|수요일|wednesday|mercredis?|mittwochs?/iu,
  "day.thu": /周四|星期四|木曜|목요일|thursday|jeudis?|donnerstags?/iu,
  "day.fri": /周五|星期五|金曜|금요일|friday|vendredis?|freitags?/iu,
  "day.sat": /周六|星期六|土曜|토요일|saturday|samedis?|samstags?/iu,
  "day.sun": /周日|周天|星期日|日曜|일요일|sunday|dimanches?|sonntags?/iu,
  // on the way
  "place.metro":
    /地铁|地下鉄|メトロ|Metro(?!politan)|지하철|도시철도|\bmetro\b|subway|underground|tube station|métro|u-bahn/iu,
  "place.tram": /有轨|路面電車|노면전차|\btram(?!p)|straßenbahn/iu,
  "place.train": /火车站|(?:JR|駅)|기차역|railway|\bstation\b|\bgare\b|bahnhof|s-bahn/iu,
  "place.bus": /公交|バス停|(?:버스 ?)?정류장|\bbus\b|arrêt de bus/iu,
  "place.market": /菜市场|市场|市場|시장|\bmarket\b|marché|wochenmarkt/iu,
  "place.supermarket": /超市|スーパー|마트|supermarket|grocery|supermarché|supermarkt/iu,
  "place.konbini": /便利店|コンビニ|편의점|convenience store/iu,
  "place.park": /公园|公園|공원|\bpark\b(?!ing)|(?<!\p{L})parc(?!\p{L})/iu,
  "place.canal": /运河|運河|운하|\bcanal\b|kanal/iu,
  "place.beach": /海滩|ビーチ|해변|\bbeach\b|plage|strand/iu,
  "place.laundry": /コインランドリー|코인 ?세탁/iu,
  "place.bakery": /面包店|パン屋|빵집|\bbakery\b|boulangerie|bäckerei/iu,
} as const satisfies Readonly<Record<string, RegExp>>;
export type Word = keyof typeof wordPatterns;

const ids = Object.keys(wordPatterns).filter((id): id is Word => id in wordPatterns);

/** The words of one kind ("good") that a text names, in the text's order. */
export function wordsIn(text: string, kind: string): Word[] {
  return ids
    .filter((id) => id.startsWith(`${kind}.`))
    .flatMap((id) => {
      const at = text.search(wordPatterns[id]);
      return at < 0 ? [] : [{ id, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
