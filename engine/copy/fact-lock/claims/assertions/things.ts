/** Things and events a listing would name: the battery of the panels, what has just been done, animals that come with a run. */
import type { Assertion } from "./assertion.ts";

export const things: readonly Assertion[] = [
  {
    id: "battery",
    known: /batter|蓄電|储能|배터리|축전|speicher(?!platz|raum)|accumul/iu,
    said: {
      en: "(?:home |storage |solar |wall )?batter(?:y|ies)(?: storage| backup| pack)?",
      fr: "batteries?(?: de stockage| domestique| solaires?)?(?! de cuisine)",
      de: "(?:Strom|Batterie|Solar|Akku)speicher|Speicher (?:für|inklusive|im)|(?:mit|samt|inklusive|inkl\\.) (?:\\p{L}+ )?(?:Speicher|Batterie|Akku)",
    },
    of: /solar|panel|kW|photovolt|PV|panneau|toit|roof|Dach|Strom|électri|electri|bill/iu,
  },
  {
    id: "animalsIncluded",
    known:
      /(?:hens|chooks|chickens|poules|Hühner|鸡|bees|abeilles|Bienen)[^\n.]{0,16}(?:includ|stay|compris|inkl|bleib)/iu,
    said: {
      en: "(?:hens?|chickens?|chooks?|bees?|ponies|pony|goats?|sheep|ducks?|alpacas?|fish)(?: [\\p{L}'’-]+){0,2} (?:comes? with|(?:are |is )?included|stays?|thrown in|supplied|yours|already there|(?:are|is) waiting)(?: [\\p{L}'’-]+){0,3}|comes? with(?: [\\p{L}'’-]+){0,2} (?:hens?|chickens?|chooks?|bees?|goats?|ducks?)",
      fr: "(?:poules?|abeilles?|chèvres?|moutons?|canards?|poneys?)(?: [\\p{L}'’-]+){0,2} (?:fournies?|comprises?|incluses?|offertes?|restent|sont fournie?s|vous attendent)|avec (?:ses|\\p{L}+) (?:poules|abeilles|chèvres|canards)(?: [\\p{L}'’-]+)?",
      de: "(?:Hühner|Hennen|Bienen|Ziegen|Schafe|Enten|Ponys)(?: [\\p{L}'’-]+){0,3} (?:dazu|inklusive|dabei|inbegriffen|bleiben|gehören dazu|warten)|(?:samt|mit|inklusive) (?:\\p{L}+ )?(?:Hühnern|Hennen|Bienen|Ziegen|Enten)",
    },
  },
  {
    id: "justDone",
    known:
      /(?:just|fresh|newly|recently)|récemment|vien(?:t|nent) d|frisch|neulich|kürzlich|近期|刚|最近|直近|최근|new in (?:2025|2026)|2026|2025/iu,
    said: {
      en: "(?:has|have|was|were) (?:only |all )?just been (?!reduced|listed|put|added|sold|let)\\p{L}+(?:ed|t|n|ng)|just been (?:tuned|serviced|replaced|fitted|installed|painted|laid|repaired|redone|renovated|refurbished)|(?:freshly|newly) (?:tuned|laid|fitted|installed|plastered|tiled|carpeted|serviced|varnished|sanded)",
      fr: "vien(?:t|nent) (?:tout juste |juste )?d['’]être \\p{L}+(?:ée?s?|ie?s?|te?s?|ue?s?)|(?:fraîchement|tout juste|nouvellement) (?:accordé|posé|installé|poncé|carrelé)\\p{L}{0,3}",
      de: "(?:wurden?|ist|sind) (?:gerade|eben|soeben|erst kürzlich|frisch) (?:erst )?(?:neu )?\\p{L}{0,6}(?:ge|er|ver|be|re)\\p{L}{3,14}(?:t|en)|frisch (?:gestimmt|verlegt|eingebaut|verputzt|gefliest|abgeschliffen|tapeziert|gewartet)\\p{L}{0,2}",
    },
  },
  {
    id: "brandNew",
    known: /(?:relaid|laid new) in|neu verlegt/iu,
    where:
      /(?:bath|shower|浴室|風呂|욕실|salle d|Bad|floors?|water heater|热水器|給湯|boiler|chauffe-eau|fence|clôture|Zaun)[^\n.;。]{0,40}(?:(?:19|20)[01]\d|既存|原样|그대로|as (?:it )?was|dates? from|due for|replacement|stand|conversion|d['’]origine|original)/iu,
    said: {
      en: "(?:bath(?:room)?|shower|water heater|boiler|fences?|floors?)(?: [\\p{L}'’-]+){0,2} (?:is|are) (?:\\p{L}+ ){0,2}(?:brand[- ]new|new)(?: too| as well)?|(?:was|were|has been|have been) (?:re)?laid (?:new )?in|laid new(?: [\\p{L}]+){0,2}|(?:brand[- ])?new (?:bath(?:room)?|shower|water heater|boiler|fences?|fencing)(?: [\\p{L}'’-]+){0,3}",
      fr: "(?:salle de bains?|salle d['’]eau|douche|chauffe-eau|chaudière|clôtures?)(?: [\\p{L}'’-]+){0,2} (?:est |sont |toute |tout |elle aussi )?(?:flambant )?neu(?:f|ve|fs|ves)(?: aussi)?|(?:nouvelle|neuve) (?:salle de bains?|salle d['’]eau|douche|clôture)",
      de: "(?:Bad|Badezimmer|Dusche|Boiler|Warmwasserbereiter|Zaun|Zäune)(?: [\\p{L}'’-]+){0,2} (?:ist|sind) (?:\\p{L}+ )?(?:nagel|brand)?neu(?: [\\p{L}'’-]+)?|(?:nagel|brand)?neue[rsnm]? (?:Bad|Badezimmer|Dusche|Boiler|Zäune|Zaun)(?: [\\p{L}'’-]+)?|(?:Zäune|Zaun|Böden|Boden) (?:gleich |auch )?mit(?!\\p{L}| )|Auch (?:das|der|die) \\p{L}+ ist neu",
    },
  },
  {
    id: "finestView",
    known:
      /unverbaubar|imprenable|protected|green ?belt|cannot be built|不会(?:被)?遮挡|建築不可|naturschutz|zone naturelle|inconstructible/iu,
    said: {
      en: "(?:views?|outlook|field|light|sky)(?: [\\p{L}'’-]+){0,5} (?:for (?:ever|good|life|keeps)|forever|(?:is |are )?guaranteed|(?:is |are )?protected|will (?:always )?stay|never (?:be )?built)(?: [\\p{L}'’-]+){0,2}|(?:can|will) never be built (?:on|over|up)|nobody (?:can|will) (?:ever )?build(?: [\\p{L}'’-]+){0,3}",
      fr: "(?:vue|champ|lumière|horizon)(?: [\\p{L}'’-]+){0,5} (?:pour toujours|à jamais|garantie?|protégée?|restera|définitivement)(?: [\\p{L}'’-]+)?|(?:ne sera|sera) jamais (?:construit|bâti)\\p{L}{0,2}|personne ne (?:construira|bâtira)(?: [\\p{L}'’-]+){0,3}",
      de: "(?:Aussicht|Blick|Ausblick|Feld|Licht)(?: [\\p{L}'’-]+){0,6} (?:für immer|auf Dauer|garantiert|geschützt|bleibt|nie verbaut|unverbaubar)(?: [\\p{L}'’-]+)?|(?:wird|kann) nie(?:mals)? (?:be|ver|zu)?(?:ge)?baut(?: werden)?",
    },
  },
  {
    id: "companyHere",
    where:
      /事務所(?:利用|使用)?[:：]? ?不可|办公[:：]? ?不|no (?:business|commercial)|(?:business|commercial) use[^\n]{0,12}(?:no|not)|usage d['’]habitation|keine gewerbliche|영업[^\n.]{0,6}불가|사무실[^\n.]{0,8}불가/iu,
    known: null,
    said: {
      en: "register (?:your |a |the )?(?:company|business|firm)(?: [\\p{L}'’-]+){0,2}|(?:use it|works?|works well|fine|allowed|suits?)(?: [\\p{L}'’-]+){0,2} as (?:an )?office|(?:run|open|start) (?:your |a )(?:\\p{L}+ )?(?:business|practice|studio|salon)(?: [\\p{L}'’-]+){0,2}",
      fr: "(?:bureaux?|activité professionnelle|usage professionnel)(?: [\\p{L}'’-]+)? (?:autorisée?s?|possibles?|permise?s?|bienvenue?s?)|domicili(?:er|ez)(?: [\\p{L}'’-]+){0,2} (?:société|entreprise)|siège social",
      de: "(?:Firma|Gewerbe|Unternehmen)(?: [\\p{L}'’-]+){0,3} (?:anmelden|angemeldet|eintragen)|Büronutzung(?: [\\p{L}'’-]+)? (?:erlaubt|möglich|gestattet)|als Büro (?:nutzbar|erlaubt|zugelassen)",
    },
  },
  {
    id: "separateOnes",
    where:
      /(?:no|without(?: a)?|lacks) shower|Dusche gibt es nicht|keine Dusche|pas de douche|sans douche|没有淋浴|シャワーなし|(?:bathroom and (?:the )?laundry|laundry and (?:the )?bathroom) share/iu,
    known: null,
    said: {
      en: "(?:separate|walk-in|rain|own|power) (?:shower|laundry)(?: [\\p{L}'’-]+){0,2}|shower (?:and|or) (?:bath|tub)|(?:bath|tub) (?:and|or) (?:a )?(?:separate )?shower|separate laundry",
      fr: "(?:douche|buanderie) (?:est )?(?:séparée|à l['’]italienne|indépendante|à part)|douche et (?:une )?baignoire|baignoire et (?:une )?douche",
      de: "(?:separate|bodengleiche|eigene|ebenerdige)[rsn]? (?:Dusche|Waschküche)|Dusche und (?:\\p{L}+ )?(?:Bade)?[wW]anne|(?:Bade)?[wW]anne und (?:\\p{L}+ )?Dusche|Waschküche(?: [\\p{L}'’-]+){0,2} (?:eigener|separater) Raum",
    },
  },
];
