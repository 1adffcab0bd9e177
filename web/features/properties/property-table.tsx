/** The list as a table. Only the rows in sight are in the document, however many have been loaded. */
import { useTranslation } from "react-i18next";
import { propertySorts } from "#contract/property";
import { oneOf } from "#web/lib/one-of.ts";
import { useEndless } from "#web/ui/list/endless.ts";
import { Table } from "#web/ui/list/table.tsx";
import { type ListProps, ROW_HEIGHT } from "./list-props.ts";
import { firstDirection } from "./list-state.ts";
import { usePropertyColumns } from "./property-columns.tsx";
import { RowMenu } from "./row-menu.tsx";
import styles from "./table.module.css";

const NEAR_END = 10;

export function PropertyTable(props: ListProps) {
  const { items, state } = props;
  const { t } = useTranslation("properties");
  const { list, lines, before, after } = useEndless({
    count: items.length,
    height: ROW_HEIGHT,
    overscan: 8,
    near: NEAR_END,
    keyOf: (index) => items[index]?.id ?? index,
    onEnd: props.onEnd,
  });
  const columns = usePropertyColumns(props.actions);
  const first = lines[0]?.index ?? 0;
  const flipped = state.direction === "asc" ? "desc" : "asc";
  return (
    <div ref={list} className={styles.frame}>
      <Table
        label={t("list")}
        className={styles.properties}
        rows={lines.flatMap(({ index }) => items[index] ?? [])}
        window={{ first, before, after, total: props.total ?? items.length, ids: items.map(({ id }) => id) }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        lookOf={({ status }) => status}
        order={{
          sort: state.sort,
          direction: state.direction,
          onSort: (name) => {
            const sort = oneOf(propertySorts, name);
            if (sort) props.onState({ sort, direction: state.sort === sort ? flipped : firstDirection(sort) });
          },
        }}
        menu={{
          label: t("columns.actions"),
          of: (property) => <RowMenu property={property} actions={props.actions} />,
        }}
        choice={{
          has: props.isChosen,
          toggle: (id, _, range) => props.onToggle(id, range),
          toggleShown: props.onToggleShown,
          all: t("selectLoaded"),
          one: (title) => t("select", { title }),
        }}
        busy={props.busy}
      />
    </div>
  );
}
