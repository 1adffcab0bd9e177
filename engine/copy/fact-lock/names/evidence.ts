/** A capital is no name yet: headings, list items and quotations have capitals too. What makes a run of capitals a name that must be known? */

export type LatinLanguage = "en" | "fr" | "de";

const place: Readonly<Record<LatinLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:in|near|at|from|to|towards?|around|between|outside|behind|beyond|via|off|across|into|of|by|and|toward)(?: (?:the|central|nearby|downtown|north|south|east|west|lovely|historic|sunny|old))? $/iu,
  fr: /(?<![\p{L}])(?:à|au|en|près de|proche de|proche d'|vers|entre|dans|sur|depuis|jusqu'à|de|du|d'|des|et|aux portes de|non loin de)(?: (?:le|la|l'|les|vieux|vieille))? ?$/iu,
  de: /(?<![\p{L}])(?:in|nahe|nach|Richtung|Nähe|zwischen)(?: (?:der Nähe von|der Nähe|dem schönen|schönen))? $/iu,
};
const person: Readonly<Record<LatinLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:call|calling|contact|ask(?: for)?|ring|email|text|message|phone|with|Mr|Mrs|Ms|Dr|agent|speak to|reach|I'm|this is|from)\.? $/iu,
  fr: /(?<![\p{L}])(?:appele[rz]|contacte[rz]|avec|auprès de|chez|demande[rz]|écri[srvez]+ à|M\.|Mme|Mlle|agent|conseillère?|joindre|par|c'est) $/iu,
  de: /(?<![\p{L}])(?:ruf(?:en|t)?(?: Sie| mal)?|kontaktieren Sie|frag(?:en|t)?(?: Sie)?|mit|bei|Frau|Herrn?|Maklerin|Makler|an|Ansprechpartner(?:in)?|durch) $/iu,
};

/** Most words of its line begin with a capital: a heading in title case, where capitals say nothing. */
function inTitleCase(text: string, start: number): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const until = text.indexOf("\n", start);
  const words =
    text.slice(from, Math.min(until < 0 ? text.length : until, from + 160)).match(/\p{L}[\p{L}'-]{1,30}/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.8;
}

/** Does the text treat [start, end) as the name of a place or a person? `wordCount` words of it may be names. */
export function isNamed(text: string, language: LatinLanguage, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 36), start);
  if (person[language].test(before) && / /.test(text.slice(start, end))) return true;
  if (language !== "de" && inTitleCase(text, start)) return false;
  return place[language].test(before);
}
