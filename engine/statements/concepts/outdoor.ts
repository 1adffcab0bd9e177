/** Outdoor space, water to bathe in, sport. */
import { concept } from "./concept.ts";

export const outdoor = [
  concept(
    "balcony",
    ["阳台", "balcony|balconies|juliet", "バルコニー|ベランダ", "발코니|베란다", "balcons?", "~balkone?n?s?"],
    {
      read: "balc[oó]n(?:es)?|balcone|balconi|varandas?|balkon",
    },
  ),
  concept("loggia", ["敞廊", "loggias?", "ロッジア", "로지아", "loggias?", "Loggi(?:a|en)"], {
    implies: ["balcony"],
    read: "loggia",
  }),
  concept(
    "roofTerrace",
    [
      "屋顶露台|屋顶花园|天台|楼顶露台",
      "roof[- ]?(?:top )?(?:terrace|deck|garden)s?|rooftop",
      "ルーフバルコニー|屋上(?:テラス|庭園)?|ルーフテラス",
      "루프탑|옥상",
      "toit[- ]terrasse|rooftop|terrasse sur le toit",
      "Dachterrassen?|Dachgarten",
    ],
    {
      implies: ["terrace"],
      read: "azotea|terrazza sul tetto|dakterras",
    },
  ),
  concept(
    "terrace",
    [
      "露台|平台(?!期)",
      "terraces?(?! house)|patios?|(?:sun |timber |wooden |cedar )?decks?|decking",
      "テラス(?!ハウス)|ウッドデッキ|パティオ",
      "테라스|데크",
      "terrasses?(?! de café)",
      "~terrassen?(?!haus)|Freisitz",
    ],
    {
      read: "terrazas?|terraç[oa]s?|terrazz[oae]|terras(?:sen)?|patio",
    },
  ),
  concept(
    "porch",
    [
      "门廊",
      "porch(?:es)?|verandas?",
      "ポーチ(?!ライト)|縁側",
      "현관 ?포치|툇마루",
      "véranda|porche|auvent",
      "Veranda|Windfang|Vordach",
    ],
    { read: "porche|portico|veranda" },
  ),
  concept(
    "conservatory",
    [
      "阳光房|玻璃房",
      "conservator(?:y|ies)|sunrooms?|winter garden|orangery",
      "サンルーム",
      "썬룸|선룸|온실(?! ?가스)",
      "jardin d'hiver|verrière",
      "Wintergarten",
    ],
    { read: "galer[ií]a acristalada|serre" },
  ),
  concept(
    "garden",
    [
      "花园(?!城|里|村|路|洋房)|(?<!中)庭院|(?<!四合)院子|后院|前院",
      "gardens?(?! (?:city|state|district|station|apartment))|backyards?|back yards?|front yards?|fenced yard|yards?(?! of)|lawns?",
      "専用庭|(?<![中校家箱])庭(?!園美術|先)|ガーデン(?!ズ)",
      "(?<![가-힣])정원|마당|가든",
      "jardins?|jardinet|pelouse",
      "~gartens?(?!stadt|\\p{L})|~gärten|Gartenanteil|Gartenfläche|Rasen",
    ],
    {
      read: "jard[ií]n(?:es)?|giardin[oi]|jardi[mn]s?|tuin",
    },
  ),
  concept(
    "courtyard",
    [
      "内院|内庭|天井(?!袋)|(?<!四合)院子|院落|(?<!中)庭院",
      "courtyards?|yards?(?! of)",
      "中庭|パティオ",
      "안뜰|중정",
      "(?:sur|côté) cour(?! de)|cour (?:intérieure|arborée|pavée)|petite cour|grande cour|belle cour",
      "(?:Innen|Hinter)hofs?|Hofseite|(?:zum|in den|im) (?:ruhigen |grünen )?Hof",
    ],
    { read: "p[aá]tio(?! de luces)|cortile|binnenplaats" },
  ),
  concept(
    "vegetableGarden",
    [
      "菜园|菜地",
      "vegetable (?:garden|patch|bed)s?|kitchen garden|allotment (?:garden|plot)",
      "家庭菜園|畑",
      "텃밭",
      "potager",
      "Gemüsegarten|Gemüsebeet*",
    ],
    { read: "huerto|orto|horta|moestuin", topic: "feature" },
  ),
  concept(
    "orchard",
    [
      "果园|果树",
      "orchards?|fruit trees?|olive trees?|apple trees?",
      "果樹",
      "과수원|유실수|과실수",
      "vergers?|arbres fruitiers|oliviers?",
      "Obstgarten|Obstbäumen?|Streuobst*",
    ],
    { read: "frutales|frutteto|olivos|ulivi|boomgaard" },
  ),
  concept(
    "pool",
    [
      "泳池|游泳池",
      "(?:swimming|plunge|infinity|lap|heated|saltwater|salt-water|indoor|outdoor|private|shared|communal) pools?|pools?(?! (?:table|our|your|resources))",
      "プール(?!され|す)",
      "수영장|풀장|인피니티풀",
      "piscines?",
      "~pools?|~schwimmbad|Schwimmbecken",
    ],
    {
      read: "piscinas?|zwembad",
    },
  ),
  concept(
    "hotTub",
    [
      "按摩浴缸|热水浴池",
      "hot tubs?|jacuzzi|whirlpool|spa(?! town)",
      "ジャグジー|露天風呂|温泉",
      "자쿠지|스파(?!게티)|온천",
      "jacuzzi|spa|bain à remous|balnéo|hammam",
      "Whirlpool|Jacuzzi|Hot ?Tub",
    ],
    { read: "jacuzzi|hidromasaje|idromassaggio" },
  ),
  concept("sauna", ["桑拿|汗蒸", "saunas?|steam room", "サウナ", "사우나", "saunas?", "Saunas?|Dampfbad"], {
    read: "sauna",
  }),
  concept(
    "gym",
    [
      "健身房|健身会所",
      "gyms?|fitness (?:cent(?:er|re)|room|studio|suite)",
      "フィットネス|ジム(?!ノー)",
      "헬스장|피트니스|헬스클럽",
      "salle de (?:sport|fitness|musculation)|fitness",
      "Fitness(?:raum|studio|bereich|center)|Gym",
    ],
    { topic: "use", read: "gimnasio|palestra|academia|sportschool" },
  ),
  concept(
    "tennis",
    [
      "网球场",
      "tennis courts?",
      "テニスコート",
      "테니스장",
      "(?:court|terrain) de tennis|tennis",
      "Tennisplätzen?|Tennisplatz",
    ],
    { read: "tenis|tennis" },
  ),
  concept(
    "playground",
    [
      "儿童(?:游乐|乐园|游戏)|游乐场|游乐设施",
      "playgrounds?|play area",
      "プレイロット|児童遊園|キッズスペース|キッズルーム|遊具",
      "놀이터|키즈룸|키즈카페",
      "aire de jeux",
      "Spielpl[aä]tze?n?",
    ],
    { read: "parque infantil|parco giochi|speeltuin" },
  ),
  concept(
    "bbq",
    [
      "烧烤(?:区|台|炉)",
      "(?:built-in|gas) (?:bbq|barbecue)|outdoor kitchen|barbecue area|bbq area",
      "バーベキュー(?:スペース|場|テラス)",
      "바비큐장|야외 ?주방",
      "cuisine d'été|barbecue (?:maçonné|intégré)",
      "Außenküche|Grillplatz|Outdoor-?küche",
    ],
    { read: "barbacoa|cocina de verano" },
  ),
  concept(
    "pond",
    [
      "池塘|鱼池|喷泉",
      "ponds?|fountain|water feature",
      "(?<![\\p{Script=Han}])池(?!袋|上|田|尻|下|ノ|山)|噴水",
      "연못|분수",
      "étang|bassin|fontaine",
      "Teich|Gartenteich|Springbrunnen|Brunnen",
    ],
    { read: "estanque|fuente|stagno|vijver" },
  ),
  concept(
    "shed",
    [
      "工具房|工具间|花园小屋",
      "(?:garden|tool|potting) sheds?|sheds?|workshop|outbuildings?|barns?",
      "物置(?!き)|倉庫|離れ|納屋",
      "(?<![가-힣])헛간|작업 ?창고|별채",
      "abri de jardin|atelier(?! de (?:couture|peinture|musique|bricolage|lecture))|dépendances?|grange|remise(?! (?:des?|en|à|du|sur))",
      "Gartenhaus|Gartenhäuschen|Geräteschuppen|Schuppen|Werkstatt|Scheune|Nebengebäude",
    ],
    { read: "cobertizo|casetta|anexo|berging|schuur" },
  ),
  concept(
    "summerHouse",
    [
      "凉亭",
      "pergolas?|gazebos?|summer ?house",
      "パーゴラ|ガゼボ|東屋",
      "퍼걸러|파고라|(?<!고)정자(?=[가이를와도에 ,.]|$)",
      "pergola|tonnelle|gloriette|kiosque",
      "Pergola|Gartenlaube|Pavillon",
    ],
    { read: "p[eé]rgola|cenador" },
  ),
  concept(
    "fenced",
    [
      "围栏|围墙|带院墙",
      "fully fenced|fenced(?:-in)?|gated (?:driveway|garden)|walled",
      "フェンス付",
      "울타리",
      "clôturée?|entièrement clos|clos de murs",
      "eingezäunt*|umzäunt*|eingefriedet*",
    ],
    { read: "vallad[oa]|recintat[oa]|omheind" },
  ),
];
