/** Ways on foot: metres said as minutes, minutes as metres, stairs climbed. */
import { storeysOf } from "#engine/phrases/storeys";
import type { Around } from "./around.ts";
import { metresIn, metresTo } from "./claims/at-the-door.ts";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";

/** Japanese advertisements reckon a minute on foot as eighty metres: twelve are 880 to 960. */
const PACE = 80;

export const byFoot = ({ dimension, value }: Quantity, { listing, ledgers }: Facts): boolean =>
  listing.country === "JP" &&
  (dimension === "distance" || (dimension === "plain" && value >= PACE)) &&
  (value === PACE ||
    (ledgers.get("minutes") ?? []).some(({ values }) =>
      values.some((minutes) => value === minutes * PACE || value === (minutes - 1) * PACE),
    ));

export const onTheWay =
  /步行|走|路程|车程|地铁|站|骑|开车|公交|距|直达|walk|foot|drive|driving|ride|away|station|stroll|bike|bus|train|commute|reach|from|takes|徒歩|歩|駅|[停校園店場所館]まで|自転車|車で|バス|電車|도보|걸어|역|거리|차로|버스|까지|pied|marche|voiture|vélo|gare|métro|trajet|station|suffi|gagner|rejoindre|걸리|걸려|[Gg]eh|Fuß|Auto|Fahr|Rad|Bahn|bis|entfernt|läuf|lauf|zum|zur|Weg/u;

/** What stands around a figure on its own line, up to the next full stop. */
export const clauseOf = ({ head, reach }: Around): string =>
  `${head.split(/[。！？!?\n]|\. /u).at(-1)} ${reach.split(/[。！？!?\n]|\. /u)[0]}`;

/** "Two storeys on foot" of a flat on the second floor. */
export const climbed = ({ dimension, value }: Quantity, { listing }: Facts, around: Around): boolean =>
  dimension === "storeys" &&
  storeysOf(listing).at === value &&
  /stairs|flights?|climb|on foot|Treppe|steig|zu Fuß|à pied|marches|escalier|mont(?:e|er|ez)(?!\p{L})/iu.test(
    around.sentence,
  );

/** Metres a minute on foot, from a stroll to a brisk pace. */
const PACES = [58, 88] as const;

const onFoot =
  /on foot|walk|stroll|à pied|de marche|(?:zu|per) Fuß|Fußweg|[Gg]eh(?:weg|minuten)|步行|走路|徒歩|歩いて|도보|걸어/iu;

const reckonedTime =
  /(?<!\p{L})(?:call it|say|about|around|roughly|maybe|perhaps|an easy|or so|environ|à peu près|une petite|une bonne|comptez|disons|huitaine|dizaine|etwa|rund|ungefähr|gut|knapp|schätzungsweise|sagen wir|vielleicht)(?!\p{L})|大约|约|およそ|ほど|くらい|約|약|정도|쯤/iu;

const minutesSaid = /\d{1,3}(?:[.,]\d)?[ -]?(?:min|分|분)\p{L}{0,8}/giu;

/** "Eight minutes on foot" of a station 650 m away, where the listing gives its ways in metres only. */
export function walked(quantity: Quantity, { ledgers, corpus }: Facts, around: Around): boolean {
  if (quantity.dimension !== "minutes" || ledgers.has("minutes") || !ledgers.has("distance")) return false;
  const clause = clauseOf(around);
  // Whoever reckons a time out of metres says so.
  if (!quantity.hedged && !reckonedTime.test(clause)) return false;
  return (
    onFoot.test(`${clause} ${quantity.text}`) &&
    [...metresTo(clause, corpus), ...metresIn(around.sentence.replace(minutesSaid, ""))].some(
      (metres) => metres <= quantity.value * PACES[1] && metres >= quantity.value * PACES[0],
    )
  );
}
