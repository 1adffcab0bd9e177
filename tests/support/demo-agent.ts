/** The demo agent at a server of the test's own: signed in once, to be visited as often as a file likes. */
import type { Browser } from "playwright-core";
import { type RunningApp, removeData } from "#tests/support/app";
import { closeWindows } from "#tests/support/browser";
import { signIn } from "#tests/support/campaign-steps";
import { type Person, visit } from "#tests/support/visitor";

/** Signs the demo agent in on the page; throws when the server has no demo accounts. */
export async function demoAgent(browser: Browser, app: RunningApp): Promise<Person> {
  const [account] = app.demo();
  if (!account) throw new Error("no demo account");
  const { page, leave } = await visit(browser, app.url);
  await signIn(page, app, account);
  const person = await page.context().storageState();
  await leave();
  return person;
}

/** Closes what a file opened, also when it could not open everything. */
export async function closeAll(browser: Browser | undefined, app: RunningApp | undefined): Promise<void> {
  await closeWindows(browser);
  await app?.stop();
  if (app) await removeData(app.dataDir);
}
