/** A route's component in a file of its own, fetched together with the texts it shows. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadSubjects, type Subject } from "#web/lib/i18n.ts";
import { serverAnswers } from "#web/lib/reachable.ts";

const AWAY = "ScreenAway";

/** Whether a screen failed because nothing could be fetched at all: it is there again once the server answers. */
export const isAway = (error: unknown): boolean => error instanceof Error && error.name === AWAY;

/** The failure as it is, or, while the server is away, one the router does not answer with a reload that must fail. */
async function failureOf(error: unknown): Promise<unknown> {
  if (navigator.onLine && (await serverAnswers())) return error;
  return Object.assign(new Error("The screen could not be fetched", { cause: error }), { name: AWAY });
}

/** As `lazyRouteComponent`, with the dictionary subjects the screen uses: `screen(() => import(…), "TasksScreen", "tasks")`. */
export function screen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  ...subjects: Subject[]
) {
  return lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([load(), loadSubjects(...subjects)]);
      return module;
    } catch (error) {
      throw await failureOf(error);
    }
  }, name);
}
