/** What the palette offers for what was typed: a link to import, recent things, commands, properties and tasks. */
import { useDebouncedValue } from "@mantine/hooks";
import { IconBuildingCommunity, IconHistory, IconLink, IconListCheck } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import type { Task } from "#contract/task";
import { orpc } from "#web/lib/api.ts";
import { useRole } from "#web/lib/auth/use-role.ts";
import { firstLink } from "#web/lib/first-link.ts";
import { type Act, commands } from "#web/shell/palette/commands.ts";
import { fitting } from "#web/shell/palette/fuzzy-match.ts";
import { readRecent } from "#web/shell/palette/recent-entries.ts";
import { useAdminEntries } from "#web/shell/palette/use-admin-entries.ts";
import { useFound } from "#web/shell/palette/use-found.ts";

export type Group = "link" | "recent" | "found" | "actions" | "screens" | "admin" | "properties" | "tasks" | "settings";

export interface Entry {
  id: string;
  group: Group;
  icon: typeof IconLink;
  label: string;
  hint?: string;
  keys?: string;
  go?: string;
  act?: Act;
  /** Worth remembering among the recent ones. */
  keep?: boolean;
}

/** With what people may type for it. */
export type Known = Entry & { names: readonly string[]; pinyin: string };

const ASK_AFTER_MS = 160;
const FOUND = 5;

const propertyEntry = (property: Property): Entry => ({
  id: `property:${property.id}`,
  group: "properties",
  icon: IconBuildingCommunity,
  label: property.title,
  hint: property.number,
  go: property.campaignId ? `/dashboard/campaigns/${property.campaignId}` : `/dashboard/properties?open=${property.id}`,
  keep: true,
});

const taskEntry = (task: Task): Entry => ({
  id: `task:${task.id}`,
  group: "tasks",
  icon: IconListCheck,
  label: task.title,
  hint: task.number,
  go: `/dashboard/tasks?task=${task.id}`,
  keep: true,
});

/** Entries in the order they are shown, and how the search on the server stands. `administering`: within the administration. */
export function useEntries(userId: string, typed: string, administering: boolean) {
  const { t } = useTranslation("palette");
  const { t: tShell } = useTranslation("shell");
  const role = useRole();
  const needle = typed.trim().slice(0, 100);
  const [query] = useDebouncedValue(needle, ASK_AFTER_MS);
  const link = firstLink(typed);
  const enabled = query !== "" && link === null;
  const whileTyping = { enabled, placeholderData: keepPreviousData };
  const properties = useQuery(orpc.properties.list.queryOptions({ input: { query, limit: FOUND }, ...whileTyping }));
  const tasks = useQuery(orpc.tasks.list.queryOptions({ input: { query, limit: FOUND }, ...whileTyping }));

  const quoted = useFound(query, enabled && administering && role === "admin");

  const fromCommands = commands
    .filter((command) => !command.admin || role === "admin")
    .map(({ label, ...command }): Known => {
      // the tables name keys of these two dictionaries, and a test asks for each
      const name = label.of === "shell" ? tShell(label.key as "dashboard") : t(label.key as "create");
      const { words, admin: _, ...entry } = command;
      return { ...entry, label: name, names: [name, ...words.names], pinyin: words.pinyin };
    });
  const settings = fromCommands.findIndex(({ group }) => group === "settings");
  fromCommands.splice(settings, 0, ...useAdminEntries(role === "admin"));
  const recent = needle === "" ? readRecent(userId) : [];
  const searched = needle !== "" && link === null;
  const entries: Entry[] = [
    ...(link
      ? [
          {
            id: "link",
            group: "link" as const,
            icon: IconLink,
            label: t("importLink"),
            hint: link,
            go: `/dashboard/publish?url=${encodeURIComponent(link)}`,
          },
        ]
      : []),
    ...recent.map((one): Entry => ({ ...one, group: "recent", icon: IconHistory, go: one.href, keep: true })),
    ...(searched ? quoted.entries : []),
    ...(link ? [] : fitting(needle, fromCommands)),
    ...(searched ? (properties.data?.items ?? []).map(propertyEntry) : []),
    ...(searched ? (tasks.data?.items ?? []).map(taskEntry) : []),
  ];
  const waiting = searched && (query !== needle || properties.isFetching || tasks.isFetching || quoted.fetching);
  return { entries, waiting, failed: searched && (properties.isError || tasks.isError || quoted.failed) };
}
