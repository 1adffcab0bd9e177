/** What can be done with the chosen homes: a bar at the foot of the window for as long as there are any. */
import { IconArchive, IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BulkBar } from "#web/ui/list/bulk-bar.tsx";
import type { PropertyVerb } from "./list-changes.ts";
import { useCountText } from "./list-tools.tsx";

const icon = { size: 17, stroke: 1.6, "aria-hidden": true } as const;

const icons = {
  archive: <IconArchive {...icon} />,
  restore: <IconArrowBackUp {...icon} />,
  remove: <IconTrash {...icon} />,
} as const;

export function PropertyBar(props: {
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
  const { all, count, total } = props;
  return (
    <BulkBar
      label={t("bulk.label")}
      count={
        all
          ? t("bulk.chosenAll", { shown: countText(total ?? 0) })
          : t("bulk.chosen", { count, shown: countText(count) })
      }
      all={
        props.canChooseAll && total !== null
          ? { label: t("bulk.all", { shown: countText(total) }), onClick: props.onAll }
          : null
      }
      actions={props.verbs.map((verb) => ({
        key: verb,
        label: t(verb),
        icon: icons[verb],
        danger: verb === "remove",
        onClick: () => props.onAct(verb),
      }))}
      clear={{ label: t("bulk.clear"), onClick: props.onClear }}
    />
  );
}
