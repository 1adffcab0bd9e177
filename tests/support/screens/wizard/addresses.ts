/** Where the screens of wizard and results are, and the doors of the first step. */
import type { Stage } from "../kit.ts";

export const publish = "/dashboard/publish";

export const results = (world: { campaign: string }) => world.campaign;

export const tab =
  (name: "text" | "file" | "html" | "manual") =>
  async ({ page, t }: Stage) =>
    page.getByRole("tab", { name: t.wizard.link.modes[name], exact: true }).click();
