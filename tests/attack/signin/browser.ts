/** What only a browser shows: links that carry somebody's tokens, clicks before a page's script is there, words about a password. */
import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { landing as zh } from "#locales/zh/landing";
import { launchBrowser } from "#tests/support/browser";
import type { Account, Site } from "../suite/site.ts";
import { held, slowly, type Try } from "../suite/try.ts";

type Signed = Exclude<BrowserContextOptions["storageState"], string | undefined>;
/** How long a page has to do what it must not do. */
const MAY_ACT_MS = 3_000;

/** Whose session lies in the browser; null: nobody's. */
const whoIsIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    for (const value of Object.values(localStorage)) {
      const found = /"access_token":"[^".]+\.([^".]+)\./.exec(String(value));
      if (found) return String(JSON.parse(atob((found[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))).email);
    }
    return null;
  });

export interface Windows {
  /** A window of its own; `signed`: whose it is. */
  within<T>(signed: Signed | null, work: (page: Page) => Promise<T>): Promise<T>;
  /** Signs in as a person does. */
  stateOf(account: Pick<Account, "email" | "password">): Promise<Signed>;
  close(): Promise<void>;
}

/** The browser starts when it is first needed. */
export function openWindows(site: Site): Windows {
  let browser: Promise<Browser> | null = null;
  const within: Windows["within"] = async (signed, work) => {
    browser ??= launchBrowser();
    const context = await (await browser).newContext({ locale: "zh-CN", ...(signed ? { storageState: signed } : {}) });
    context.setDefaultTimeout(30_000);
    try {
      return await work(await context.newPage());
    } finally {
      await context.close();
    }
  };
  return {
    within,
    stateOf: ({ email, password }) =>
      within(null, async (page) => {
        await page.goto(`${site.url}/auth`);
        await page.getByLabel("邮箱", { exact: true }).fill(email);
        await page.getByLabel("密码", { exact: true }).fill(password);
        await page.getByRole("button", { name: "登录", exact: true }).click();
        await page.waitForURL(/\/(dashboard|admin)/);
        return page.context().storageState();
      }),
    close: async () => {
      await (await browser?.catch(() => null))?.close();
    },
  };
}

