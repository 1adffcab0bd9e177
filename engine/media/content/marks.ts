/** What the law wants read on the picture itself: whoever passes a picture on passes on nothing else. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { machineLabel } from "#engine/compliance/labels";
import type { MaterialKind } from "#engine/copy/material/kinds";
import { materialOf } from "#engine/copy/material/read";
import { particularsFor } from "#engine/copy/writing/particulars";
import type { Plan } from "#engine/copy/writing/plan";
import { codeLine, housingLine } from "#engine/copy/writing/signature";
import type { PictureContent } from "./content.ts";

/** China's advertisements say that they are: 互联网广告管理办法, article 9. */
const advertisement: Readonly<Record<string, string>> = { CN: "广告" };

/** Numbers by which a register knows the home or its advertisement; India's is named after its law. */
const registered: ReadonlySet<MaterialKind> = new Set(["registrationNumber", "propertyNumber", "permitNumber"]);
const reraNumber = /\brera\b/iu;

function numbersOf(listing: Listing): string[] {
  const known = materialOf(listing).flatMap(({ kind, source }) => (registered.has(kind) ? [source] : []));
  const rera = Object.entries(listing.disclosures).flatMap(([name, value]) =>
    reraNumber.test(name) && !known.some((line) => line.includes(value)) ? [`${name}: ${value}`] : [],
  );
  return [...known, ...rera];
}

/** All that is read on every poster, for what the law looks for in it. Rows stand on few: what they state is stated nowhere else. */
const textOf = ({ kicker, name, headline, place, price, facts, agent }: PictureContent): string =>
  [kicker, name, headline, place, price, ...facts, agent?.name, agent?.company, agent?.phone, agent?.licence]
    .filter((line) => line !== null)
    .join("\n");

/** The marks of a picture that says `content`, each once; short ones first. */
export function marksFor(listing: Listing, plan: Plan, content: PictureContent, language: CopyLanguage): string[] {
  const { brief, platform } = plan;
  const code = codeLine(listing, plan);
  const own = [advertisement[brief.market ?? ""], code, housingLine(brief, language, true)];
  const stated = [textOf(content), ...own].filter((line) => line).join("\n");
  const particulars = particularsFor(listing, brief, language, platform, stated);
  const more = brief.market === null ? [] : numbersOf(listing).filter((line) => !particulars.includes(line));
  return [...own, particulars, ...more, machineLabel(brief.market, language)].flatMap((mark) => (mark ? [mark] : []));
}
