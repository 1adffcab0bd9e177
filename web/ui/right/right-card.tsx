/** Whose listing a home is: asks once where nobody can tell, records a consent where it is somebody else's, and shows what was recorded. */
import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdvertisingRight } from "#contract/properties/advertising-right";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Loading } from "#web/ui/states.tsx";
import styles from "./right.module.css";
import { type Right, today, useRight } from "./use-right.ts";

const RightForm = lazy(() => import("./right-form.tsx"));
const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));

/** Nothing for a listing of the account's own, and until it is known. */
export function RightCard({ propertyId }: { propertyId: string }) {
  return <RightState of={useRight(propertyId)} />;
}

/** The same before what it speaks of, which it would push from under the reader's eyes if it came later. */
export function RightFirst({ propertyId, children }: { propertyId: string; children: ReactNode }) {
  const of = useRight(propertyId);
  if (!of.known) return <Loading />;
  return (
    <>
      <RightState of={of} />
      {children}
    </>
  );
}

export function RightState({ of }: { of: Right }) {
  const { right } = of;
  if (!right || (right.holder === "own" && right.record === null)) return null;
  return right.record ? <Recorded of={of} record={right.record} /> : <Asked of={of} right={right} />;
}

/** "李明", "链家" or "链家的李明"; null where the listing names nobody. */
function useNames({ agent, company }: AdvertisingRight["listedBy"]): string | null {
  const { t } = useTranslation("law");
  return agent && company ? t("right.both", { agent, company }) : (agent ?? company);
}

function Asked({ of, right }: { of: Right; right: AdvertisingRight }) {
  const { t } = useTranslation("law");
  const [open, setOpen] = useState(false);
  const listed = useNames(right.listedBy);
  const others = right.holder === "others" && listed !== null;
  const { record } = of;
  return (
    <section className={styles.card} aria-labelledby="right-title">
      <h2 id="right-title" className={styles.title}>
        {others ? t("right.others.title", { listed }) : t("right.unclear.title")}
      </h2>
      <p className={styles.text}>
        {others ? t("right.others.text") : listed ? t("right.unclear.textNamed", { listed }) : t("right.unclear.text")}
      </p>
      <div className={styles.actions}>
        {others ? null : (
          <Button loading={record.isPending} onClick={() => record.mutate({ basis: "own_listing", givenOn: today() })}>
            {t("right.mine")}
          </Button>
        )}
        <Button variant={others ? "filled" : "default"} onClick={() => setOpen(true)}>
          {t("right.agreed")}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <RightForm listed={others ? listed : null} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Recorded({ of, record }: { of: Right; record: NonNullable<AdvertisingRight["record"]> }) {
  const { t } = useTranslation("law");
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { withdraw } = of;
  return (
    <section className={styles.recorded} aria-label={t("right.title")}>
      <p className={styles.said}>
        {t(`right.recorded.${record.basis}`, { by: record.by ?? "" })}
        <span className={styles.quiet}> {formatDate(language, `${record.givenOn}T12:00:00`)}</span>
      </p>
      <div className={styles.actions}>
        {record.file ? (
          <a className={styles.paper} href={record.file.url} download={record.file.name}>
            {t("right.paper", { name: record.file.name })}
          </a>
        ) : null}
        <Button variant="subtle" color="gray" c="var(--ink)" mih={44} onClick={() => setAsking(true)}>
          {t("right.withdraw")}
        </Button>
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <Question
            title={t("right.withdrawTitle")}
            text={t("right.withdrawText")}
            no={t("right.keep")}
            yes={t("right.withdraw")}
            busy={withdraw.isPending}
            onYes={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
