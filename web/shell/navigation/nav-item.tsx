/** One item of the sidebar, and a group: an item with a button beside it that folds what is below. */
import { IconChevronDown, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import type { MenuItem } from "#web/shell/navigation/menu.ts";
import styles from "#web/shell/navigation/nav.module.css";
import { Hint } from "#web/ui/hint.tsx";

/** The router's own mark would also light an item on every address below it; the menu decides instead. */
const exactly = { exact: true };

export interface NavState {
  /** False shows icons only, with the names as tooltips. */
  expanded: boolean;
  current: MenuItem | undefined;
  /** Runs after a choice (closes the drawer). */
  onGo?: (() => void) | undefined;
}

/** `holds`: the current page is one of those folded away below it. */
export function NavItem({ item, holds, expanded, current, onGo }: NavState & { item: MenuItem; holds?: boolean }) {
  const { icon: Icon, label, closed } = item;
  const name = closed ? `${label} (${closed})` : label;
  return (
    <Hint label={name} off={expanded}>
      <Link
        to={item.to}
        activeOptions={exactly}
        className={styles.item}
        data-closed={closed !== undefined || undefined}
        data-holds={holds || undefined}
        aria-label={name}
        aria-current={item.key === current?.key ? "page" : undefined}
        onClick={onGo}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={styles.label}>{label}</span>
        {closed && expanded ? <IconLock size={15} stroke={1.6} aria-hidden className={styles.lock} /> : null}
      </Link>
    </Hint>
  );
}

/** As icons there is no room to fold: everything stands below one another. */
export function NavGroup(
  props: NavState & { item: MenuItem; folded: boolean; foldLabel: string; onFold: (key: string) => void },
) {
  const { item, folded, foldLabel, onFold, ...state } = props;
  const list = useId();
  const open = !folded || !state.expanded;
  const holds = !open && item.below?.some((one) => one.key === state.current?.key) === true;
  return (
    <>
      <div className={styles.group}>
        <NavItem item={item} holds={holds} {...state} />
        {state.expanded ? (
          <button
            type="button"
            className={styles.fold}
            aria-label={foldLabel}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => onFold(item.key)}
          >
            <IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />
          </button>
        ) : null}
      </div>
      <ul id={list} className={styles.below} hidden={!open}>
        {item.below?.map((one) => (
          <li key={one.key}>
            <NavItem item={one} {...state} />
          </li>
        ))}
      </ul>
    </>
  );
}
