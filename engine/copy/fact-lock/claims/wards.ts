/** Wards of another name: "Minami-ku" of a home in Midori-ku, Gohlis-Nord of one in Gohlis-Süd. */
import { foldName } from "#engine/text/fold";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

const ward =
  /(?<![\p{L}\d])(?<latin>\p{Lu}[\p{L}'-]{1,16}?)-(?:ku|gu|dong|shi)(?!\p{L})|(?<![\p{L}\d])(?:Bezirk|Stadtbezirk|arrondissement d(?:e |u |'))\s?(?<told>\p{Lu}[\p{L}'-]{2,16})|(?<![가-힣])(?<hangul>[가-힣]{1,4})구(?![가-힣]{2})/gu;
const notWards = /^(?:입|출|창|친|연|요|도|식|가|누|문|인|기|공|지|하|상|북|남|동|서)?$|^(?:출입|비상|배|연|탐|욕)$/u;
const side =
  /(?<![\p{L}])(?<head>\p{Lu}[\p{L}]{3,20})-(?<tail>Nord|Süd|Ost|West|Mitte|Zentrum|Sud|Est|Ouest|Centre)(?![\p{L}])/gu;

/** "East Austin" of a home in South Lamar. */
const quarter =
  /(?<!\p{L})(?:North|South|East|West|Downtown) (?!Korea(?!\p{L}))(?<place>\p{Lu}\p{Ll}{3,14})(?! (?:Street|Avenue|Ave|Road|Rd|St|Blvd|Boulevard|Station|Line|Facing|Side))(?!\p{L})/gu;

/** Halves of quarters that the listing names, and the quarters they are of. */
const ownSides = remembered((corpus) => {
  const found = [...corpus.matchAll(side)];
  return {
    sides: new Set(found.map(([whole]) => whole)),
    heads: new Set(found.map(({ groups }) => groups?.head ?? "")),
  };
});

/** Wards and quarters of `text` that are not the home's, where the listing's own is known in the same letters. */
export function strangeWards(
  text: string,
  {
    corpus,
    names,
    listing,
  }: { readonly corpus: string; readonly names: string; readonly listing: { readonly country: string | null } },
): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(ward)) {
    const { latin, told, hangul } = match.groups ?? {};
    const name = foldName(latin ?? told ?? hangul ?? "");
    if (name === "" || (hangul !== undefined && notWards.test(hangul)) || names.includes(name)) continue;
    const like = hangul ? /[가-힣]구(?:\||$)/u : /(?:ku|gu|dong|shi|bezirk|arrondissement)/u;
    // 호구, 가오신구: in Korean of another country the sign ends words and renders names.
    if (!like.test(names) || (hangul !== undefined && listing.country !== "KR")) continue;
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(quarter))
    if (names.includes(foldName(match.groups?.place ?? "")) && !corpus.toLowerCase().includes(match[0].toLowerCase()))
      found.push({ start: match.index, end: match.index + match[0].length });
  const { sides, heads } = ownSides(corpus);
  if (heads.size === 0) return found;
  for (const match of text.matchAll(side))
    if (heads.has(match.groups?.head ?? "") && !sides.has(match[0]))
      found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}
