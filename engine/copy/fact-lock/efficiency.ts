/** How much of an area can be lived in, said in tenths: 得房率约八成, 有効率9割. Held against the areas the listing prints. */
import type { Untraced } from "#contract/copy";
import type { Facts } from "./facts.ts";

const said =
  /(?:得房率|实用率|使用率|出房率|専有率|有効率|전용률|실사용률)(?<way>[^，。、!?！？\n\d一二三四五六七八九]{0,8})(?<tenths>[4-9四五六七八九])[成割할](?<half>半)?/gu;
const signs = "零一二三四五六七八九";
const more = /超|多于|以上|不止|넘|超え/u;
const less = /近|不到|将近|弱|가까/u;
/** Areas that are compared; below it they are rooms. */
const LEAST = 15;

/** Shares in tenths that no two areas of the facts make. */
export function wrongEfficiency(text: string, { listing, ledgers }: Facts): Untraced[] {
  const areas = [
    ...(listing.area ? [listing.area.sqm] : []),
    ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
  ].filter((one) => one > LEAST);
  const shares = areas.flatMap((part) => areas.filter((whole) => part < whole).map((whole) => (100 * part) / whole));
  return [...text.matchAll(said)].flatMap((match) => {
    const { way = "", tenths = "", half } = match.groups ?? {};
    const value = (signs.indexOf(tenths) > 0 ? signs.indexOf(tenths) : Number(tenths)) * 10 + (half ? 5 : 0);
    const [low, high] = more.test(way)
      ? [value, value + 10]
      : less.test(way)
        ? [value - 8, value]
        : [value - 5, value + 5];
    if (shares.some((share) => share >= low - 0.5 && share <= high + 0.5)) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, text: match[0], kind: "area", grade: "block" } as const];
  });
}
