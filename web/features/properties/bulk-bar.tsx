/** What can be done with the chosen homes: a bar at the foot of the window for as long as there are any. */
import { Button, CloseButton } from "@mantine/core";
import { IconArchive, IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/bulk-bar.module.css";
import type { PropertyVerb } from "./list-changes.ts";
import { useCountText } from "./list-tools.tsx";

const icon = { size: 17, stroke: 1.6, "aria-hidden": true } as const;

export function BulkBar(props: {
  count: number;
  all: boolean;
  /** Everything that matches; null while it is not known. */
  total: number | null;
  /** More match than are chosen, and could be chosen with them. */
  canChooseAll: boolean;
  verbs: readonly PropertyVerb[];
  onAll: () => void;
  onClear: () => void;
  onAct: (verb: PropertyVerb) => void;
}) {
  const { t } = useTranslation("properties");
  const countText = useCountText();
  const buttons = {
    archive: [t("archive"), <IconArchive key="icon" {...icon} />],
    restore: [t("restore"), <IconArrowBackUp key="icon" {...icon} />],
    remove: [t("remove"), <IconTrash key="icon" {...icon} />],
  } as const;
  return (
    <section className={styles.bar} aria-label={t("bulk.label")}>
      <p className={styles.count} role="status">
        {props.all
          ? t("bulk.chosenAll", { shown: countText(props.total ?? 0) })
          : t("bulk.chosen", { count: props.count, shown: countText(props.count) })}
      </p>
      {props.canChooseAll && props.total !== null ? (
        <button type="button" className={styles.all} onClick={props.onAll}>
          {t("bulk.all", { shown: countText(props.total) })}
        </button>
      ) : null}
      <div className={styles.acts}>
        {props.verbs.map((verb) => (
          <Button
            key={verb}
            variant="default"
            mih={44}
            leftSection={buttons[verb][1]}
            c={verb === "remove" ? "var(--bad)" : undefined}
            onClick={() => props.onAct(verb)}
          >
            {buttons[verb][0]}
          </Button>
        ))}
        <CloseButton size={44} iconSize={18} aria-label={t("bulk.clear")} onClick={props.onClear} />
      </div>
    </section>
  );
}
