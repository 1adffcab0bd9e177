/** Reads the home itself: rooms with their size, side and things, works by year, both areas, what is on the way. */
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import type { PointId } from "#engine/copy/points/points";
import { headsIn } from "#engine/copy/story/passages";
import { type Direction, readAspect } from "#engine/phrases/aspect";
import { aboutBefore } from "#engine/phrases/transit";
import type { DecidingFact, Place, Slot } from "../fact.ts";
import { type Word, wordPatterns, wordsIn } from "../words.ts";
import { clausesOf, fact, find, flag, number, type Page, type Reader } from "./page.ts";

const decimal = (text: string | undefined): number => Number((text ?? "").replace(",", "."));
const areaIn = (text: string): number | null => {
  const hit = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:㎡|m²|m2|平米|平方米|qm|sqm|sq m)(?!\p{Script=Latin})/iu.exec(text);
  return hit ? decimal(hit[1]) : null;
};
/** Only of a phrase that says which way: "朝东南", "south-east", "nach Nordosten". */
const sideIn = (text: string, language: string | null): Direction | null => {
  const hit =
    /朝([东南西北]{1,2})|([东南西北]{1,2})向|(北東|南東|北西|南西|東|西|南|北)向き|(남동|남서|북동|북서|동|서|남|북)향|((?:north|south)(?:[- ]?(?:east|west))?|east|west)(?=[- ]facing|\b)|(nord(?:osten?|westen?|en)?|süd(?:osten?|westen?|en)?|osten|westen)(?!\p{L})|(?:au |à l['’]|plein )((?:nord|sud)(?:-(?:est|ouest))?|est|ouest)/iu.exec(
      text,
    );
  const said = hit?.slice(1).find((part) => part !== undefined);
  return said ? (readAspect(said, language)[0] ?? null) : null;
};

/** Things worth a word where a room is told. */
const ofRooms: ReadonlySet<PointId> = new Set<PointId>([
  "bayWindow",
  "sillBay",
  "stucco",
  "fireplace",
  "marbleFireplace",
  "decorativeFireplace",
  "tiledStove",
  "woodStove",
  "bed",
  "wardrobe",
  "desk",
  "sofa",
  "builtInWardrobes",
  "walkInCloset",
  "walkInShower",
  "bathtub",
  "enSuite",
  "tatamiPlatform",
  "beams",
  "exposedBrick",
  "exposedStone",
  "oakParquet",
  "herringbone",
  "sandedBoards",
  "skylight",
  "roofWindow",
  "frenchDoors",
]);
const emptyWords =
  /空房|没有床|(?<!\p{L})empty|unfurnished room|(?<!\p{L})leer(?!\p{L})|비어 ?있|空き部屋|(?<!\p{L})vide(?!\p{L})/iu;
const roomsToTell: readonly Word[] = ["room.main", "room.second", "room.living", "room.bedroom", "room.kitchen"];

function languageOf({ listing }: Page): CopyLanguage | null {
  const own = listing.language?.slice(0, 2).toLowerCase();
  return copyLanguages.find((code) => code === own) ?? null;
}

/** An area close behind the room's name is the room's own. */
const measured = /^[^\d]{0,24}\d{1,3}(?:[.,]\d{1,2})? ?(?:㎡|m²|m2|平米|平方米|qm|sqm|sq m)/iu;

/** The stretch of a sentence that speaks of each room: from its name to the next one's. */
function roomsOf(sentence: string): { readonly room: Word; readonly text: string }[] {
  const hits = roomsToTell
    .flatMap((room) => {
      const hit = wordPatterns[room].exec(sentence);
      return hit ? [{ room, at: hit.index, end: hit.index + hit[0].length }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const apart = hits.filter((hit, at) => at === 0 || hit.at >= (hits[at - 1]?.end ?? 0));
  return apart.map(({ room, at }, index) => ({
    room,
    text: sentence.slice(at, apart[index + 1]?.at ?? sentence.length),
  }));
}

const rooms: Reader = (page) => {
  const language = languageOf(page);
  if (language === null) return [];
  const found = new Map<Word, DecidingFact>();
  for (const sentence of page.sentences.flatMap((text) => text.split(/[;；]/u)))
    for (const { room, text } of roomsOf(sentence)) {
      if (found.has(room) || text.length > 160 || /\bfrom\b.{0,20}\bto\b|durch|übernommen|gehört/iu.test(text))
        continue;
      // "Séjour avec poêle, cuisine ouverte sur une terrasse de 18 m²": only its own clause is the room's
      const [clause = ""] = text.split(/[,，;；、](?!\d)/u);
      const area = measured.test(clause) ? areaIn(clause) : null;
      const side = sideIn(clause, page.listing.language);
      const things = [...new Set(headsIn(clause, language))].filter((id) => ofRooms.has(id));
      // a kitchen without its units is no room to move a desk into
      const empty = room !== "room.kitchen" && emptyWords.test(text);
      // a room of which a text says one thing only is better told among others
      if ((area === null ? 0 : 1) + (side ? 1 : 0) + things.length + (empty ? 2 : 0) < 2) continue;
      const of: Slot = { form: "words", words: [room] };
      const bed = /(\d\.\d|\d) ?(?:米|m) ?床/u.exec(text)?.[1];
      const listed = things.filter((id) => !(bed && id === "bed"));
      const slots = {
        room: of,
        ...(area === null ? {} : { area: { form: "area", sqm: area } satisfies Slot }),
        ...(side ? { side: { form: "aspect", way: side } satisfies Slot } : {}),
        ...(bed ? { bed: number(Number(bed)) } : {}),
        ...(listed.length > 0
          ? {
              things: {
                form: "things",
                things: listed.map((point) => ({ point, modifiers: [], amounts: {}, source: text })),
              } satisfies Slot,
            }
          : {}),
      };
      found.set(room, fact(empty ? "emptyRoom" : "room", text.trim(), slots));
    }
  return [...found.values()].slice(0, 4);
};

const done =
  /翻新|翻修|重做|更换|更新|换新|新换|改造|粉刷|装修|リフォーム|リノベ|改修|交換|張替|張り替え|製|교체|리모델링|수리|도배|refait|rénov|révis|remplac|posé|installé|changé|erneuert|ersetzt|getauscht|saniert|sanierung|aufgearbeitet|abgezogen|renewed|redone|replaced|renovated|refurbished|fitted|installed|recarpeted|redecorated|restumped|\bnew\b/iu;
const notDone =
  /bedürftig|to be renovated|needs? renovat|à rénover|待(?:装修|翻新)|要(?:リフォーム|改修)|(?:リフォーム|改修)が?必要|(?:리모델링|수리) ?필요|未改修|未更换|没有更换|not (?:been )?(?:renovated|replaced)|non rénové|unsaniert|keeps?|original|freshly/iu;

/** What was done, where the page says more than that it is new; a floor that was sanded is no new floor. */
const manners = [
  ["sanded", /abgeschliffen|abgezogen|(?<!\p{L})sanded|ponc[ée]|打磨|研磨|샌딩/iu],
  ["refitted", /(?<!\p{L})refitted/iu],
  ["fitted", /(?<!\p{L})(?:fitted|installed)|eingebaut|installée?s?(?!\p{L})/iu],
  ["replaced", /(?<!\p{L})replaced|remplac|ausgetauscht|交換|교체|更换/iu],
] as const;
type Manner = (typeof manners)[number][0];
const mannerOf = (clause: string, parts: readonly Word[]): Manner | null => {
  const manner = manners.find(([, words]) => words.test(clause))?.[0] ?? null;
  return manner === "sanded" && parts.some((part) => part !== "part.floors") ? null : manner;
};

/** A feature with its year behind it: "Therme von 2014", "uPVC double glazing (2012)". */
const dated = /[(（](?:19|20)\d\d年?[)）]|(?:von|de|of|from) (?:19|20)\d\d|(?:19|20)\d\d年製/iu;

/** What is done room by room: of one room it says nothing about the others. */
const roomByRoom: ReadonlySet<Word> = new Set([
  "part.floors",
  "part.paint",
  "part.wallpaper",
  "part.carpet",
  "part.windows",
  "part.ac",
] as const);
const onlyWords = /のみ|だけ|[仅僅只]|만(?!\p{L})|(?<!\p{L})(?:only|nur|lediglich|seulement|uniquement)(?!\p{L})/iu;
/** "洋室の壁紙のみ": told without its room it would be the whole home's, so the page's own sentence says it or nothing does. */
const isConfined = (clause: string, part: Word): boolean =>
  roomByRoom.has(part) &&
  (onlyWords.test(clause) || roomsToTell.some((room) => room !== "room.kitchen" && wordPatterns[room].test(clause)));

/** What a kitchen or a bath is made of. Named without "with" it alone was done, and not the room. */
const piecesOf: Readonly<Partial<Record<Word, readonly Word[]>>> = {
  "part.kitchen": ["part.worktops", "part.fronts", "part.appliances", "part.taps"],
  "part.bath": ["part.taps", "part.shower", "part.toilet", "part.basin"],
};
const together = /厨卫|(?<!\p{L})(?:with|mit|avec|including|samt|inkl)(?!\p{L})|[带帶含附]|付き|포함|갖춘/iu;
const otherPieces =
  /瓷砖|瓷磚|タイル|타일|(?<!\p{L})til(?:es|ing)(?!\p{L})|carrelage|fliesen|門板|换气扇|換気扇|レンジフード|후드|extractor|hotte|dunstabzug|(?<!\p{L})(?:sink|spüle|évier)(?!\p{L})|水槽|シンク|싱크볼/iu;
const isPieceOnly = (clause: string, part: Word, parts: readonly Word[]): boolean => {
  const pieces = piecesOf[part];
  return (
    pieces !== undefined &&
    !together.test(clause) &&
    (parts.some((one) => pieces.includes(one)) || otherPieces.test(clause) || onlyWords.test(clause))
  );
};

const oneOfBaths =
  /[主客次]卫|en-?suite|(?<!\p{L})(?:hall|main|master|primary|guest|family|second|upstairs|downstairs) bath|안방 ?욕실|거실 ?욕실|공용 ?욕실|복도 ?욕실|gästebad|hauptbad|salle (?:de bains?|d['’]eau) (?:principale|parentale)|主寝室の?(?:浴室|バス)/iu;
/** "Das Haus wurde 2013 saniert": what was done with the building was not done in the flat. */
const ofBuilding =
  /整栋|楼体|(?<!\p{L})(?:building|immeuble|(?:wohn|mehrfamilien)?haus(?:es)?|gebäude|anlage)(?!\p{L})|建物|棟全体|건물/iu;

/** "厨卫2021年翻新", "Dach und Fassade 2019, Treppenhaus 2021": parts and their year. */
const works: Reader = (page) => {
  const years = new Map<
    string,
    { readonly year: number; readonly manner: Manner | null; readonly parts: Set<Word>; source: string }
  >();
  const state = page.listing.renovation ?? "";
  const inBuilding = page.listing.floor !== null;
  const take = (clause: string, source: string, sure: boolean): void => {
    // units that are counted are things, not works
    if (notDone.test(clause) || /\d ?(?:台|基|대)|units?(?!\p{L})/iu.test(clause)) return;
    const hits = [...clause.matchAll(/(?<!\d)((?:19[5-9]|20[0-4])\d)(?!\d)/gu)];
    const year = hits.length === 1 ? Number(hits[0]?.[1]) : null;
    if (year === null || !(sure || done.test(clause))) return;
    if (
      year === page.listing.yearBuilt ||
      /since|seit|depuis|mietverh|vermietet|bis \d|gültig|valid|租|入住|入居|입주|available|EPC|EWS|diagnos|DPE|G?SPANC|contrôle/iu.test(
        clause,
      )
    )
      return;
    const parts = wordsIn(clause, "part");
    // "厨卫" is both
    if (/厨卫/u.test(clause))
      for (const part of ["part.kitchen", "part.bath"] as const) if (!parts.includes(part)) parts.push(part);
    // of several baths the one that was done
    const oneBath = (page.listing.rooms.bathrooms ?? 0) > 1 && oneOfBaths.test(clause);
    // worktops of a kitchen are no new kitchen, taps of a bath no new bath
    const kept = parts.filter(
      (part) =>
        !isConfined(clause, part) &&
        !(part === "part.bath" && oneBath) &&
        // "厨房和主卫重新装修" is no work on the whole home
        !(part === "part.whole" && (parts.length > 1 || (inBuilding && ofBuilding.test(clause)))) &&
        !isPieceOnly(clause, part, parts) &&
        // a kitchen that was fitted with a hob was no hob
        !(together.test(clause) && parts.some((whole) => piecesOf[whole]?.includes(part))),
    );
    if (kept.length === 0) return;
    const manner = mannerOf(clause, kept);
    const key = `${year}/${manner ?? ""}`;
    const known = years.get(key) ?? { year, manner, parts: new Set<Word>(), source };
    for (const part of kept) known.parts.add(part);
    years.set(key, known);
  };
  for (const clause of state.split(/[,，;；、](?!\d)/u)) take(clause, state, true);
  for (const sentence of [...page.sentences, ...page.features])
    for (const clause of sentence.split(/[;；，]|,(?!\d)|、(?=[^、]{1,12}は)/u))
      take(clause, sentence, page.features.includes(sentence) && dated.test(clause));
  const told = [...years.values()].sort((a, b) => b.year - a.year);
  const seen = new Set<Word>();
  return told.flatMap(({ year, manner, parts, source }) => {
    const fresh = [...parts].filter((part) => !seen.has(part));
    for (const part of fresh) seen.add(part);
    return fresh.length === 0
      ? []
      : [
          fact("works", source, {
            year: number(year),
            parts: { form: "words", words: fresh.slice(0, 4) },
            ...(manner === null ? {} : { [manner]: flag(true) }),
          }),
        ];
  });
};

/** What is inside beside what the deed counts. */
const areas: Reader = (page) => {
  const { area } = page.listing;
  const text = page.phrases.join("\n");
  const inner =
    /套内(?:面积)?(?:约)?(\d{1,3}(?:\.\d{1,2})?) ?(?:㎡|m2|m²|平)/u.exec(text)?.[1] ??
    (area?.kind === "gross" ? /전용(?:면적)? ?(\d{1,3}(?:\.\d{1,2})?)/u.exec(text)?.[1] : undefined);
  if (area?.kind !== "gross" || !inner) return [];
  const sqm = Number(inner);
  return sqm > 5 && sqm < area.sqm
    ? [fact("twoAreas", inner, { inner: { form: "area", sqm }, gross: { form: "area", sqm: area.sqm } })]
    : [];
};

const parking: Reader = (page) => {
  const said = find(
    page,
    /assigned (?:garage |parking )?space|(?:固定|产权)车位|tiefgaragenstellplatz nr|place (?:de (?:parking|garage) )?attribuée/iu,
  );
  const place = said && /#(\d{1,4})|nr\. ?(\d{1,4})|n° ?(\d{1,4})/iu.exec(said.phrase);
  const value = Number(place?.slice(1).find((part) => part !== undefined) ?? Number.NaN);
  return said && Number.isFinite(value) ? [fact("assignedParking", said.phrase, { n: number(value) })] : [];
};

const units: Reader = (page) => {
  const said = find(
    page,
    /(\d{1,4})[- ]unit (?:community|building|complex)|(\d{1,4}) (?:einheiten|wohneinheiten)|総戸数 ?(\d{1,4})|总户数 ?(\d{1,4})/iu,
  );
  const value = Number(said?.hit.slice(1).find((part) => part !== undefined) ?? Number.NaN);
  return said && Number.isFinite(value) && value > 1 ? [fact("units", said.phrase, { n: number(value) })] : [];
};

const far = /(\d{1,2}(?:[.,]\d{1,2})?|\d{2,4}) ?(km|公里|キロ|miles?|yards?|m|米|メートル|미터)(?![\p{L}²2])/iu;
const named: Readonly<Partial<Record<Word, readonly RegExp[]>>> = {
  "place.metro": [
    /(?:号线)([\p{Script=Han}]{2,6})站/u,
    /地铁([\p{Script=Han}]{2,6})站/u,
    /station ([A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){0,2})/u,
    /métro [A-D\d]{1,2},? ([A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){0,2})/iu,
    /(?<![\p{L}’'-])((?!(?:Metro|Subway|Tube|Underground|Train|Nearest|The) )[A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){0,2}) (?:metro|subway|tube|underground)? ?station/u,
  ],
  "place.train": [
    /(?:S-)?Bahnhof ([A-ZÄÖÜ][\p{L}-]+)/u,
    /(?<![\p{L}’'-])((?!(?:Train|Railway|Tram|Metro|Bus|Subway|Nearest|The) )[A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){0,2}) (?:railway )?[Ss]tation/u,
    /[Gg]are (?:de |d['’])?([A-Z][\p{L}’'-]+(?:-[A-Z][\p{L}’'-]{1,24})?)/u,
  ],
  "place.tram": [
    /arrêt ([A-Z][\p{L}’'-]+(?:-[\p{L}’'-]{1,24})?)/u,
    /haltestelle,? ([A-ZÄÖÜ][\p{L}-]+(?: [A-ZÄÖÜ][\p{L}-]+)?)/iu,
  ],
  "place.park": [/(?<![\p{L}’'-])([A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24})? Park)(?!\p{L})/u],
  "place.canal": [/(?<!\p{L})((?:[A-ZÄÖÜ]\p{L}{1,24}-){1,3}Kanal)/u, /([\p{Script=Han}]{2,5}运河)/u],
  "place.market": [/(?<![\p{L}’'-])([A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24})? Market)(?!\p{L})/u],
};
const lines =
  /(\d{1,2})号线|(?:line|linie|ligne|route) ([A-Z\d]{1,4})|métro ([A-D]|\d{1,2})(?![\p{L}\d])|tram ([A-Z]|\d{1,2})(?![\p{L}\d])|straßenbahn (\d{1,2})(?!\d)|(\d{1,2})호선/iu;

function placeIn(phrase: string): Place | null {
  const distance = far.exec(phrase);
  if (!distance) return null;
  const kinds = wordsIn(phrase, "place");
  const kind =
    // a station of a metro is no railway station, a line of buses no metro
    (["place.bus", "place.tram", "place.metro", "place.train"] as const).find((one) => kinds.includes(one)) ?? kinds[0];
  if (!kind) return null;
  const amount = decimal(distance[1]);
  const unit = (distance[2] ?? "").toLowerCase();
  const miles = unit.startsWith("mile") ? amount : null;
  const scale = miles !== null ? 1609.344 : /km|公里|キロ/u.test(unit) ? 1000 : unit.startsWith("yard") ? 0.9144 : 1;
  const metres = amount * scale;
  if (metres < 20 || metres > 6000) return null;
  const name = named[kind]?.map((pattern) => pattern.exec(phrase)?.[1]).find((text) => text !== undefined) ?? null;
  const line =
    lines
      .exec(phrase)
      ?.slice(1)
      .find((part) => part !== undefined) ?? null;
  const near = metres < 1000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100;
  return {
    kind,
    name,
    line,
    metres: scale === 1 || scale === 1000 ? Math.round(metres) : near,
    miles,
    about: aboutBefore.test(phrase),
  };
}

const order: readonly Word[] = [
  "place.metro",
  "place.train",
  "place.tram",
  "place.park",
  "place.canal",
  "place.beach",
  "place.market",
  "place.supermarket",
  "place.bakery",
  "place.konbini",
  "place.bus",
  "place.laundry",
];
const rails: ReadonlySet<Word> = new Set<Word>(["place.metro", "place.train", "place.tram"]);
const way: Reader = (page) => {
  const found = new Map<Word, Place & { readonly phrase: string }>();
  const clauses = [...page.features, ...page.sentences.flatMap(clausesOf)];
  for (const phrase of clauses) {
    if (phrase.length > 120) continue;
    const place = placeIn(phrase);
    const known = place && found.get(place.kind);
    if (place && (!known || place.metres < known.metres)) found.set(place.kind, { ...place, phrase });
  }
  const places = order.flatMap((kind) => found.get(kind) ?? []);
  const all = places.slice(0, 5);
  const first = all.find(({ kind }) => rails.has(kind));
  const others = all.filter((place) => place !== first);
  const source = places.map(({ phrase }) => phrase).join("\n");
  return [
    ...(first ? [fact("station", first.phrase, { near: { form: "places", places: [first] } })] : []),
    ...(others.length > 0 ? [fact("way", source, { places: { form: "places", places: others } })] : []),
  ];
};

export const home: readonly Reader[] = [rooms, works, areas, parking, units, way];
