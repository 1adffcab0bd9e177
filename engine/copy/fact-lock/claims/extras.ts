/** Extras a listing would name if they were there: one row a thing, every language's words for it. None is said without a source. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

const rows: readonly string[] = [
  "健身房|健身室|gym(?!nas)|fitness (?:room|centre|center|studio)|ジム|フィットネス|헬스장|헬스룸|피트니스|salle de (?:sport|gym|fitness)|Fitness(?:raum|studio|bereich)",
  "桑拿|sauna|サウナ|사우나",
  "!蒸汽房|steam room|スチームサウナ|스팀 ?사우나|hammam|Dampfbad",
  "!按摩浴缸|jacuzzi|hot tub|whirlpool|ジャグジー|자쿠지|월풀|bain à remous|spa privatif|Whirlpool",
  "泳池|swimming pool|(?<!car |motor )(?<![\\p{L}])pool(?! table| of)|プール|수영장|piscine|Schwimm(?:bad|becken)|(?<!\\p{L})Pool(?!\\p{Ll})",
  "网球场|tennis courts?|テニスコート|테니스장|courts? de tennis|Tennisplatz",
  "高尔夫球场|golf course|ゴルフ場|골프장|terrain de golf|Golfplatz",
  "!酒窖|酒柜|恒温酒|wine (?:cellar|fridge|cooler)|ワインセラー|와인 ?(?:셀러|저장고|냉장고)|cave à vin|Weinkeller|Weinkühlschrank",
  "家庭影院|影音室|放映室|home (?:cinema|theat(?:er|re))|cinema room|media room|ホームシアター|シアタールーム|홈시어터|영화관|home cinéma|salle de cinéma|Heimkino",
  "充电桩|充电墙盒|EVの?充電|EV充電|EV charg\\p{L}*|(?:car|vehicle) charg(?:er|ing)|wallbox|充電(?:器|設備|スタンド)|전기차 ?충전기|borne de recharge|Wallbox|Ladestation",
  "太阳能|光伏|solar|太陽光|태양광|panneaux solaires|photovolta\\p{L}*|Solar\\p{L}*|Photovoltaik\\p{L}*",
  "!储能电池|battery storage|蓄電池|축전지|batterie de stockage|Batteriespeicher|Stromspeicher",
  "热泵|heat pump|ヒートポンプ|エコキュート|히트 ?펌프|pompe à chaleur|Wärmepumpe",
  "中央空调|central air(?:[- ]conditioning)?|セントラル空調|시스템 ?에어컨|climatisation centrale|Zentralklima\\p{L}*",
  "空气净化|air purif\\p{L}*|空気清浄|공기 ?청정|purificateur d'air|Luftreinig\\p{L}*",
  "!净水器|软水机|water (?:softener|filter|purifier)|浄水器|정수기|adoucisseur|Wasserenthärt\\p{L}*|Wasserfilter",
  "!中央吸尘|central vacuum|セントラルクリーナー|중앙 ?집진|aspiration centralisée|Zentralstaubsaug\\p{L}*",
  "!智能锁|指纹锁|smart lock|スマートロック|스마트 ?(?:도어)?락|serrure connectée|smartes? Schloss",
  "智能家居|smart home|スマートホーム|스마트 ?홈|domotique|Smart[- ]?Home",
  "洗碗机|dishwasher|食洗機|食器洗|식기 ?세척기|식세기|lave-vaisselle|Geschirrspül\\p{L}*|Spülmaschine",
  "烘干机|(?:tumble |clothes )?dryer|衣類乾燥機|건조기|sèche-linge|Wäschetrockner|(?<!\\p{L})Trockner",
  "烤箱|(?<!pizza |micro)(?<!\\p{L})oven(?!\\p{L})|オーブン(?!レンジ|トースター)|오븐|(?<!\\p{L})four (?:encastré|électrique|à chaleur)|Backofen",
  "!蒸箱|蒸烤|steam oven|スチームオーブン|스팀 ?오븐|four vapeur|Dampfgarer",
  "!咖啡机|coffee machine|コーヒーマシン|커피 ?머신|machine à café|Kaffeemaschine|Kaffeevollautomat",
  "垃圾处理器|garbage disposal|ディスポーザー|음식물 ?처리기|broyeur|Müllzerkleinerer",
  "智能马桶|washlet|bidet|ウォシュレット|温水洗浄便座|비데|Dusch-WC",
  "浴室暖风|浴霸|浴室乾燥|욕실 ?(?:건조|난방)|towel (?:warmer|rail|radiator)|sèche-serviettes|Handtuchheizkörper",
  "双台盆|双洗手台|double (?:sink|vanity|basin)s?|twin basins|ダブルシンク|2ボウル|세면대 ?2|더블 ?세면|double vasque|Doppelwaschbecken|Doppelwaschtisch",
  "壁炉|fireplace|暖炉(?!周)|벽난로|(?<!de la |la )cheminée(?! de| du)|(?<!\\p{L})(?:offener? )?Kamin(?!\\p{Ll})",
  "地暖|地热|underfloor heating|heated floors?|床暖房|바닥 ?난방|온돌|chauffage au sol|plancher chauffant|Fußbodenheizung",
  "空调|air[- ]?con\\p{L}*|エアコン|에어컨|climatis\\p{L}*|Klima(?:anlage|gerät)",
  "电梯|elevator|(?<!\\p{L})lift(?!\\p{L})|エレベーター|엘리베이터|엘베|승강기|ascenseur|Aufzug|Fahrstuhl",
  "屋顶花园|屋顶露台|天台|roof (?:terrace|garden|deck)|rooftop|屋上|루프탑|옥상|toit-terrasse|rooftop|Dachterrasse|Dachgarten",
  "阳光房|conservatory|sunroom|winter garden|サンルーム|썬룸|véranda|jardin d'hiver|Wintergarten",
  "!户外厨房|outdoor kitchen|アウトドアキッチン|야외 ?주방|cuisine d'été|Außenküche",
  "烧烤(?:区|台|炉)|barbecue|BBQ|バーベキュー|바비큐|Grill(?:platz|stelle|bereich)",
  "!披萨炉|pizza oven|ピザ窯|피자 ?화덕|four à pizza|Pizzaofen",
  "凉亭|pergola|gazebo|パーゴラ|퍼걸러|파고라|tonnelle|Pavillon",
  "遮阳棚|awning|オーニング|어닝|store banne|Markise",
  "自动灌溉|喷灌|irrigation|sprinkler|スプリンクラー|자동 ?급수|arrosage automatique|Bewässerung\\p{L}*",
  "菜园|菜地|vegetable (?:garden|patch|beds?)|家庭菜園|텃밭|potager|Gemüse(?:beet|garten)\\p{L}*",
  "!保姆间|阿姨房|maid'?s room|メイドルーム|도우미 ?방|chambre de bonne|Personalzimmer",
  "衣帽间|walk-in (?:closet|wardrobe)|dressing room|ウォークイン|드레스룸|(?<!\\p{L})dressing(?!\\p{L})|begehbare[rn]? (?:Kleider)?schrank|Ankleide(?:zimmer)?",
  "储藏室|储物间|storage room|store ?room|納戸|창고|débarras|cellier|Abstell(?:raum|kammer)",
  "车库|garage|ガレージ|차고|Garagen?(?!ntor|nplatz)",
  "带家具|furnished(?<!unfurnished)|家具付|풀옵션|meublée?|möbliert\\p{L}*",
  "门卫|礼宾|管家服务|concierge|doorman|コンシェルジュ|フロントサービス|컨시어지|gardien(?:ne)?(?!\\p{L})|Concierge|Pförtner",
  "保安|24小时安保|security guard|24-hour security|警備員|경비원|vigile|Wachdienst|Sicherheitsdienst",
  "监控|摄像头|CCTV|security cameras?|防犯カメラ|vidéosurveillance|Videoüberwachung|Überwachungskamera\\p{L}*",
  "快递柜|parcel lockers?|package lockers?|宅配ボックス|무인 ?택배함|택배함|consigne à colis|Paketbox\\p{L}*|Paketstation",
  "!共享办公|co-?working|コワーキング|코워킹|espace de coworking|Coworking",
  "会所|clubhouse|residents'? lounge|クラブハウス|커뮤니티 ?센터|salon des résidents|Clubhaus",
  "儿童乐园|儿童游乐|playground|キッズルーム|プレイルーム|놀이터|키즈룸|aire de jeux|Spielplatz",
  "!图书室|阅览室|library(?! card)|ライブラリー|도서관|독서실|bibliothèque|Bibliothek",
  "!客房套间|guest suite|ゲストルーム|게스트 ?룸|게스트하우스|suite d'amis|Gästewohnung|Gästeapartment",
  "洗衣房|laundry room|ランドリールーム|세탁실|buanderie|Waschküche|Waschraum",
  "!访客车位|访客停车|(?:guest|visitor)s?'? parking|来客用(?:駐車|スペース)|방문(?:객|자)? ?주차|parking visiteurs|Besucherpark\\p{L}*|Gästeparkpl\\p{L}*",
  "!接驳车|班车|shuttle|シャトルバス|셔틀 ?버스|navette|Shuttle(?:bus)?",
  "!夜班车|通宵车|night bus|深夜バス|심야 ?버스|bus de nuit|noctilien|Nachtbus",
  "!发电机|generator|自家発電|발전기|groupe électrogène|Notstromaggregat|Generator",
  "!保险柜|(?:wall |built-in )safe(?= |,|\\.)(?! (?:and|street|to))|金庫|금고|coffre-fort|Tresor",
  "三层玻璃|triple[- ]glaz\\p{L}*|トリプルガラス|삼중창|triple vitrage|Dreifachverglasung|dreifach verglast",
  "实木地板|hardwood floors?|無垢(?:材|フローリング)|원목 ?마루|parquet massif|Massivholz(?:parkett|dielen)",
  "大理石|marble|大理石|대리석|marbre|Marmor",
  "!码头|泊位|boat (?:dock|mooring|slip)|private jetty|船着き場|선착장|ponton|anneau de port|Bootssteg|Bootsliegeplatz",
  "马厩|stables|horse stalls|厩舎|마구간|écuries?|boxes? à chevaux|Pferdeboxe?n?|Pferdestall",
  "天窗|skylights?|roof windows?|Velux|天窓|トップライト|천창|fenêtres? de toit|puits de lumière|claraboya|lucernari[oa]|Dachfenster|Oberlicht\\p{L}*",
  "!篮球场|basketball court|バスケットコート|농구장|terrain de basket|Basketballplatz",
  "!台球|billiards?(?!\\p{L})|pool table|ビリヤード|당구|billard|Billard",
  "!卡拉OK|KTV|karaoke|カラオケ|노래방|karaoké|Karaoke",
  "!宠物公园|dog (?:park|run)|ドッグラン|반려견 ?놀이터|parc à chiens|Hundewiese|Hundeauslauf",
  "!火塘|fire ?pit|焚き火台|파이어 ?핏|brasero|Feuerstelle|Feuerschale",
  "!户外淋浴|outdoor shower|屋外シャワー|야외 ?샤워|douche (?:extérieure|d'été)|Außendusche|Gartendusche",
  "!投影仪|projector(?!\\p{L})|プロジェクター|프로젝터|(?:vidéo)?projecteur(?!\\p{L})|Beamer",
  "!扫地机|robot vacuum|ロボット掃除機|로봇 ?청소기|aspirateur robot|Saugroboter",
  "独立(?:入口|出入口|大门)|(?:own|separate|private|independent) (?:front )?entrance|独立した(?:玄関|入口)|専用玄関|독립 ?(?:현관|출입구)|entrée (?:indépendante|privative|séparée)|entrada independiente|ingresso indipendente|(?:eigene[rn]?|separate[rn]?) (?:Haus)?[eE]ingang",
  "第二(?:个|间)?厨房|中西双厨|second kitchen|2つ目のキッチン|セカンドキッチン|보조 ?주방|(?:seconde|deuxième) cuisine|segunda cocina|seconda cucina|zweite Küche",
  "!雨水箱|rainwater tank|雨水タンク|빗물 ?(?:탱크|저장)|récupérateur d'eau|citerne|Regentonne|Zisterne",
  "电动(?:窗帘|百叶|卷帘)|(?:electric|motori[sz]ed) (?:blinds|curtains|shutters)|電動(?:カーテン|シャッター|ブラインド)|전동 ?(?:커튼|블라인드|셔터)|(?:volets|stores|rideaux) électriques|persianas (?:eléctricas|motorizadas)|tapparelle elettriche|elektrische (?:Roll[lä]+den|Jalousien|Rollos)",
  "纱窗|(?:fly|insect) ?screens?|網戸|방충망|moustiquaires?|mosquiteras?|zanzariere|Fliegengitter|Insektenschutz\\p{L}*",
  "!(?:晾|烘)衣房|drying room|乾燥室|건조실|séchoir(?!\\p{L})|Trockenraum",
];
/** A mark in front: no other word bears it out, such as parking does not the guests' parking. */
const compiled = rows
  .map((row) => ({ strict: row.startsWith("!"), words: row.replace(/^!/u, "") }))
  .map(({ strict, words }) => ({
    strict,
    said: new RegExp(`(?<![\\p{Script=Latin}-])(?:${words})`, "giu"),
    known: new RegExp(words, "iu"),
  }));

/** Asked first: most texts name none. */
const any = new RegExp(`(?<![\\p{Script=Latin}-])(?:${compiled.map(({ known }) => known.source).join("|")})`, "iu");

/** Is it named, and not only to say that there is none? */
const stands = (known: RegExp, corpus: string): boolean =>
  known.test(corpus) &&
  corpus.split(/[\n.;。；]/u).some((line) => {
    const match = known.exec(line);
    return match !== null && verdict(line, match.index, match.index + match[0].length) !== "denied";
  });

/** Extras of `text` that `corpus`, the listing's texts, names in no language; `spoken` tells whether other words there bear one out. */
export function extrasWithoutSource(
  text: string,
  language: CopyLanguage,
  corpus: string,
  spoken: (words: string) => boolean,
): Span[] {
  if (!any.test(text)) return [];
  return compiled.flatMap(({ strict, said, known }) => {
    said.lastIndex = 0;
    if (!said.test(text) || stands(known, corpus)) return [];
    return asserted(text, language, said).filter(({ words }) => strict || !spoken(words));
  });
}
