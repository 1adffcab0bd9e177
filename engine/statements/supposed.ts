/** Things a text names without claiming them: put to the reader as a choice or a condition, or listed as what is not known. */
import type { CopyLanguage } from "#contract/copy";

/** "Sea view or mountain view?", "to live in or to invest?": put to the reader as a choice. */
export const choices: ReadonlySet<string> = new Set(["view", "openView", "investment"]);
/** "If you come with a dog": the reader's animals. */
export const pets: ReadonlySet<string> = new Set(["petsAny", "petsDog", "petsCat", "petsSmall"]);

const supposes: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /如果|要是|若|的话/u,
  en: /(?<!\p{L})(?:if|should you|in case)(?!\p{L})/iu,
  ja: /なら|たら|場合|れば/u,
  ko: /[라다]면|경우|이면/u,
  fr: /(?<!\p{L})(?:si|s['’]il)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wenn|falls|sollte[nst]*)(?!\p{L})/iu,
};
/** Does `clause`, in `language`, state a condition? */
export const isSupposed = (clause: string, language: CopyLanguage): boolean => supposes[language].test(clause);

const unknown: readonly string[] = [
  "未(?:提供|说明|写明|列出)|没有?(?:写|提到|说明)|[不未][知明]|待(?:核实|确认)|资料[里中]没有",
  "資料にない|記載(?:の)?(?:ない|なし)|未確認|要確認|不明な?点",
  "자료에 ?없는|확인(?:이)? ?필요|확인할|알 ?수 ?없는",
  "not (?:stated|given|in the (?:listing|file))|what (?:the listing|we) (?:doesn['’]t|don['’]t|does not|do not) (?:say|know)|to (?:check|confirm|verify)",
  "non (?:précisé|renseigné|communiqué)|à (?:vérifier|confirmer|demander)|ce que l['’]annonce ne dit pas",
  "nicht (?:angegeben|bekannt|genannt)|offene Fragen|was offen bleibt|zu (?:klären|prüfen)",
];
const head = new RegExp(`(?:${unknown.join("|")})[^\\n]{0,16}$`, "iu");
/** How far back, in characters, the heading may stand. */
const REACH = 160;

/** Does what begins at `start` stand in a line below a heading that says the listing is silent on what follows? */
export const underSilence = (text: string, start: number): boolean =>
  text
    .slice(Math.max(0, start - REACH), start)
    .split("\n")
    .slice(-3, -1)
    .some((line) => head.test(line));
