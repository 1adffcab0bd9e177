/** In which condition a home is offered, as a line of facts says it: "精装", "fully renovated", "올수리", "komplett saniert". As printed. */
import { plain } from "./number.ts";

/** Languages with blanks say it between marks of its own: in "renovated kitchen" it is the kitchen's. */
const between = (words: string) => new RegExp(`(?<=^|[,;|·•–]\\s?|\\n)(?:${words})(?=\\s?[,;|·•–.\\n]|$)`, "iu");

const FOUND: readonly RegExp[] = [
  /毛坯|简装修?|精装修?|豪(?:华)?装修?|中装|普装|全新装修|裝潢/u,
  /(?<![一-龯ァ-ヶ])(?:新規|内装|室内)?(?:フル)?(?:リフォーム|リノベーション|リノベ)(?:済み?|物件)/u,
  /(?<!\p{Script=Hangul})(?:특?올수리|부분수리|올리모델링|(?:전체\s?)?리모델링)(?:\s?완료|됨|된)?(?=[\s,.]|$)/u,
  between(
    "(?:newly |fully |recently |completely |tastefully |totally |gut[- ])?(?:renovated|refurbished|remodell?ed|modernised|modernized)(?: throughout)?|needs? (?:some )?(?:work|renovation|modernisation)|unfurnished shell|shell condition",
  ),
  between(
    "(?:enti[èe]rement |r[ée]cemment |totalement |compl[èe]tement )?(?:r[ée]nov[ée]e?|refait[e]? [àa] neuf)|[àa] (?:r[ée]nover|rafra[îi]chir)",
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
  return null;
}
