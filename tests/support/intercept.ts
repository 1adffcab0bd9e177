/**
 * A page's requests to single addresses, held up or answered by a test. Playwright's `page.route` hands every request of the
 * page to this process and turns the browser's cache off; here the browser itself tells the addresses apart.
 */
import type { CDPSession, Page } from "playwright-core";

/** A request that waits in the browser. */
export interface Held {
  /** As the browser would have done; of an answer that came: hands that on. */
  go(): Promise<void>;
  answer(json: unknown, status?: number): Promise<void>;
  /** The body of the answer that came, as JSON; only of what is `answered`. */
  answered(): Promise<unknown>;
  /** As if the page had called it off: the one failure that writes no line on the console. */
  abort(): Promise<void>;
}

interface Rule {
  /** An address in which `*` stands for anything. */
  url: string;
  /** When it is held: on its way out, or with its answer. */
  stage: "Request" | "Response";
  handle: (held: Held) => Promise<void>;
  /** Stays when the page is cleared for the next screen. */
  lasting: boolean;
}

interface Interceptor {
  browser: CDPSession;
  rules: Rule[];
}

const interceptors = new WeakMap<Page, Promise<Interceptor>>();

const matches = (url: string, address: string): boolean =>
  new RegExp(`^${url.replace(/[.+?^$()|[\]\\{}]/g, "\\$&").replaceAll("*", ".*")}$`).test(address);

async function openInterceptor(page: Page): Promise<Interceptor> {
  const browser = await page.context().newCDPSession(page);
  const interceptor: Interceptor = { browser, rules: [] };
  browser.on("Fetch.requestPaused", (event) => {
    const { requestId } = event;
    const stage = event.responseStatusCode === undefined && !event.responseErrorReason ? "Request" : "Response";
    const rule = interceptor.rules.findLast((one) => one.stage === stage && matches(one.url, event.request.url));
    const go = async () => {
      await browser.send("Fetch.continueRequest", { requestId });
    };
    const held: Held = {
      go,
      answer: async (json, status = 200) => {
        const responseHeaders = [{ name: "content-type", value: "application/json" }];
        const body = Buffer.from(JSON.stringify(json)).toString("base64");
        await browser.send("Fetch.fulfillRequest", { requestId, responseCode: status, responseHeaders, body });
      },
      answered: async () => {
        const { body, base64Encoded } = await browser.send("Fetch.getResponseBody", { requestId });
        return JSON.parse(base64Encoded ? Buffer.from(body, "base64").toString("utf8") : body);
      },
      abort: async () => {
        await browser.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
      },
    };
    // a page that goes takes its requests along
    void (rule ? rule.handle(held) : go()).catch(() => {});
  });
  return interceptor;
}

/** Tells the browser what to hold; without any rule it holds nothing. */
async function apply({ browser, rules }: Interceptor): Promise<void> {
  const patterns = rules.map(({ url, stage }) => ({ urlPattern: url, requestStage: stage }));
  await (patterns.length > 0 ? browser.send("Fetch.enable", { patterns }) : browser.send("Fetch.disable"));
}

/** Requests of the page to `url`, in which `*` stands for anything, are left to `handle`; of several rules the last counts. */
export async function intercept(
  page: Page,
  url: string,
  handle: Rule["handle"],
  { stage = "Request", lasting = false }: Partial<Pick<Rule, "stage" | "lasting">> = {},
): Promise<void> {
  const opened = interceptors.get(page) ?? openInterceptor(page);
  interceptors.set(page, opened);
  const interceptor = await opened;
  interceptor.rules.push({ url, stage, handle, lasting });
  await apply(interceptor);
}

/** Ends what is not lasting, and lets go of what is held. */
export async function clearIntercepted(page: Page): Promise<void> {
  const interceptor = await interceptors.get(page);
  if (!interceptor) return;
  interceptor.rules = interceptor.rules.filter(({ lasting }) => lasting);
  await interceptor.browser.send("Fetch.disable");
  await apply(interceptor);
}
