/** The list as cards, as many beside each other as fit. Only the lines in sight are in the document. */
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTranslation } from "react-i18next";
import styles from "./cards.module.css";
import { PropertyCard } from "./property-card.tsx";
import { type ListProps, useListTop } from "./property-table.tsx";

const GAP = 24;
const LEAST_WIDTH = 280;
/** Below this a card is a line with a small picture. */
const SMALL = 600;
const NEAR_END = 3;

const lanesIn = (width: number) => (width < SMALL ? 1 : Math.max(2, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))));

export function PropertyCards(props: ListProps) {
  const { items } = props;
  const { t } = useTranslation("properties");
  const { list, top } = useListTop();
  const size = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(list, size.ref);
  const lanes = lanesIn(size.width || window.innerWidth);
  const lines = useWindowVirtualizer({
    count: Math.ceil(items.length / lanes),
    estimateSize: () => (lanes === 1 ? 162 : 440),
    overscan: lanes === 1 ? 6 : 2,
    scrollMargin: top,
    onChange: (now) => {
      const last = now.getVirtualItems().at(-1);
      if (last && last.index >= Math.ceil(items.length / lanes) - NEAR_END) props.onEnd();
    },
  });
  return (
    <div ref={ref} className={styles.frame} aria-busy={props.busy}>
      <ul aria-label={t("list")} className={styles.list} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map((line) => (
          <li
            key={line.key}
            ref={lines.measureElement}
            data-index={line.index}
            data-lanes={lanes}
            className={styles.line}
            style={{
              gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
              transform: `translateY(${line.start - top}px)`,
            }}
          >
            {items.slice(line.index * lanes, (line.index + 1) * lanes).map((property) => (
              <PropertyCard
                key={property.id}
                property={property}
                small={lanes === 1}
                chosen={props.isChosen(property.id)}
                onToggle={(range) => props.onToggle(property.id, range)}
                actions={props.actions}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
