/** "The living room looks onto the courtyard" of a home whose bedroom does: each room has the outlook the listing gives it. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

/** Rooms and what they look onto, in every language a listing may be in. */
const rooms: readonly RegExp[] = [
  /客厅|起居室|リビング|居間|거실|living[- ]room|lounge|sitting room|séjour|salon(?!\p{L})|pièce de vie|Wohnzimmer|Wohnbereich|salón|soggiorno/iu,
  /卧室?|寝室|洋室|안방|침실|작은 ?방|bedrooms?|chambres?|Schlafzimmer|dormitorio|camera/iu,
  /厨房|キッチン|台所|주방|kitchen|cuisine|Küche|cocina|cucina/iu,
];
const sights: readonly RegExp[] = [
  /临街|街道|马路|通り|道路|도로|큰길|(?<!\p{L})(?:street|road|rue|avenue|boulevard|calle|strada)(?!\p{L})|[Ss]traße(?!n)/iu,
  /院|天井|中庭|안뜰|중정|courtyard|(?<!\p{L})(?:yard|cour|patio|cortile)(?!\p{L})|(?<!\p{L})(?:[Ii]nnen|[Hh]inter)?[Hh]of(?!\p{Ll})/iu,
  /花园|庭園|정원|(?<!\p{L})(?:gardens?|jardins?|jardín|giardino)(?!\p{L})|[Gg]arten(?!\p{Ll})/iu,
  /大桥|橋|대교|(?<!\p{L})(?:bridge|pont)(?!\p{L})|Brücke/iu,
  /田|畑|밭|(?<!\p{L})(?:fields?|champs?)(?!\p{L})|(?<!\p{L})Felde?r?(?!\p{Ll})/iu,
  /(?<!临)江|河|川|강|(?<!\p{L})(?:river|canal|rivière|fleuve)(?!\p{L})|Fluss|Kanal/iu,
];
const looks =
  /朝|对|面|望|看|向|見|側|보이|바라|향|마주|look|fac(?:e|ing)|overlook|view|onto|over|toward|donn(?:e|ant)|sur |vue|côté|regard|ouvr|zum |zur |auf |nach |blick|schau|Seite|seite|da a|vistas/iu;

const clause = /[^.;!?。；！？\n,，]{1,160}/gu;
type Pairs = ReadonlyMap<number, ReadonlySet<number>>;

/** Which sights the listing gives each kind of room, by their places in the tables. */
const pairsOf = remembered((corpus): Pairs => {
  const found = new Map<number, Set<number>>();
  for (const [line] of corpus.matchAll(/[^.;。；\n]{1,300}/gu))
    for (const [room, word] of rooms.entries())
      if (word.test(line))
        for (const [sight, seen] of sights.entries())
          if (seen.test(line)) found.set(room, (found.get(room) ?? new Set()).add(sight));
  return found;
});

/** Clauses of `text` that give a room an outlook which `corpus`, the listing's texts, gives another and not it. */
export function otherOutlooks(text: string, language: CopyLanguage, corpus: string): Span[] {
  const pairs = pairsOf(corpus);
  if (pairs.size === 0) return [];
  return asserted(text, language, clause).flatMap(({ start, end, words }): Span[] => {
    if (!looks.test(words)) return [];
    const named = rooms.flatMap((room, at) => (room.test(words) ? [at] : []));
    const seen = sights.flatMap((sight, at) => (sight.test(words) ? [at] : []));
    const [room, sight] = [named[0], seen[0]];
    if (named.length !== 1 || seen.length !== 1 || room === undefined || sight === undefined) return [];
    const own = pairs.get(room);
    const ofAnother = [...pairs].some(([other, some]) => other !== room && some.has(sight));
    return own && own.size > 0 && !own.has(sight) && ofAnother ? [{ start, end }] : [];
  });
}
