/** The coupon: a quiet link until it is wanted, then a field; what is wrong with a code is said in words at the field. */
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { couponCode, type Quote } from "#contract/order";
import styles from "./checkout.module.css";
import type { KeptDraft } from "./use-checkout-draft.ts";

export function CouponField(props: {
  kept: Pick<KeptDraft, "draft" | "change">;
  /** What the server says of the coupon that was asked for. */
  coupon: Quote["coupon"];
  busy: boolean;
}) {
  const { coupon, busy } = props;
  const { draft, change } = props.kept;
  const { t } = useTranslation("checkout");
  const [malformed, setMalformed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const applied = draft.coupon !== null && coupon?.code === draft.coupon ? coupon : null;

  if (applied?.usable)
    return (
      <p className={styles.applied}>
        <span role="status">{t("coupon.applied", { code: applied.code })}</span>
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          w={44}
          h={44}
          p={0}
          aria-label={t("coupon.remove")}
          onClick={() => {
            change({ coupon: null, typed: "", couponOpen: false });
            requestAnimationFrame(() => opener.current?.focus());
          }}
        >
          <IconX size={18} stroke={1.6} aria-hidden />
        </Button>
      </p>
    );
  if (!draft.couponOpen)
    return (
      <button ref={opener} type="button" className={styles.couponOpener} onClick={() => change({ couponOpen: true })}>
        {t("coupon.open")}
      </button>
    );
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const code = couponCode.safeParse(draft.typed);
    setMalformed(!code.success && draft.typed.trim() !== "");
    change({ coupon: code.success ? code.data : null });
  };
  const refused = applied && !applied.usable && draft.typed.trim().toUpperCase() === applied.code ? applied.why : null;
  const error = malformed ? t("coupon.shape") : refused ? t(`coupon.why.${refused}`) : null;
  return (
    <form className={styles.coupon} onSubmit={apply} noValidate>
      <label htmlFor="coupon" className={styles.couponLabel}>
        {t("coupon.label")}
      </label>
      <TextInput
        id="coupon"
        value={draft.typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // the field comes because it was asked for
        autoFocus={draft.typed === ""}
        error={error}
        errorProps={{ role: "alert" }}
        onChange={(event) => {
          setMalformed(false);
          change({ typed: event.currentTarget.value });
        }}
      />
      <Button type="submit" variant="default" loading={busy && draft.coupon !== null}>
        {t("coupon.apply")}
      </Button>
    </form>
  );
}
