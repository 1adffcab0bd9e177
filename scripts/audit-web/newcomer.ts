/** A person who signed up on the page, as cookies and local storage: the measured server has no demo accounts. */
import type { Browser, BrowserContext } from "playwright-core";
import { auth } from "#locales/zh/auth";
import { shell } from "#locales/zh/shell";
import type { RunningApp } from "#tests/support/app";

export type Person = Awaited<ReturnType<BrowserContext["storageState"]>>;

const account = { email: "audit@example.com", password: "Fang!Bo2026" };

export async function signUpNewcomer(browser: Browser, app: RunningApp): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.url}/auth?view=signup`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(auth.email).fill(account.email);
  await field(auth.password).fill(account.password);
  await field(auth.confirmPassword).fill(account.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: auth.submitSignUp, exact: true }).click();
  // the consent is kept for the first session once the sign-up was answered, which can be after the mail
  await field(auth.confirmPassword).waitFor({ state: "detached" });
  const mail = await app.mailTo(account.email);
  await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
  await page.getByRole("main").getByRole("button").first().click();
  await page.waitForURL(/\/dashboard/);
  // the first screen, behind the question for consent
  await page.getByRole("link", { name: shell.publish }).first().waitFor();
  const person = await context.storageState();
  await context.close();
  return person;
}
