/** When what is bought begins and ends, in one line: of a quote, and of an order that waits to be paid. */
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";

type Planned = NonNullable<OrderDetail["planned"]>;

/** `offered`: at a price that was agreed upon, so nothing was taken off for what it replaces. */
export function OrderWhen(props: { planned: Planned; offered?: boolean; className: string | undefined }) {
  const { kind, startsAt, endsAt } = props.planned;
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const dates = { start: formatDate(language, startsAt), end: formatDate(language, endsAt) };
  const textKey = props.offered && kind === "upgrade" ? "offered" : kind;
  return <p className={props.className}>{t(`when.${textKey}`, dates)}</p>;
}
