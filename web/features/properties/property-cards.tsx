/** The list as cards, as many beside each other as fit. Only the lines in sight are in the document. */
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useEndless } from "#web/ui/list/endless.ts";
import styles from "./cards.module.css";
import type { ListProps } from "./list-props.ts";
import { PropertyCard } from "./property-card.tsx";

const GAP = 24;
const LEAST_WIDTH = 280;
/** Below this a card is a line with a small picture. */
const SMALL = 600;
const NEAR_END = 3;

const lanesIn = (width: number) => (width < SMALL ? 1 : Math.max(2, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))));

export function PropertyCards(props: ListProps) {
  const { items } = props;
  const { t } = useTranslation("properties");
  const size = useElementSize<HTMLDivElement>();
  const lanes = lanesIn(size.width || window.innerWidth);
  const { list, lines, height, measure } = useEndless({
    count: Math.ceil(items.length / lanes),
    height: lanes === 1 ? 162 : 440,
    overscan: lanes === 1 ? 6 : 2,
    near: NEAR_END,
    onEnd: props.onEnd,
  });
  const ref = useMergedRef(list, size.ref);
  return (
    <div ref={ref} className={styles.frame} aria-busy={props.busy}>
      <ul aria-label={t("list")} className={styles.list} style={{ height: height }}>
        {lines.map((line) => (
          <li
            key={line.key}
            ref={measure}
            data-index={line.index}
            data-lanes={lanes}
            className={styles.line}
            style={{
              gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
              transform: `translateY(${line.start}px)`,
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
