/** All answers of a question at once, as far as the plan allows them; pressed again, none. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./preferences.module.css";
import type { usePlanLimit } from "./use-plan-limit.ts";

/** `question`: the group's name, for whoever hears the button without seeing where it stands. */
export function ChooseAll(props: {
  question: string;
  ids: readonly string[];
  chosen: readonly string[];
  limit: Pick<ReturnType<typeof usePlanLimit>, "isLocked" | "setAll">;
}) {
  const { question, ids, chosen, limit } = props;
  const { t } = useTranslation("wizard");
  const full = ids.some((id) => chosen.includes(id)) && ids.every((id) => chosen.includes(id) || limit.isLocked(id));
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      size="compact-sm"
      className={styles.all}
      aria-label={t(full ? "preferences.noneOf" : "preferences.allOf", { question })}
      onClick={() => limit.setAll(ids, !full)}
    >
      {t(full ? "preferences.none" : "preferences.all")}
    </Button>
  );
}
