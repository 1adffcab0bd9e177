/** A journal's live tail. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Journal } from "#contract/admin/logs";
import { api, forever, orpc } from "#web/lib/api.ts";

/** While it is on, a new line of the journal has its list read again. */
export function useTail(journal: Journal) {
  const [on, setOn] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const listen = async () => {
      let first = true;
      for await (const _ of await api.admin.logs.tail({ journal }, { signal: stop.signal, context: forever })) {
        if (!first) void client.invalidateQueries({ queryKey: orpc.admin.logs[journal].list.key() });
        first = false;
      }
    };
    listen().catch(() => !stop.signal.aborted && setOn(false));
    return () => stop.abort();
  }, [on, journal, client]);
  return { on, setOn };
}
