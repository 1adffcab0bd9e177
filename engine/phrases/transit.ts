/** Reads how far public transport is, when the page states it: metres, or the minutes that Japanese pages state by rule. */
import { normalForm } from "#engine/text/normal-form";

export type Transit = {
  readonly metres: number | null;
  readonly minutes: number | null;
  readonly mode: "metro" | "train" | "tram" | "bus";
  /** The stop's name as printed, without the word for station; null when only "the station" is named. */
  readonly stop: string | null;
  /** The number of the line that the stop is named with; absent where none is. */
  readonly line?: string;
  /** The page says "about"; absent where it prints the figure alone. */
  readonly about?: true;
};

const number = (text: string): number => Number(text.replaceAll(",", ""));
const mode = (text: string): Transit["mode"] =>
  /地铁|轨道|号线|metro|subway|underground|tube|U-?Bahn|métro|메트로|지하철|地下鉄|メトロ/iu.test(text)
    ? "metro"
    : /公交|bus|バス|버스/iu.test(text)
      ? "bus"
      : /tram|有轨/iu.test(text)
        ? "tram"
        : "train";
const metres = (value: string, unit: string): number => {
  const amount = number(value);
  if (/^(?:公里|千米|km|キロ|킬로)/iu.test(unit)) return Math.round(amount * 1000);
  return amount;
};

type Reader = { readonly pattern: RegExp; readonly read: (hit: RegExpExecArray) => Transit | null };
const unit = "米|公里|千米|m(?:et(?:er|re)s?)?|km|メートル|미터";

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(
      `(?:距离?|离|到)?(?:最近(?:的)?)?((?:地铁|轨道交通)?(?:\\d{1,2}号线)?)([\\p{Script=Han}]{2,8}?)?(地铁站|地铁口|站)[^。；，,;\\n]{0,8}?(\\d[\\d,.]{0,11})\\s*(${unit})(?!\\p{L}|²|2)`,
      "iu",
    ),
    read: (hit) => {
      const raw = (hit[2] ?? "")
        .replace(/^(?:最近|的|地铁|附近|步行到?|小区|本房|房源)+/u, "")
        .replace(/(?:步行|最近的?|地铁)$/u, "");
      return {
        metres: metres(hit[4] ?? "", hit[5] ?? ""),
        minutes: null,
        mode: mode(hit[0]),
        stop: raw.length >= 2 ? raw : null,
      };
    },
  },
  {
    pattern: new RegExp(
      `(\\d[\\d,.]{0,11})\\s*(${unit})\\s*(?:walk )?(?:to|from|away from|zum|zur|bis zur|à|du|de la|jusqu'au)\\s+(?:the |la |le |der |dem )?(?:nearest |next |closest )?(metro|subway|underground|tube|train|railway|station|U-?Bahn|S-?Bahn|Bahnhof|gare|métro|tram|bus)`,
      "iu",
    ),
    read: (hit) => ({
      metres: metres(hit[1] ?? "", hit[2] ?? ""),
      minutes: null,
      mode: mode(hit[3] ?? ""),
      stop: null,
    }),
  },
  {
    pattern: new RegExp(
      `(?:metro|subway|underground|tube|station|U-?Bahn|S-?Bahn|Bahnhof|gare|métro|tram)[^.;\\n\\d]{0,20}?(\\d[\\d,.]{0,11})\\s*(${unit})(?!\\p{L}|²|2)`,
      "iu",
    ),
    read: (hit) => ({ metres: metres(hit[1] ?? "", hit[2] ?? ""), minutes: null, mode: mode(hit[0]), stop: null }),
  },
  {
    pattern:
      /[「『"']?((?:[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ヶー]|\d{1,2}(?=[丁条])){1,12}?)[」』"']?\s*駅[^。\n]{0,6}?(?:徒歩|歩)\s*(\d{1,2})\s*分/u,
    read: (hit) => ({
      metres: null,
      minutes: number(hit[2] ?? ""),
      mode: "train",
      stop: (hit[1] ?? "").replace(/^.*線/u, "") || null,
    }),
  },
  {
    // the page names no station
    pattern:
      /(?<![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])(?:最寄り?)?駅(?:まで|から|より)?\s*(?:徒歩|歩)\s*(\d{1,2})\s*分/u,
    read: (hit) => ({ metres: null, minutes: number(hit[1] ?? ""), mode: "train", stop: null }),
  },
  {
    pattern:
      /(?:지하철역?|([\p{Script=Hangul}]{1,10})역)[^.\n\d]{0,8}?(?:도보\s*(\d{1,2})\s*분|(\d[\d,]{0,11})\s*(?:m|미터))/u,
    read: (hit) => ({
      metres: hit[3] ? number(hit[3]) : null,
      minutes: hit[2] ? number(hit[2]) : null,
      mode: "metro",
      stop: hit[1] ?? null,
    }),
  },
];

/** The line's number in the words that name the stop, or just before them: "지하철 2호선 성수역". */
function lineAt(text: string, hit: RegExpExecArray): string | undefined {
  const near = text.slice(Math.max(0, hit.index - 14), hit.index + hit[0].length);
  const clause = near.split(/[，。；,;.\n]/u).at(-1) ?? near;
  const named = [...clause.matchAll(/(\d{1,2})\s?(?:号线|号線|호선)/gu)];
  // a stop of several lines is told without them
  return named.length === 1 ? named[0]?.[1] : undefined;
}

/** A figure that its page prints as a rough one. */
export const aboutBefore =
  /(?:[约約약]|(?<!\p{L})(?:about|around|approx(?:\.|imately)?|environ|etwa|rund|circa|ca\.))\s?\d/iu;

/** The first statement of distance to transport among these texts, or null. Walking minutes are read only where they are the custom (Japan, Korea). */
export function readTransit(texts: readonly string[]): Transit | null {
  for (const text of texts) {
    const folded = normalForm(text, "NFKC");
    for (const { pattern, read } of readers) {
      const hit = pattern.exec(folded);
      const found = hit && read(hit);
      if (!found || ((found.metres ?? 0) < 20 && (found.minutes ?? 0) === 0)) continue;
      const line = found.stop === null || !hit ? undefined : lineAt(folded, hit);
      return {
        ...found,
        ...(line === undefined ? {} : { line }),
        ...(hit && aboutBefore.test(hit[0]) ? { about: true as const } : {}),
      };
    }
  }
  return null;
}
