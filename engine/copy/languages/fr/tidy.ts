/** French typography: a thin space before ; ! ?, a fixed one before : and inside « », figures kept with their units. Idempotent. */
const fixed = "\u00a0";
const thin = "\u202f";

/** "la cuisine refait": each thing that was done up with its participle. */
function agreed(parts: string): string {
  const several = / et |, /u.test(parts) || /^les /iu.test(parts);
  const names = parts.split(/ et |, /u);
  const feminine = names.every(
    (name) =>
      /^la /iu.test(name) ||
      /^les (?:peintures|fenêtres|menuiseries|canalisations|conduites|façades|cloisons)(?!\p{L})/iu.test(name) ||
      /^l’(?:électricité|installation|isolation|entrée)/iu.test(name),
  );
  return `${parts} ${several ? "ont" : "a"} été refait${feminine ? "e" : ""}${several ? "s" : ""}`;
}
const done = /(?<=^|[.:•·🔧✨\n] |\n|\d{4}, )((?:[Ll]es? |[Ll]a |[Ll]’)[^.:;\n]{3,80}?) refait(?= en \d{4}|[.\n]|$)/gu;

const month = "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";
const untilMonth = new RegExp(`(?<=jusqu’)au (?=${month} \\d{4})`, "gu");
const sinceMonth = new RegExp(`(?<=depuis )le (?=${month} \\d{4})`, "gu");
const inMonth = new RegExp(`(?<=(?:termine|lieu) )le (?=${month} \\d{4})`, "gu");

/** "copropriété : 48" and "copropriété : 48 lots": what is counted is named. */
const lots = /(copropriété)[ \u00a0\u202f]*: (\d+)(?: lots)?(?=[,.;]|\s*$)/gimu;
/** The name of a certificate that begins as its label does. */
const certificate = /(certificat)[ \u00a0\u202f]*: certificat (?=\p{L})/giu;
/** A line that names the energy class and nothing else. */
const classAlone = /^[^:]{2,30}[ \u00a0]: (DPE [A-G])\.$/u;
/** Without such a line where a later one states the class. */
function classOnce(text: string): string {
  const later = new Set<string>();
  const kept = text
    .split("\n")
    .reverse()
    .filter((line) => {
      const alone = classAlone.exec(line)?.[1];
      const twice = alone !== undefined && later.has(alone);
      for (const [named] of line.matchAll(/DPE [A-G](?!\p{L})/gu)) later.add(named);
      return !twice;
    });
  return kept.reverse().join("\n");
}
/** "Les chats acceptés." is no sentence. */
const welcome = /(?<=^|[.!?…] )(Les (?:petits )?(?:animaux|chats|chiens)) acceptés(?=\.)/gmu;

export const tidy = (text: string): string =>
  classOnce(text)
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<!\p{L})de (?=une?(?!\p{L}))/gu, "d’")
    .replace(/(?<=, )plus (?=pas de )/gu, "")
    .replace(/(?<=, plus )(?=(?:charges|frais) (?:de|d’))/gu, "des ")
    .replace(/(?<=, plus )(?=dépôt (?:de|d’))/gu, "un ")
    // out of doors is at a room and never in it
    .replace(/(?<=balcon|loggia|terrasse) dans le séjour/gu, " côté séjour")
    .replace(lots, "$1 de $2 lots")
    .replace(certificate, "$1 énergétique ")
    .replace(welcome, "$1 sont acceptés")
    // what has its participle already keeps it
    .replace(done, (whole, parts: string) => (/ été(?: |$)/u.test(parts) ? whole : agreed(parts)))
    .replace(/(?<![ \t])[ \t]+([,.])(?=\s|$)/gu, "$1")
    .replace(/(?<![ \t\u00a0\u202f])[ \t\u00a0\u202f]+([;!?])(?=\s|$|[»)])/gu, `${thin}$1`)
    .replace(/(?<![ \t\u202f])[ \t\u202f]+:(?=\s|$)/gu, `${fixed}:`)
    .replace(/«[ \t\u202f]*/gu, `«${fixed}`)
    .replace(/(?<![ \t\u202f])[ \t\u202f]*»/gu, `${fixed}»`)
    .replace(/\u00a0{2,}/gu, fixed)
    .replace(/(?<=\d) (?=(?:€|\$|£|m²|m|km|chambres?|pièces?|yuans)(?!\p{L}))/gu, fixed)
    // a metro line may be called m2: only behind a figure or a price is it an area
    .replace(/(?<=(?:\d[ \u00a0\u202f]?|\/|(?:prix|€|francs?|CHF) (?:au|le|du|par) )k?m)2(?![\p{L}\d])/gu, "²")
    // a month takes no article: "à partir de fin mai"
    .replace(
      /(?<=partir )du (?=(?:fin |début |mi-)?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))/gu,
      "de ",
    )
    .replace(untilMonth, "en ")
    .replace(sinceMonth, "")
    .replace(inMonth, "en ")
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?…])\.(?=\s|$)/gu, "$1")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