/** Somebody sends a link that holds tokens of the sender's own account, so that the reader works in it. */
function links(site: Site, windows: Windows): Try[] {
  const tokensOf = async ({ supabase }: Account) => {
    const { data } = await supabase.auth.getSession();
    return { access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" };
  };
  const paths = ["/", "/auth", "/auth/confirm", "/dashboard", "/packages", "/auth?view=signup", "/nowhere"];
  const cases = paths.flatMap((path) => [
    { path, type: "signup", signed: false },
    { path, type: "recovery", signed: true },
  ]);
  return [
    ...cases.map(({ path, type, signed }) => ({
      name: `link with the sender's tokens to ${path}, ${signed ? "signed in" : "signed out"}`,
      run: async () => {
        const sender = await site.account();
        const { access, refresh } = await tokensOf(sender);
        const reader = signed ? await site.account() : null;
        const state = reader ? await windows.stateOf(reader) : null;
        await windows.within(state, async (page) => {
          const tokens = `access_token=${access}&refresh_token=${refresh}&expires_in=3600&token_type=bearer&type=${type}`;
          await page.goto(`${site.url}${path}#${tokens}`);
          await page.waitForTimeout(MAY_ACT_MS);
          await page.goto(`${site.url}/dashboard`);
          await page.waitForTimeout(500);
          const inside = await whoIsIn(page);
          held(inside !== sender.email, "the reader is signed in as the sender, without a click");
          held(inside === (reader?.email ?? null), `the reader's own session became ${inside}`);
        });
      },
    })),
    ...["signup", "recovery"].map((type) => ({
      name: `link of a ${type}'s mail, opened and not clicked`,
      run: async () => {
        const email = `b${randomUUID()}@example.com`;
        await site.supabase().auth.signUp({ email, password: "Sunny!Day42" });
        if (type === "recovery") {
          await site.app.mailTo(email);
          await site.supabase().auth.resetPasswordForEmail(email);
        }
        const mail = await site.app.mailTo(email, type === "recovery" ? /type=recovery/ : /./);
        await windows.within(null, async (page) => {
          await page.goto(mail.links.find((link) => link.includes("/auth/confirm")) ?? "");
          await page.waitForTimeout(MAY_ACT_MS);
          held((await whoIsIn(page)) === null, "opening the mail's link signed in without a click");
        });
      },
    })),
    ...["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:document.title='taken'"].map(
      (next) => ({
        name: `confirmation page that is to lead on to ${next}`,
        run: async () => {
          const email = `b${randomUUID()}@example.com`;
          await site.supabase().auth.signUp({ email, password: "Sunny!Day42" });
          const link = new URL((await site.app.mailTo(email)).links.find((one) => one.includes("/auth/confirm")) ?? "");
          link.searchParams.set("next", next);
          await windows.within(null, async (page) => {
            await page.goto(link.href);
            await page.getByRole("main").getByRole("button").first().click();
            await page.waitForTimeout(MAY_ACT_MS);
            held(new URL(page.url()).origin === site.url, `it led to ${page.url()}`);
            held((await page.title()) !== "taken", "its script ran");
          });
        },
      }),
    ),
  ];
}

/** A sign-out on the landing page, clicked before the script or the answer it needs is there, works or waits. */
function early(site: Site, windows: Windows): Try[] {
  /** What comes late, by how much, and what the person does once the page says that they are out. */
  const cases = [
    { late: /\/nothing-of-this-name/, what: "nothing that is missing", onward: "reload" },
    { late: /\/assets\/.*\.js/, what: "its script", onward: "reload" },
    { late: /\/assets\/(?!landing).*\.js/, what: "the script of sessions", onward: "reload" },
    { late: /\/assets\/(?!landing).*\.js/, what: "the script of sessions", onward: "dashboard" },
    { late: /\/auth\/v1\/logout/, what: "the answer of the server", onward: "reload" },
    { late: /\/rest\/v1\/user_roles/, what: "the role", onward: "reload" },
  ] as const;
  return cases.map(({ late, what, onward }) => ({
    name: `sign-out on the landing page before ${what} is there, then ${onward}`,
    run: async () => {
      const state = await windows.stateOf(await site.account());
      await windows.within(state, async (page) => {
        await page.route(late, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, MAY_ACT_MS));
          await route.continue().catch(() => {});
        });
        await page.goto(site.url, { waitUntil: "commit" });
        const banner = page.getByRole("banner");
        await banner.getByRole("button", { name: zh.signOut }).click({ timeout: 20_000 });
        // a page that says so before it is true loses the click of whoever believes it
        const out = banner.getByRole("link", { name: zh.signIn, exact: true }).waitFor({ timeout: 10_000 });
        const said = await out.then(
          () => true,
          () => false,
        );
        held(said, "the click is lost: ten seconds later the page shows them as signed in");
        await page.unroute(late);
        await page.goto(onward === "reload" ? site.url : `${site.url}/dashboard`);
        await page.waitForTimeout(1_000);
        held((await whoIsIn(page)) === null, "the page said they were out, and the session is still there");
      });
    },
  }));
}

/** Twenty-five Chinese characters are 75 bytes, and the hash reads 72. */
function words(site: Site, windows: Windows): Try[] {
  const password = `Aa1!${"语".repeat(25)}`;
  const TOLD = /72|字节|过长|太长|不能超过/;
  return [
    {
      name: "password of 79 bytes at the sign-up screen",
      run: () =>
        windows.within(null, async (page) => {
          await page.goto(`${site.url}/auth?view=signup`);
          await page.getByLabel("邮箱", { exact: true }).fill(`w${randomUUID()}@example.com`);
          await page.getByLabel("密码", { exact: true }).fill(password);
          await page.getByLabel("确认密码").fill(password);
          await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
          const button = page.getByRole("button", { name: "注册", exact: true });
          if (await button.isEnabled()) await button.click();
          await page.waitForTimeout(1_500);
          const text = await page.locator("body").innerText();
          held(TOLD.test(text), `no word about the length: ${text.slice(0, 200)}`);
        }),
    },
    {
      name: "password of 79 bytes at the profile screen",
      run: async () => {
        const account = await site.account();
        await account.client.account.consents.give({
          version: (await account.client.site.config()).legalVersion,
          language: "zh",
          givenAt: new Date().toISOString(),
        });
        const state = await windows.stateOf(account);
        await windows.within(state, async (page) => {
          await page.goto(`${site.url}/dashboard/profile`);
          const inputs = page.locator('input[type="password"]');
          await inputs.first().waitFor();
          await inputs.nth(0).fill(account.password);
          await inputs.nth(1).fill(password);
          await inputs.nth(2).fill(password);
          await inputs.nth(2).press("Enter");
          await page.waitForTimeout(1_500);
          const text = await page.locator("body").innerText();
          held(TOLD.test(text), "no word about the length");
        });
      },
    },
  ];
}

export const inBrowser = (site: Site, windows: Windows): Try[] =>
  slowly([...links(site, windows), ...early(site, windows), ...words(site, windows)]);
