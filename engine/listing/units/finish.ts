/** In which condition a home is offered, as a line of facts says it: "精装", "fully renovated", "올수리", "komplett saniert". As printed. */
import { plain } from "./number.ts";

/** Languages with blanks say it between marks of its own: in "renovated kitchen" it is the kitchen's. */
const between = (words: string) => new RegExp(`(?<=^|[,;|·•–]\\s?|\\n)(?:${words})(?=\\s?[,;|·•–.\\n]|$)`, "iu");

/** Rooms and parts that are done up by themselves: before the word in French and German, behind it in English. */
const PART_BEHIND =
  "kitchen|bath(?:room)?s?\\b|shower|en-?suite|wc\\b|toilet|building|lobby|fa[çc]ade|exterior|common|garden|gym|pool|roof|garage|basement|amenit";
const PART_BEFORE =
  /(?:cuisine|salle|bains?|sdb|sde|sanitaires?|toiture|fa[çc]ades?|[ée]lectricit[ée]|fen[êe]tres|menuiseries|parties communes|immeuble|copropri[ée]t[ée]|ascenseur|chaudi[èe]re|hall|bad|b[äa]der|dach|fassade|k[üu]che|heizung|fenster|elektrik|treppenhaus|geb[äa]ude|garten|keller|stellplatz)(?:\s[\p{L}\d]{1,12}){0,2}\s$/iu;

/** Said of the whole home wherever it stands in a line: how thoroughly, or what is to be done. */
const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:(?:newly|fully|recently|completely|tastefully|beautifully|totally|freshly|extensively) (?:renovated|refurbished|remodell?ed|moderni[sz]ed)(?: throughout)?|(?:newly|recently|freshly|well|nicely|tastefully|beautifully) (?:re)?decorated|(?:newly|recently|freshly) painted|(?:in need of|needs|needing|requires|requiring) (?:some |full |complete |total )?(?:moderni[sz]ation|renovation|refurbishment|updating|work))(?!\\p{L})(?!,?\\s(?:and\\s)?(?:[\\p{L}-]{1,14}\\s){0,2}(?:${PART_BEHIND}))`,
  "iu",
);
const FRENCH =
  /(?<!\p{L})(?:(?:enti[èe]rement|r[ée]cemment|totalement|compl[èe]tement) (?:r[ée]nov[ée]e?|refaite?)(?: [àa] neuf)?|refaite? [àa] neuf|r[ée]nov[ée]e? (?:avec (?:go[ûu]t|soin)|par architecte)|[àa] (?:r[ée]nover|rafra[îi]chir)(?! la | les )|(?:tr[èe]s bon|bon|excellent|parfait) [ée]tat)(?!\p{L})/iu;
const GERMAN =
  /(?<!\p{L})(?<!nicht )(?:(?:frisch|komplett|vollst[äa]ndig|umfassend|neu|k[üu]rzlich|hochwertig|aufwendig|liebevoll) )?(?:(?:kern|teil|voll|grund|un)?(?:renoviert|saniert|modernisiert)|gepflegt|(?:renovierungs|sanierungs|modernisierungs)bed[üu]rftig|erstbezug(?: nach sanierung)?)(?!\p{L}|-)/iu;

/** "unfurnished" amid other words; of two that say otherwise neither counts. */
const FURNISHED =
  /(?<!\p{L})(?<!not )(?:un|(?:fully|partially|partly|part|semi)[- ])?furnished(?!\p{L}|[ ,/]{0,2}(?:with|by|kitchen|lobby|common|optional))/giu;
function furnishedIn(line: string): string | null {
  const said = [...line.matchAll(FURNISHED)].map(([words]) => words);
  return new Set(said.map((words) => words.toLowerCase())).size === 1 ? (said[0] ?? null) : null;
}

/** The first that is not said of a part: "Bad saniert", "cuisine entièrement refaite". */
function ofTheHome(line: string, pattern: RegExp): string | null {
  for (const found of line.matchAll(new RegExp(pattern.source, `g${pattern.flags}`)))
    if (!PART_BEFORE.test(line.slice(Math.max(0, found.index - 60), found.index))) return found[0];
  return null;
}

const FOUND: readonly RegExp[] = [
  /毛坯|简装修?|精装修?|豪(?:华)?装修?|中装|普装|婚装|清水房|(?<!\p{Script=Han})清水(?!\p{Script=Han})|全新装修|(?:简单|普通|中等|精致|精美|高档)装修|裝潢/u,
  /(?<![一-龯ァ-ヶ])(?:新規|内装|室内)?(?:フル)?(?:リフォーム|リノベーション|リノベ)(?:済み?|物件)/u,
  // how much was done says that it was done
  /(?<![一-龯ァ-ヶ])(?:フル|全面|(?:新規)?(?:内装|室内)(?:フル|全面)?)(?:リフォーム|リノベーション|リノベ)(?!可|予定|向|必要|費|プラン|ローン|相談|前|中|[ァ-ヶー])/u,
  /(?<!\p{Script=Hangul})(?:특?올수리|부분수리|올리모델링|(?:전체\s?)?리모델링)(?:\s?완료|됨|된)?(?=[\s,.]|$)/u,
  between(
    "(?:newly |fully |recently |completely |tastefully |totally |gut[- ])?(?:renovated|refurbished|remodell?ed|modernised|modernized)(?: throughout)?|needs? (?:some )?(?:work|renovation|modernisation)|unfurnished shell|shell condition",
  ),
  between(
    "(?:enti[èe]rement |r[ée]cemment |totalement |compl[èe]tement )?(?:r[ée]nov[ée]e?|rafra[îi]chie?|refait[e]? [àa] neuf)|[àa] (?:r[ée]nover|rafra[îi]chir)",
  ),
  between(
    "(?:frisch |komplett |voll |neu |k[üu]rzlich |teil)?(?:renoviert|saniert|kernsaniert|modernisiert)|(?:renovierungs|sanierungs)bed[üu]rftig|erstbezug(?: nach sanierung)?",
  ),
];

/** Null when the text says nothing of it. */
export function finishIn(text: string): string | null {
  const line = plain(text.slice(0, 2000));
  for (const pattern of FOUND) {
    const found = pattern.exec(line)?.[0];
    if (found) return found.trim();
  }
  for (const pattern of [ENGLISH, FRENCH, GERMAN]) {
    const found = ofTheHome(line, pattern);
    if (found !== null) return found;
  }
  return furnishedIn(line);
}
