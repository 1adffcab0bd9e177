/** A route's component in a file of its own, fetched together with the texts it shows. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadSubjects, type Subject } from "#web/lib/i18n.ts";

/** As `lazyRouteComponent`, with the dictionary subjects the screen uses: `screen(() => import(…), "TasksScreen", "tasks")`. */
export function screen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  ...subjects: Subject[]
) {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadSubjects(...subjects)]);
    return module;
  }, name);
}
