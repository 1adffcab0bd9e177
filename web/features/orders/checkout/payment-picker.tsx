/** Which way to pay: one card each. None at all says so and how to reach us. */
import { useTranslation } from "react-i18next";
import { useConfig } from "#web/lib/config-context.tsx";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import { type PaymentOption, paymentOptionId } from "./payment-options.ts";
import styles from "./payment-picker.module.css";
import { ProviderMark } from "./provider-mark.tsx";

export function PaymentMethodPicker(props: {
  ways: readonly PaymentOption[];
  chosen: PaymentOption | null;
  onChoose: (way: PaymentOption) => void;
}) {
  const { ways, chosen } = props;
  const { t } = useTranslation("checkout");
  // a provider that offers two ways is told apart by name, not only by the line below
  const nameOf = ({ provider, method }: PaymentOption) => {
    const name = t(`provider.${provider}`);
    const twice = ways.filter((other) => other.provider === provider).length > 1;
    return twice && method === "qr" ? t("byCode", { provider: name }) : name;
  };
  return (
    <ChoiceGroup id="way-to-pay" legend={t("ways.title")} least={420}>
      {ways.map((way) => (
        <ChoiceCard
          key={paymentOptionId(way)}
          type="radio"
          name="way-to-pay"
          label={nameOf(way)}
          hint={t(`way.${hintOf(way)}`)}
          aside={<ProviderMark provider={way.provider} />}
          checked={chosen !== null && paymentOptionId(way) === paymentOptionId(chosen)}
          onChange={() => props.onChoose(way)}
        />
      ))}
    </ChoiceGroup>
  );
}

function hintOf({ provider, method }: PaymentOption) {
  if (provider === "sandbox") return method === "qr" ? "sandboxQr" : "sandbox";
  return provider === "stripe" ? "stripe" : method;
}

/** The cards' places while they are on their way. */
export const PaymentMethodsSkeleton = () => (
  <div className={styles.places}>
    <Place width={80} height={20} />
    <Place height={67} />
    <Place height={67} />
    <span className={styles.buttonPlace}>
      <Place height={50} />
    </span>
  </div>
);

/** Nobody has set up a way to pay: what is true, and whom to ask. */
export function NoPaymentMethods() {
  const { t } = useTranslation("checkout");
  const { contact } = useConfig();
  const lines = (["email", "phone", "wechat"] as const).filter((name) => contact[name] !== "");
  return (
    <div className={styles.none}>
      <h2 className={styles.noneTitle}>{t("ways.none")}</h2>
      <p>{t(lines.length > 0 ? "ways.noneText" : "ways.noneNoContact")}</p>
      <dl className={styles.contact}>
        {lines.map((name) => (
          <div key={name}>
            <dt>{t(`ways.contact.${name}`)}</dt>
            <dd>{name === "email" ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : contact[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
