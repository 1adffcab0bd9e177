/** What a home looks out on, as a line of facts says it: "苏州河景", "river view", "vue mer", "Seeblick", "한강뷰". As printed. */
import { plain } from "./number.ts";

/** Phrases of a line, between its marks and, where words have no blanks between them, between blanks. */
const WESTERN = /[,;|·•–\n]\s?|\.\s/u;
const EASTERN = /[\s,，、。.;；|｜·•・\n]/u;

const VIEWS: readonly (readonly [between: RegExp, view: RegExp])[] = [
  [
    EASTERN,
    /^(?:\p{Script=Han}{0,5}(?:[江河湖海山园園林水池]|公园|公園|花园|花園|城市|高尔夫|夜)景(?:房|观房)?|[一-龯ァ-ヶー]{0,8}(?:眺望(?:良好|抜群)|ビュー)|[가-힣]{1,6}(?:뷰|조망))$/u,
  ],
  [
    WESTERN,
    /^(?:[\p{L}'’-]{3,14}\s){0,2}(?:river|lake|sea|ocean|harbou?r|park|city|skyline|mountain|garden|water|canal|bay|golf|valley)\s?views?$|^views? (?:of|over|to) the [\p{L} '’-]{3,30}$|^vues?\s(?:sur\s)?(?:la\s|le\s|les\s|l['’])?[\p{L}'’-]{3,16}(?:\s[\p{L}'’-]{3,16})?$|^\p{Lu}\p{Ll}{1,14}blick$|^blick (?:auf|[üu]ber|ins?) [\p{L} -]{3,30}$/iu,
  ],
];
/** Of a longer text the opening is looked through. */
const MAX_TEXT = 2000;

/** Every view the text names in a phrase of its own; in "a room with a sea view" it is the room's. */
export function viewsIn(text: string): string[] {
  const opening = text.slice(0, MAX_TEXT);
  const found = VIEWS.flatMap(([between, view]) =>
    opening
      .split(between)
      .map((phrase) => plain(phrase).trim())
      .filter((phrase) => phrase.length <= 40 && view.test(phrase)),
  );
  return [...new Set(found)];
}
