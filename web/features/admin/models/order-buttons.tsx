/** Moves one provider up or down. At an end the button stays, so that the keyboard is not thrown off. */
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./models.module.css";

export function OrderButtons(props: {
  name: string;
  at: number;
  count: number;
  move: (from: number, to: number) => void;
}) {
  const { t } = useTranslation("adminModels");
  const { name, at, count, move } = props;
  const pressed = useRef<HTMLButtonElement | null>(null);
  // the moved card takes its buttons along, and some browsers drop the focus on the way
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what moves it
  useEffect(() => {
    pressed.current?.focus();
    pressed.current?.scrollIntoView({ block: "nearest" });
    pressed.current = null;
  }, [at]);
  const button = (step: -1 | 1, label: string, Icon: typeof IconArrowUp) => {
    const end = at + step < 0 || at + step >= count;
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={end || undefined}
        onClick={(event) => {
          if (end) return;
          pressed.current = event.currentTarget;
          move(at, at + step);
        }}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
      </button>
    );
  };
  return (
    <span className={styles.order}>
      {button(-1, t("order.up", { name }), IconArrowUp)}
      {button(1, t("order.down", { name }), IconArrowDown)}
    </span>
  );
}
