/** Whether the server can be reached: the browser's own word, and what our requests meet. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { causeOf } from "#web/lib/errors.ts";

export type Reach = "ok" | "offline" | "unreachable";

/** How long to wait between looks at a server that does not answer. */
export const LOOK_MS = 3000;

/** Whether the server can be reached and is able to work at this moment; any word but that it is not counts. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch("/readyz", { cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
};

/** While it is not "ok" the server is asked again and again; when it answers, what had failed is read anew. */
export function useReach(): Reach {
  const queries = useQueryClient();
  const [online, setOnline] = useState(() => navigator.onLine);
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);

  useEffect(() => {
    const look = (error: unknown) => {
      if (error && causeOf(error).code === "unavailable") setSilent(true);
    };
    const ofQueries = queries.getQueryCache().subscribe(({ query }) => look(query.state.fetchFailureReason));
    const ofMutations = queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.failureReason));
    return () => {
      ofQueries();
      ofMutations();
    };
  }, [queries]);

  useEffect(() => {
    if (!silent || !online) return;
    let timer = 0;
    let left = false;
    const look = async () => {
      const up = await serverAnswers();
      if (left) return;
      if (!up) {
        timer = window.setTimeout(look, LOOK_MS);
        return;
      }
      setSilent(false);
      void queries.refetchQueries({ predicate: (query) => query.state.status === "error", type: "active" });
    };
    void look();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [silent, online, queries]);

  return online ? (silent ? "unreachable" : "ok") : "offline";
}
