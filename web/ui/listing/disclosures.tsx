/** Disclosures as pairs of name and value. Rows are kept here while a name is still empty or doubled. */
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Listing, listingLimits } from "#contract/listing";
import { uuid } from "#web/lib/uuid.ts";
import styles from "./disclosures.module.css";
import type { FactsProps } from "./fact.tsx";
import { provenanceOf, writeFact } from "./facts.ts";
import { SourceBadge } from "./source-badge.tsx";

type Row = { id: string; name: string; value: string };

const toRows = (record: Record<string, string>): Row[] =>
  Object.entries(record).map(([name, value]) => ({ id: uuid(), name, value }));
const toRecord = (rows: Row[]): Record<string, string> =>
  Object.fromEntries(rows.filter((row) => row.name.trim() !== "").map((row) => [row.name.trim(), row.value]));
const same = (a: Record<string, string>, b: Record<string, string>) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Names that were asked for, each as long as it is worked at, and the listing without them; `rest` undefined where they are all
 * there is, or none is.
 */
export function useAskedDisclosures(listing: Listing): { asked: ReadonlySet<string>; rest: Listing | undefined } {
  const asked = useRef(new Set<string>());
  const all = Object.entries(listing.disclosures);
  for (const [name, value] of all) if (value.trim() === "") asked.current.add(name);
  const others = all.filter(([name]) => !asked.current.has(name));
  const isPart = others.length > 0 && others.length < all.length;
  return {
    asked: asked.current,
    rest: isPart ? { ...listing, disclosures: Object.fromEntries(others) } : undefined,
  };
}

/** `only`: those names alone, which are then not typed but given. */
export function Disclosures({ listing, onChange, only }: FactsProps & { only?: ReadonlySet<string> }) {
  const { t } = useTranslation("wizard");
  const [kept, setRows] = useState(() => toRows(listing.disclosures));
  const last = useRef<HTMLDivElement>(null);
  // Somebody else wrote to the listing (the request for a missing disclosure): take it over.
  const rows = same(toRecord(kept), listing.disclosures) ? kept : toRows(listing.disclosures);
  const write = (next: Row[]) => {
    setRows(next);
    onChange(writeFact(listing, "disclosures", toRecord(next)));
  };
  const set = (id: string, part: Partial<Row>) => write(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () => {
    setRows([...rows, { id: uuid(), name: "", value: "" }]);
    requestAnimationFrame(() => last.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };
  const from = provenanceOf(listing, "disclosures");
  return (
    <div ref={last} data-fact="disclosures">
      {rows.length === 0 ? <p className={styles.none}>{t("confirm.noDisclosures")}</p> : null}
      <ul className={styles.rows}>
        {rows.map((row, index) => {
          if (only && !only.has(row.name)) return null;
          const own = listing.provenance[`disclosures.${row.name}`] ?? from;
          return (
            <li key={row.id}>
              <fieldset className={styles.row} aria-label={t("confirm.disclosureRow", { number: index + 1 })}>
                {only ? (
                  <span>{row.name}</span>
                ) : (
                  <TextInput
                    aria-label={t("confirm.disclosureName")}
                    placeholder={t("confirm.disclosureName")}
                    maxLength={listingLimits.disclosureName}
                    value={row.name}
                    onChange={(event) => set(row.id, { name: event.currentTarget.value })}
                  />
                )}
                <TextInput
                  data-disclosure={row.name}
                  aria-label={only ? row.name : t("confirm.disclosureValue")}
                  placeholder={t("confirm.disclosureValue")}
                  maxLength={listingLimits.disclosureValue}
                  value={row.value}
                  onChange={(event) => set(row.id, { value: event.currentTarget.value })}
                />
                <span className={styles.from}>{own ? <SourceBadge from={own} /> : null}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t("confirm.removeDisclosure", { number: index + 1 })}
                  onClick={() => write(rows.filter((other) => other.id !== row.id))}
                >
                  <IconX size={18} stroke={1.6} />
                </ActionIcon>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {only ? null : (
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />} onClick={add}>
          {t("confirm.addDisclosure")}
        </Button>
      )}
    </div>
  );
}
