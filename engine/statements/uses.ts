/** A study that is there, and one a room may become: only the first is a claim. */

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const use =
  "书房|客房|画室|琴房|儿童房|健身角|茶室|书斋|書斎|客間|ワークスペース|子供部屋|趣味の部屋|アトリエ|서재|손님방|작업실|놀이방|아이 ?방|취미방|study|home office|office|guest room|guests?|nursery|playroom|studio|workroom|hobby room|music room|bureau|chambre d'amis|chambre d'enfants?|atelier|salle de jeux|dressing|Arbeitszimmer|Homeoffice|Home-Office|Büro|Gästezimmer|Kinderzimmer|Hobbyraum|Schreibzimmer|Atelier|Nähzimmer";
/** Between two uses that the text leaves open: 書斎でも客間でも, "bureau, chambre d'amis". */
const between =
  "\\s?(?:[,，、/?？]|或者?|还是|当|做|でも|か|なり|や|로도|으로도|이나|나|든|또는|or|ou|oder|,? or|,? ou|,? oder)\\s?(?:当|做|a |an |une? |eine? )?";
const chosen = new RegExp(`(?:${use})(?:${between}(?:${use})){1,6}`, "giu");
/** Behind a use that is only one: "Homeoffice ja", 書斎でも, "Study?". */
const offered =
  /^(?:でも|にも|として|なり|로도|으로도|로 ?쓰|삼아| ?[?？]| (?:ja|geht|possible|perhaps|maybe|peut-être|vielleicht|oui|yes|anyone)(?!\p{L}))/iu;
/** In front of it: "for", "als", 当, and a room and a colon whose uses follow. */
const proposed =
  /(?:当成?|做成?|用作|变成|改成?|(?<!\p{L})(?:as|for|into|pour|en|comme|als|zum|fürs?|your|votre|Ihr|dein|euer) (?:an? |une? |le |la |votre |your |Ihr |ein |das )?|(?:bedroom|chambre|Zimmer|room|寝室|部屋|방|卧|房间)(?: \p{L}{1,12})?\s?[:：]\s?)$/iu;

/** Is the use at [start, end) one that a room may be put to, and no room of its own? */
export function asUse(text: string, { start, end }: Stretch): boolean {
  if (offered.test(text.slice(end, end + 12)) || proposed.test(text.slice(Math.max(0, start - 40), start))) return true;
  const from = Math.max(0, start - 40);
  const around = text.slice(from, end + 40);
  return [...around.matchAll(chosen)].some(
    (match) => from + match.index <= start && end <= from + match.index + match[0].length,
  );
}
