/** A small neutral mark for each way to pay, drawn by us: nobody's logo. */
import { IconBuildingBank, IconCreditCard, IconFlask2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PaymentProviderName } from "#contract/payment";
import styles from "./payment-picker.module.css";

const icon = { size: 18, stroke: 1.6 } as const;
const marks: Record<PaymentProviderName, ReactNode> = {
  alipay: "支",
  wechat: "微",
  stripe: <IconCreditCard {...icon} />,
  bank: <IconBuildingBank {...icon} />,
  sandbox: <IconFlask2 {...icon} />,
};

/** Decoration beside the provider's name. */
export const ProviderMark = ({ provider }: { provider: PaymentProviderName }) => (
  <span className={styles.mark} lang="zh" aria-hidden="true">
    {marks[provider]}
  </span>
);
