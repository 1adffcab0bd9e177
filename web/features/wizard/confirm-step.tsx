/** Step 2: every fact with its source, what the market still asks for, and the photos. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { emptyListing } from "#contract/listing";
import { FactGroups } from "#web/ui/listing/fact-groups.tsx";
import { doubtfulFacts, emptyCoreFacts, emptyFacts, knownFacts, writeFact } from "#web/ui/listing/facts.ts";
import { openFacts } from "#web/ui/listing/fold.ts";
import { withCaption } from "#web/ui/listing/photo-caption.tsx";
import { Photos } from "#web/ui/listing/photos.tsx";
import styles from "./confirm.module.css";
import type { Draft } from "./draft.ts";
import { FriendNote } from "./friend-note.tsx";
import { missingFacts, type RequiredFact } from "./required-facts.ts";
import { SameHomeNotice } from "./same-home.tsx";
import { type Stop, stopsOf } from "./stops.ts";
import { asUpdate } from "./update-home.ts";
import type { DraftChange } from "./use-draft.ts";

/** Where the field of a missing fact is on the page. */
const fieldOf: Record<RequiredFact, string> = {
  price: '[data-fact="price"] input',
  areaKind: '[data-field="areaKind"]',
  city: '[data-fact="address.city"] input',
  transaction: '[data-fact="transaction"] select',
};

/** Under which fact the form has it. */
const pathOf: Record<RequiredFact, string> = {
  price: "price",
  areaKind: "area",
  city: "address.city",
  transaction: "transaction",
};

/** Where what stops is filled in. */
export const stopFields: Record<Stop, string> = {
  named: '[data-fact="title"] :is(input, textarea)',
  described: '[data-fact="price"] input',
  transaction: fieldOf.transaction,
  period: '[data-field="period"]',
};

export const focusOn = (selector: string) =>
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(selector);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });

export function ConfirmStep(props: { draft: Draft; change: DraftChange; stops: readonly Stop[] }) {
  const { draft, change, stops } = props;
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const listing = draft.listing ?? emptyListing();
  const doubtful = doubtfulFacts(listing);
  const missing = missingFacts(listing);
  const labels: Record<RequiredFact, string> = {
    price: tFacts("fields.price"),
    areaKind: tFacts("fields.areaKind"),
    city: tFacts("fields.city"),
    transaction: tFacts("fields.transaction"),
  };
  const askForMaterial = (name: string) => {
    if (!Object.hasOwn(listing.disclosures, name))
      change({ listing: writeFact(listing, "disclosures", { ...listing.disclosures, [name]: "" }) });
    focusOn(`[data-disclosure="${CSS.escape(name)}"]`);
  };
  const unsaid = stopsOf(listing).find((stop) => stop === "transaction" || stop === "period");
  const known = knownFacts(listing);
  const empty = emptyCoreFacts(listing);
  const blank = emptyFacts(listing).length;
  const open = openFacts(
    listing,
    missing?.facts.map((fact) => pathOf[fact]),
  );
  return (
    <div className={styles.step}>
      <div className={styles.summary}>
        <p className={styles.tally}>
          {known > 0 ? <span>{t("confirm.found", { count: known })}</span> : null}
          {doubtful.length > 0 ? (
            <button
              type="button"
              className={styles.jump}
              onClick={() => focusOn(`[data-fact="${doubtful[0]}"] :is(input, select, textarea)`)}
            >
              {t("confirm.toCheck", { count: doubtful.length })}
            </button>
          ) : stops.length === 0 && unsaid ? (
            <button type="button" className={styles.jump} onClick={() => focusOn(stopFields[unsaid])}>
              {t(`confirm.stops.${unsaid}`)}
            </button>
          ) : empty.length > 0 ? (
            <button
              type="button"
              className={styles.jump}
              onClick={() => focusOn(`[data-fact="${empty[0]}"] :is(input, select, textarea)`)}
            >
              {t("confirm.empty", { count: empty.length })}
            </button>
          ) : missing === null && known > 0 ? (
            <span>{blank > 0 ? t("confirm.clearButBlank", { count: blank }) : t("confirm.allClear")}</span>
          ) : null}
        </p>
        {listing.sourceUrl && /^https?:/.test(listing.sourceUrl) ? (
          <a className={styles.origin} href={listing.sourceUrl} target="_blank" rel="noreferrer">
            {t("confirm.sourcePage")}
            {listing.site ? ` · ${listing.site}` : ""}
          </a>
        ) : null}
      </div>
      {draft.same && !draft.property ? (
        <SameHomeNotice same={draft.same} onUpdate={() => change(asUpdate)} onNew={() => change({ same: null })} />
      ) : null}
      {stops.length > 0 ? (
        <section className={styles.missing} role="alert">
          <p>{t("confirm.stopped")}</p>
          <div className={styles.asks}>
            {stops.map((stop) => (
              <Button key={stop} variant="default" onClick={() => focusOn(stopFields[stop])}>
                {t(`confirm.stops.${stop}`)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      {missing ? (
        <section
          className={styles.missing}
          aria-label={t("confirm.required", { market: tFacts(`markets.${missing.market}`) })}
        >
          <p>{t("confirm.required", { market: tFacts(`markets.${missing.market}`) })}</p>
          <div className={styles.asks}>
            {missing.facts.map((fact) => (
              <Button key={fact} variant="default" onClick={() => focusOn(fieldOf[fact])}>
                {labels[fact]}
              </Button>
            ))}
            {missing.material.map(({ kind, name }) => (
              <Button key={kind} variant="default" onClick={() => askForMaterial(name)}>
                {tFacts(`material.${kind}`)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      <Photos
        photos={draft.photos}
        chosen={draft.chosen}
        missing={draft.missingPhotos}
        onChange={(photos, chosen) => change({ photos, chosen })}
        onCaption={(id, caption) => change((before) => ({ photos: withCaption(before.photos, id, caption) }))}
        onAdd={(photo) =>
          change((before) => ({ photos: [...before.photos, photo], chosen: [...before.chosen, photo.id] }))
        }
      />
      <FriendNote listing={listing} onChange={(next) => change({ listing: next })} />
      <FactGroups listing={listing} open={open} onChange={(next) => change({ listing: next })} />
    </div>
  );
}
