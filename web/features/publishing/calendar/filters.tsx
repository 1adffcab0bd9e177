/** Narrows the calendar to a platform, a home or a state; only what there is can be chosen. */
import { useTranslation } from "react-i18next";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import type { OpenHouse } from "#contract/publishing/calendar";
import type { Publication } from "#contract/publishing/publication";
import { publicationStates } from "#contract/publishing/states";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { usePlatformName } from "../names.ts";
import styles from "./calendar.module.css";

/** "": all. */
export interface Filter {
  platform: string;
  home: string;
  state: string;
}
export const noFilter: Filter = { platform: "", home: "", state: "" };

/** Waits for approval: a state of its own to whoever plans. */
const WAITING = "approval";
const stateOf = ({ state, approval }: Publication): string =>
  state === "planned" && !mayLeaveWith(approval) ? WAITING : state;
const homeOf = ({ propertyId, homeTitle }: Publication): string => propertyId ?? homeTitle;

export const passes = (filter: Filter, post: Publication): boolean =>
  (filter.platform === "" || post.platform === filter.platform) &&
  (filter.home === "" || homeOf(post) === filter.home) &&
  (filter.state === "" || stateOf(post) === filter.state);

/** Open houses are no posts: of the choices only the home narrows them. */
export const passesHome = (filter: Filter, { propertyId }: OpenHouse): boolean =>
  filter.home === "" || propertyId === filter.home;

export function Filters(props: { posts: readonly Publication[]; value: Filter; onChange(value: Filter): void }) {
  const { posts, value, onChange } = props;
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const platforms = [
    ...new Set([...posts.map(({ platform }) => platform), ...(value.platform ? [value.platform] : [])]),
  ];
  const homes = new Map(posts.map((post) => [homeOf(post), post.homeTitle]));
  const states = new Set(posts.map(stateOf));
  if (value.state) states.add(value.state);
  const all = (label: string) => ({ value: "", label });
  return (
    <div className={styles.filters}>
      <PlainSelect
        label={t("calendar.platform")}
        value={value.platform}
        options={[all(t("calendar.allPlatforms")), ...platforms.map((id) => ({ value: id, label: platformName(id) }))]}
        onChange={(platform) => onChange({ ...value, platform })}
      />
      <PlainSelect
        label={t("calendar.home")}
        value={homes.has(value.home) ? value.home : ""}
        options={[all(t("calendar.allHomes")), ...[...homes].map(([id, label]) => ({ value: id, label }))]}
        onChange={(home) => onChange({ ...value, home })}
      />
      <PlainSelect
        label={t("calendar.state")}
        value={value.state}
        options={[
          all(t("calendar.allStates")),
          ...(states.has(WAITING) ? [{ value: WAITING, label: t("approval.waiting") }] : []),
          ...publicationStates
            .filter((state) => states.has(state))
            .map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
        onChange={(state) => onChange({ ...value, state })}
      />
    </div>
  );
}
