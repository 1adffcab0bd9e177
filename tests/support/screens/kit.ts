/** What one line of the table of screens holds, and the few ways a state is brought about without a server that fails. */
import type { Page } from "playwright-core";
import type { Shape } from "#locales/shape";
import type { texts } from "#locales/zh/index";
import { intercept } from "#tests/support/intercept";
import type { Language } from "#web/lib/language.ts";
import type { World } from "./world.ts";

export type Who = "visitor" | "newcomer" | "agent" | "importer" | "admin";

export interface Stage {
  page: Page;
  world: World;
  language: Language;
  /** The interface's own words in the language of the visit. */
  t: Shape<typeof texts>;
}

export interface Screen {
  /** Of the file, and unique: "tasks-empty". */
  name: string;
  /** What it shows, for the gallery: [Chinese, English]. */
  caption: readonly [zh: string, en: string];
  /** Whose browser: nobody's, a new account's, the demo agent's, one with an imported draft and a written campaign, the demo administrator's. */
  who: Who;
  path: string | ((world: World, language: Language) => string);
  /** Before the address is opened: requests to answer otherwise, storage to fill. */
  before?: (stage: Stage) => Promise<void>;
  /** From the opened screen to the state; the names of its parts are in `t`. */
  act?: (stage: Stage) => Promise<void>;
  /** A dialog or a part of a screen that has its own line: measured for layout shift there. */
  state?: boolean;
  /** The state waits on purpose: its "loading" stays. */
  waiting?: boolean;
}

/** Addresses of our API: "tasks.list" stands at /api/rpc/tasks/list. */
const at = (procedure: string) => `*/api/rpc/${procedure.replaceAll(".", "/")}*`;

/** The procedure never answers. */
export const holds =
  (procedure: string) =>
  async ({ page }: Stage): Promise<void> =>
    intercept(page, at(procedure), async () => {});

/** The procedure fails with one of our codes, as the server says it; a status below 500 keeps the console quiet. */
export const fails =
  (procedure: string, code = "internal", status = 500) =>
  async ({ page }: Stage): Promise<void> =>
    intercept(page, at(procedure), ({ answer }) =>
      answer({ json: { defined: true, code, status, message: code, data: {} } }, status),
    );

/** The procedure answers this. */
export const says =
  (procedure: string, value: unknown) =>
  async ({ page }: Stage): Promise<void> =>
    intercept(page, at(procedure), ({ answer }) => answer({ json: value }));

/** The procedure's true answer, changed. */
export const answers =
  (procedure: string, change: (answer: Record<string, unknown>) => Record<string, unknown>) =>
  async ({ page }: Stage): Promise<void> =>
    intercept(
      page,
      at(procedure),
      async ({ answered, answer }) => {
        const body = await answered();
        const json = typeof body === "object" && body !== null ? Reflect.get(body, "json") : null;
        await answer({ json: change(Object(json)) });
      },
      { stage: "Response" },
    );

/** One step after another. */
export const all =
  (...steps: ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const step of steps) await step(stage);
  };

/** Presses the button of that name. */
export const press =
  (name: (t: Stage["t"]) => string) =>
  async ({ page, t }: Stage): Promise<void> =>
    page
      .getByRole("button", { name: name(t), exact: true })
      .first()
      .click();

/** A text of the dictionary with its placeholders left open, as a pattern of a whole name. */
export const like = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\{\w+\}\}/g, ".*")}$`);

/** Opens the menu of the first row and takes the item of that name. */
export const ofFirstProperty =
  (item: (t: Stage["t"]) => string) =>
  async ({ page, t }: Stage): Promise<void> => {
    await page
      .getByRole("button", { name: like(t.properties.menu) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: item(t), exact: true }).click();
    await page.getByRole("dialog").waitFor();
  };
