/** Which way a home faces. Words for directions count only where they speak of light, windows or fronts, not of streets. */
import { concept } from "./concept.ts";

const zh = (d: string) =>
  `(?:朝|向|面)[东西]?${d}|${d}(?:向|朝)|正${d}|${d}(?:阳台|卧|厅|露台|窗)|${d}面(?:采光|有窗|开窗)`;
const ja = (d: string) => `${d}[東西]?(?:向き?|面|側|バルコニー|窓)|${d}(?:南|北)?(?:向き|面)`;
const ko = (d: string) => `${d}(?:향|쪽(?:으로|에|을|은|의)? ?(?:창|발코니|베란다|열|면|난|향)?|측 ?창)`;

/** English: "south-facing", "faces south-west", "southwesterly light"; a compound direction counts for both its parts. */
const en = (d: string) =>
  `${d}(?:ern|erly)?[- ]?(?:facing|exposure|aspect|light|sun|orientation|balcon(?:y|ies)|terrace|side|garden|windows?|front)|(?:fac(?:es|ing)|looks?|oriented|opens?) (?:to(?:wards?)? )?(?:the )?${d}|to the ${d}`;
const fr = (d: string) =>
  `(?:plein |exposée?s?(?: à l'| au)? ?|orientée?s?(?: à l'| au)? ?|exposition |orientation |au |côté |face au |à l'|regarde le |balcon )${d}`;
const de = (d: string, end: string) =>
  `${d}(?:seite|ausrichtung|balkon|terrasse|lage|garten|sonne|fenster|fassade)|(?:nach|Richtung|gen) ${d}${end}|${d}lich ausgerichtet\\w*|${d}seitig\\w*`;

export const orientation = [
  concept(
    "facesSouth",
    [
      `${zh("南")}|南北|全南|双南|三?开间朝南|坐北朝南`,
      `${en("south(?:[- ]?(?:east|west))?")}|to the (?:north and (?:the )?)?south|north[- ](?:and|to|&|/)[- ]?south|south and north|north[-–/]south|windows? (?:north and )?south`,
      `${ja("南")}|南北|南東|南西`,
      `${ko("남")}|남북|남향|정남|남동향|남서향`,
      `${fr("sud")}|nord[-–/ ]sud|au nord et au sud|sud-(?:est|ouest)`,
      `${de("Süd", "(?:en|osten|westen)")}|nach Norden und Süden|Nord[-–]Süd|Nord- und Süd\\w*|Süd(?:ost|west)\\w*|Süd-(?:West|Ost)\\w*`,
    ],
    { other: "(?:orientaci[oó]n|esposizione|exposi[cç][aã]o) sur|sud|sul" },
  ),
  concept("facesNorth", [
    `${zh("北")}|南北|坐南朝北`,
    `${en("north(?:[- ]?(?:east|west))?")}|north[- ](?:and|to|&|/)[- ]?south|south and north|north[-–/]south|windows? north`,
    `${ja("北")}|南北|北東|北西`,
    `${ko("북")}|남북|북향|정북`,
    `${fr("nord(?! de)")}|nord[-–/ ]sud|nord-(?:est|ouest)`,
    `${de("Nord", "(?:en|osten|westen)")}|nördlich ausgerichtet\\w*|Nord[-–]Süd|Nord- und Süd\\w*|Nord(?:ost|west)\\w*`,
  ]),
  concept("facesEast", [
    `${zh("东")}|东西向|东边套|东南`,
    `${en("(?:south|north)?[- ]?east")}|morning sun from the east`,
    `${ja("東")}|東西|南東`,
    `${ko("동")}|동향|남동향|정동`,
    `${fr("(?:sud-|nord-)?est(?! (?:de|un|une|le|la))")}|est[-–/ ]ouest|(?:sud|nord)-est`,
    `${de("Ost", "en")}|nach (?:Süd|Nord)osten|östlich ausgerichtet\\w*|Ost[-–]West|(?:Süd|Nord)-?[Oo]st\\w*`,
  ]),
  concept("facesWest", [
    `${zh("西")}|东西向|西边套|西南|西晒`,
    `${en("(?:south|north)?[- ]?west")}`,
    `${ja("西")}|東西|南西`,
    `${ko("서")}|서향|남서향|정서`,
    `${fr("(?:sud-|nord-)?ouest")}|est[-–/ ]ouest|(?:sud|nord)-ouest`,
    `${de("West", "en")}|nach (?:Süd|Nord)westen|Ost[-–]West|(?:Süd|Nord)-?[Ww]est\\w*`,
  ]),
  concept("throughFlat", [
    "南北通透?|南北两(?:头|面)|南北都|两面采光|通透|穿堂风|全明|双面采光",
    "dual[- ]aspect|through[- ](?:flat|lounge)|light from (?:both|two) sides|windows (?:to the |on )?(?:north and (?:the )?south|both sides)|cross[- ]ventilation|both sides",
    "両面(?:バルコニー|採光)|南北(?:両面|に窓)|二面採光|通風",
    "남북 ?(?:으로|통풍|통)|맞통풍|양면 ?(?:창|채광)|판상형",
    "traversante?|double exposition|nord[-–]sud|des deux côtés",
    "durchgesteckt\\w*|von zwei Seiten|Fenster nach Norden und Süden|beidseitig\\w*|Nord[-–]Süd\\w*",
  ]),
];
