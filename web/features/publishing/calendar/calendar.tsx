/** The calendar of an account's posts: a month, a week or a list, narrowed and moved about, with what keeps posts waiting above it. */
import { Button } from "@mantine/core";
import { IconCalendarEvent, IconSettings } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenHouse } from "#contract/publishing/calendar";
import type { Publication } from "#contract/publishing/publication";
import { wallOf } from "#engine/publishing/times/wall-clock";
import { orpc } from "#web/lib/api.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { PauseButton, PausedNote } from "../pause.tsx";
import { useCalendarSettings, useZone } from "../use-zone.ts";
import { ApprovalsPanel } from "./approvals-panel.tsx";
import styles from "./calendar.module.css";
import type { DayActions } from "./day-cell.tsx";
import { Filters, noFilter, passes, passesHome } from "./filters.tsx";
import { DayList, Grid } from "./grid.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useCalendar } from "./use-calendar.ts";
import { byDay, daysOf, type View } from "./view.ts";

const SettingsDialog = lazy(async () => ({ default: (await import("./settings-dialog.tsx")).SettingsDialog }));
const PostDialog = lazy(async () => ({ default: (await import("./post-dialog.tsx")).PostDialog }));
const OpenHouseDialog = lazy(async () => ({ default: (await import("./open-house-dialog.tsx")).OpenHouseDialog }));

/** A phone has no room for seven days beside one another. */
const NARROW = "(max-width: 720px)";

export function Calendar() {
  const { t } = useTranslation("publishing");
  const settings = useCalendarSettings();
  // days begin by the account's clock: without it nothing is asked for
  return (
    <Page
      title={t("calendar.title")}
      lead={t("calendar.lead")}
      width="wide"
      action={
        <div className={styles.actions}>
          <PauseButton />
          <SettingsButton />
        </div>
      }
    >
      <PausedNote />
      {settings.isLoading ? <Skeleton /> : <Days />}
    </Page>
  );
}

function SettingsButton() {
  const { t } = useTranslation("publishing");
  const { searchStr } = useLocation();
  const [open, setOpen] = useState(() => new URLSearchParams(searchStr).has("set"));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("calendar.settings")}
      </Button>
      <Suspense fallback={null}>{open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

const Skeleton = () => (
  <Waiting>
    <Place height={44} />
    <Place height={420} />
  </Waiting>
);

function Days() {
  const { t } = useTranslation("publishing");
  const zone = useZone();
  const hint = useId();
  const today = wallOf(new Date(useNow(60_000)).toISOString(), zone).day;
  const [view, setView] = useState<View>(() => (window.matchMedia(NARROW).matches ? "list" : "month"));
  const [day, setDay] = useState(today);
  const [filter, setFilter] = useState(noFilter);
  const [opened, setOpened] = useState<Publication | null>(null);
  const [visited, setVisited] = useState<OpenHouse | null>(null);
  const { query, put, reload, moveToDay } = useCalendar(view, day, zone);
  const requests = useQuery(orpc.approvals.list.queryOptions());
  const wanting = useQuery(orpc.approvals.waiting.queryOptions());
  const { data, error, refetch } = query;
  const moved = useMovedFocus(data?.posts, query.isPlaceholderData);
  const all = data?.posts ?? [];
  const shown = all.filter((post) => passes(filter, post));
  const posts = byDay(shown, ({ dueAt }) => dueAt, zone);
  const visits = (data?.openHouses ?? []).filter((openHouse) => passesHome(filter, openHouse));
  const openHouses = byDay(visits, ({ startsAt }) => startsAt, zone);
  const move = (post: Publication, to: string) => {
    moved(post.id, to);
    moveToDay(post, to);
    // by keyboard a post goes beyond what is shown: whoever moves it goes along
    if (!daysOf(view, day).includes(to)) setDay(to);
  };
  const act: DayActions = {
    zone,
    today,
    hint,
    onOpen: setOpened,
    onOpenHouse: setVisited,
    onMove: move,
    onMoveId: (id, to) => {
      const post = all.find((one) => one.id === id);
      if (post) move(post, to);
    },
  };
  const days = { day, posts, openHouses, act };
  // what waits for approval stands above the days and would push them down
  if (query.isLoading || requests.isLoading || wanting.isLoading) return <Skeleton />;
  return (
    <>
      <ApprovalsPanel onChanged={put} onStale={reload} />
      <Panel>
        <Toolbar view={view} day={day} today={today} zone={zone} onView={setView} onDay={setDay} />
        <Filters posts={all} value={filter} onChange={setFilter} />
        <p id={hint} className="visually-hidden">
          {t("calendar.moveHint")}
        </p>
        {error && !data ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Skeleton />
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            {view === "list" ? <DayList {...days} /> : <Grid view={view} {...days} />}
            {shown.length + openHouses.size === 0 ? <Nothing filtered={all.length > 0} /> : null}
            {data.more ? <p className={styles.more}>{t("calendar.more")}</p> : null}
          </div>
        )}
      </Panel>
      <Suspense fallback={null}>
        {opened ? (
          <PostDialog
            post={all.find(({ id }) => id === opened.id) ?? opened}
            onChanged={(post) => {
              put(post);
              void wanting.refetch();
              setOpened(post.state === "withdrawn" ? null : post);
              reload();
            }}
            onStale={reload}
            onClose={() => setOpened(null)}
          />
        ) : null}
        {visited ? <OpenHouseDialog openHouse={visited} onDone={reload} onClose={() => setVisited(null)} /> : null}
      </Suspense>
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation("publishing");
  return (
    <EmptyState
      icon={<IconCalendarEvent size={24} stroke={1.6} />}
      title={filtered ? t("calendar.noneFound") : t("calendar.none")}
      text={filtered ? t("calendar.noneFoundText") : t("calendar.noneText")}
      action={
        filtered ? null : (
          <Button component="a" href="/dashboard/properties">
            {t("calendar.toProperties")}
          </Button>
        )
      }
    />
  );
}

/**
 * A post that was moved stands in another day: whoever moved it by keyboard goes with it, or to what that day has folded away. `waiting`:
 * the days shown are not those of `posts` yet.
 */
function useMovedFocus(posts: readonly Publication[] | undefined, waiting: boolean): (id: string, to: string) => void {
  const moved = useRef<{ id: string; to: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the posts stand elsewhere
  useEffect(() => {
    if (moved.current === null) return;
    const { id, to } = moved.current;
    const { activeElement } = document;
    const left = activeElement !== document.body && activeElement?.getAttribute("data-post") !== id;
    const card = document.querySelector<HTMLElement>(`[data-post="${id}"]`);
    const target = card ?? document.querySelector<HTMLElement>(`[data-day="${to}"] [data-rest]`);
    if (!left) target?.focus();
    if (left || (target && !waiting)) moved.current = null;
  }, [posts, waiting]);
  return (id, to) => {
    if (document.activeElement?.getAttribute("data-post") === id) moved.current = { id, to };
  };
}
