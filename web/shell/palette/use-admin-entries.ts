/** What administrators find in the palette beyond everybody's: the sections their scope may use. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { maySee } from "#contract/admin/scopes";
import { orpc } from "#web/lib/api.ts";
import { loadSubjects } from "#web/lib/i18n.ts";
import type { Known } from "#web/shell/palette/use-entries.ts";

/** Commands and words come when the palette opens, so that nobody else loads them; until then, and without them, none. */
const fetched = async () => {
  await loadSubjects("admin");
  return (await import("#web/shell/palette/admin-commands.ts")).adminCommands;
};

export function useAdminEntries(enabled: boolean): Known[] {
  const { i18n } = useTranslation("palette");
  const { data: me } = useQuery({ ...orpc.account.me.queryOptions(), enabled });
  const { data } = useQuery({
    queryKey: ["palette", "admin"],
    queryFn: fetched,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const scope = me?.scope ?? null;
  if (!enabled || !data || !scope) return [];
  return data
    .filter(({ section }) => maySee(section, scope))
    .map(({ section, words, ...command }) => {
      const label = i18n.t(`admin:sections.${section}`);
      return { ...command, label, names: [label, ...words.names], pinyin: words.pinyin };
    });
}
