/** A kitchen that comes with the home, where the listing has the tenant bring one, or sells it apart. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";

const apart =
  /Küche[^.\n]{0,16}(?:bringt|mitzubringen|übernommen|Ablöse|nicht (?:vorhanden|enthalten))|(?:ohne|keine) (?:Einbau)?[Kk]üche|cuisine[^.\n]{0,24}(?:non (?:fournie|équipée)|en sus|peut être reprise)|(?:sans|pas de) cuisine|kitchen[^.\n]{0,20}(?:not (?:included|provided)|by the tenant|separately)|厨房[^。\n]{0,8}(?:自备|另购)|sin cocina/iu;
const claimed: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:厨房|橱柜)[^，。；,\n]{0,6}(?:配好|配齐|齐全|自带|白送|包含|含在|已装)|带整体厨房/gu,
  en: /(?:fitted |equipped )?kitchen (?:is |comes )(?:already |fully )?(?:fitted|equipped|included|there|installed)(?!\p{L})/giu,
  ja: /キッチン(?:は|も)?(?:すでに)?(?:備え付け|付き|完備|込み|価格に含)/gu,
  ko: /주방(?:은|이|도|까지)? ?(?:이미 ?)?(?:갖춰|포함|완비|딸려|설치돼)/gu,
  fr: /cuisine(?:, elle,| équipée)? (?:est|reste) (?:déjà )?(?:équipée|comprise|incluse|en place|installée)(?!\p{L})/giu,
  de: /(?:Einbau)?küche (?:ist )?(?:schon |bereits )?(?:drin|inklusive|enthalten|inbegriffen|vorhanden|dabei)(?!\p{L})/giu,
};

/** Kitchens that `text` includes and the listing does not. */
export function kitchensIncluded(text: string, language: CopyLanguage, { told }: Account): Span[] {
  if (!told.some((one) => apart.test(one.text))) return [];
  return [...text.matchAll(claimed[language])]
    .map((match): Span => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => {
      const manner = mannerAt(text, language, start, end);
      return verdict(text, start, end) !== "denied" && !manner.asked && !manner.counsel;
    });
}
