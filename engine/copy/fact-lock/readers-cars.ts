/** Cars a text gives its reader and not the home: "if you keep two cars, raise it early", 2台持ちなら先に聞いて. */
import type { CopyLanguage } from "#contract/copy";
import { mannerAt } from "#engine/statements/manner";
import type { Quantity } from "./quantities.ts";

/** The counted thing is a vehicle; spaces and garages are the home's. */
const places = /位|spaces?|places?|bays?|garage|stellpl|parkpl|[個个]/iu;

/** Whoever owns, drives or brings them, in the words around the figure: behind it in the east, before it or behind it in the west. */
const owned: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:家里|家中|您|你|手上|名下|如果|要是|若|万一)[^，。；]{0,6}(?:有|开|养|买)|的(?:家庭|人家|朋友|话)/u,
  en: /(?<!\p{L})(?:if|should|where|when|anyone|households?|families)(?: \p{L}+){0,2} (?:keep|have|has|own|owns|run|runs|drive|bring|need|needs)(?!\p{L})|(?:two|three|\d)-car (?:household|famil)/iu,
  ja: /持ち|所有|(?:車|クルマ)が|(?:ある|乗る|使う|ご利用)(?:方|なら|場合|人|ご家庭)/u,
  ko: /보유|소유|(?:가진|있는|갖고|몰고|타시)|대(?:인|라면|이면|면|이신)|(?:분|가구|가정|댁)(?:은|는|이라면)/u,
  fr: /(?<!\p{L})(?:si|quand|pour (?:ceux|celles|qui)|ceux|celles|ménages?|familles?)(?!\p{L})[^.;!?]{0,30}(?:avez|as|a|ont|possédez|possède\p{L}*|roulez|conduisez|venez)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wer|wenn|falls|haushalte?|familien?|sollten?)(?!\p{L})[^.;!?]{0,30}(?:ha(?:ben|bt|st|t)|besitz\p{L}*|fähr\p{L}*|fahren|mitbring\p{L}*|brauch\p{L}*|kommt|kommen)(?!\p{L})/iu,
};

/** They are said to find room. */
const housed: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /停得下|放得下|(?:都|也|全|够|可|能|可以)(?:能|可以|够)?停(?!车费)|不愁|没问题|足够|绰绰有余/u,
  en: /(?<!\p{L})(?:fits?|both|all of them|room for|no (?:problem|trouble|worries)|(?:is|are|comes?|there['’]?s) (?:enough )?(?:parking|space|room)|covered|welcome|can (?:be )?park(?:ed)?)(?!\p{L})/iu,
  ja: /停められ|止められ|駐められ|置け(?!る?か)|入り(?:ます|きり)|大丈夫|問題(?:な|あり)|余裕|安心|(?:駐車|停め)(?:で|が可|可能)/u,
  ko: /(?:댈|세울|주차할) ?수 ?있(?!는지|나)|(?:주차|가능)(?:됩|돼|해요|합니다|하고)|가능(?!한지|여부|할지)|문제 ?없|넉넉|충분|걱정 ?없/u,
  fr: /(?<!\p{L})(?:rentr\p{L}+|tienn\p{L}+|les deux|toutes|aucun (?:souci|problème)|sans (?:souci|problème)|(?:a|ont|trouve\p{L}*) (?:leur|sa|la) place|il y a (?:de la )?place|se garent)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:beide|alle (?:drei|zwei|vier)|pass(?:en|t)|kein Problem|genug Platz|unter(?=\s*(?:$|[.!,;]))|Platz (?:für|ist)|findet? Platz|stehen (?:sicher|trocken|gut))(?!\p{L})/iu,
};
/** "Whether both fit" is asked. */
const whether =
  /(?<!\p{L})(?:whether|if (?:both|they|it|there)|where|si (?:les deux|elles|il)|où|ob|wo(?:hin)?)(?!\p{L})|吗|能不能|能否|是否|哪|か(?:どうか|は|を)|どこ|(?:는|은|ㄴ|할)지|여부|어디/iu;

const REACH = 90;
const ends = /[.!?。！？\n；;]/u;

/** "Zwei Autos? Klären Sie das vorher.": a counsel that answers what was asked in the words before it. */
const asksAbout = (text: string, { end }: Quantity): boolean => /^ ?[?？]/u.test(text.slice(end, end + 2));

/** Does the text speak at `quantity` of cars somebody may own, without saying that the home has room for them? */
export function areReadersCars(quantity: Quantity, text: string, language: CopyLanguage): boolean {
  if (quantity.dimension !== "cars" || places.test(quantity.text)) return false;
  const { start, end } = quantity;
  const head =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(ends)
      .at(-1) ?? "";
  const [tail = "", next = ""] = text.slice(end, end + REACH).split(ends);
  const words = `${head}${text.slice(start, end)}${tail}`;
  const counselled = mannerAt(text, language, start, end).counselled;
  if (asksAbout(text, quantity))
    return next.trim() !== "" && mannerAt(text, language, end + 2, end + 2).counselled && !housed[language].test(next);
  if (housed[language].test(words) && !(counselled && whether.test(words))) return false;
  return counselled || owned[language].test(words);
}
