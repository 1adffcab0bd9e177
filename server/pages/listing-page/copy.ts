/** The words about a home, made aside once for each state of property, campaign and text, and kept for the next visitors. */
import type { AgentCard, Brief, CopyLanguage } from "#contract/copy";
import { AppError, type ErrorCode } from "#contract/errors";
import { picturesWith, signatureFor } from "#engine/account/signature";
import { marketForCountry } from "#engine/compliance/countries";
import type { PageCopy } from "#engine/copy/page-copy";
import type { Clock } from "#server/base/clock";
import { pageCopyLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { PropertyRow } from "#server/db/tables/properties";
import type { PageMaterial } from "#server/queries/listings/public-pages";
import { pageCopyInThread } from "#server/thread/index";

export type ReadCopy = (property: PropertyRow, material: PageMaterial, language: CopyLanguage) => Promise<PageCopy>;

/** The market whose rules and habits the page follows. */
const marketOf = ({ listing }: PropertyRow, { campaign }: PageMaterial) =>
  campaign?.market ?? marketForCountry(listing.country);

/** Who signs: the agent's present card as the home's market has it, else the one the campaign was written with. */
export const signerOf = (property: PropertyRow, material: PageMaterial): AgentCard | null =>
  material.card ? signatureFor(material.card, marketOf(property, material)) : (material.campaign?.agent ?? null);

/** Paths of the pictures that go with that signature. */
export function signerPicturesOf(
  property: PropertyRow,
  material: PageMaterial,
): Record<"portrait" | "wechat", string | null> {
  const { card, portrait } = material;
  const shown = picturesWith(card, signerOf(property, material), marketOf(property, material));
  return { portrait: shown.portrait ? portrait : null, wechat: (shown.wechat && card?.wechatQrUrl) || null };
}

const briefOf = (property: PropertyRow, material: PageMaterial): Brief => ({
  style: material.campaign?.preferences.style ?? "professional",
  seed: material.campaign?.seed ?? 0,
  market: marketOf(property, material),
  agent: signerOf(property, material),
  link: null,
});

const noTurn: ReadonlySet<ErrorCode> = new Set(["too_many_requests", "unavailable"]);

/** What a page still says when nothing could be written: title, price and photos come from the property itself. */
const nothing: PageCopy = { title: "", place: null, price: null, facts: [], features: [], paragraphs: [], label: null };

/** Never rejects: a page without a description is still a page. */
export function openCopy({ now, log }: { now: Clock; log: Log }): ReadCopy {
  const cache = new Map<string, { copy: Promise<PageCopy>; until: number }>();
  return (property, material, language) => {
    const text = material.texts.find((piece) => piece.language === language) ?? null;
    const brief = briefOf(property, material);
    const key = JSON.stringify([property.id, property.version, language, text?.id, text?.version, brief]);
    const cached = cache.get(key);
    if (cached && cached.until > now().getTime()) {
      cache.delete(key);
      cache.set(key, cached);
      return cached.copy;
    }
    const entry = { copy: Promise.resolve(nothing), until: Number.POSITIVE_INFINITY };
    entry.copy = pageCopyInThread(property.user_id, property.listing, brief, language, text?.body ?? null).catch(
      (err: unknown) => {
        // what had no turn is tried for the next visitor; what cannot be composed would only take another turn
        const tried = !(err instanceof AppError && noTurn.has(err.code));
        entry.until = tried ? now().getTime() + pageCopyLimits.retryMs : Number.NEGATIVE_INFINITY;
        log.warn({ err, propertyId: property.id, language }, "a public page is shown without its description");
        return nothing;
      },
    );
    cache.set(key, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= pageCopyLimits.kept) break;
      cache.delete(oldest);
    }
    return entry.copy;
  };
}
