/**
 * /dev/cashier: where a sandbox payment is "paid". It is the other party: it writes in books of its own and tells us by
 * signed callbacks, late or twice if asked to, as real providers do.
 */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Callback } from "#adapters/payments/payment";
import { cashierPath } from "#adapters/payments/sandbox";
import type { SandboxCharge, SandboxLedger } from "#adapters/payments/sandbox-ledger";
import { sandboxNotice } from "#adapters/payments/sandbox-notice";
import type { Names } from "#contract/names";
import type { Clock } from "#server/base/clock";
import { cashierLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import { ownMachineOnly } from "#server/middleware/own-machine";
import { endPage, missingPage, payPage } from "./pages.ts";
import type { CashierLanguage } from "./texts.ts";

export interface CashierOptions {
  ledger: SandboxLedger;
  /** The one the sandbox provider verifies with. */
  secret: string;
  /** Brings a callback to our own door; answers whether it was taken. */
  deliver(callback: Callback): Promise<boolean>;
  /** The address the connection came from; not what a header claims. */
  peer: (c: Context) => string;
  now: Clock;
  log: Pick<Log, "warn">;
  /** What the product is called; null: as it comes. */
  names: () => Promise<Names | null>;
  /** Does something after a while; a test decides when. */
  later?: (work: () => void, milliseconds: number) => void;
}

const afterAWhile = (work: () => void, milliseconds: number) => void setTimeout(work, milliseconds).unref();

/** A form on our own page sends its origin; one on a page elsewhere another. */
const fromOwnPage = (c: Context) => c.req.header("origin") === new URL(c.req.url).origin;

const languageOf = (c: Context, charge: SandboxCharge | null): CashierLanguage => {
  const requested = c.req.query("lang");
  return requested === "en" || requested === "zh" ? requested : (charge?.language ?? "zh");
};

/** The cashier's pages, for this machine's own browser only. */
export function cashierRoutes(options: CashierOptions): Hono {
  const { ledger, secret, deliver, peer, now, log, names, later = afterAWhile } = options;

  /** What is not taken comes again, once: whoever missed that too has to ask. */
  async function tell(reference: string, tries = 2): Promise<void> {
    const charge = await ledger.find(reference);
    const notice = charge && sandboxNotice(charge, secret, now());
    if (!notice) return;
    const taken = await deliver(notice).catch((err: unknown) => {
      log.warn({ err, reference }, "a notice of the sandbox cashier was not taken");
      return false;
    });
    if (!taken && tries > 1) later(() => void tell(reference, tries - 1), cashierLimits.lateMs);
  }
  const pay = (reference: string) => ledger.pay(reference, `SB${randomUUID().replaceAll("-", "")}`, now());

  const acts: Record<string, ((reference: string) => Promise<unknown>) | undefined> = {
    pay: async (reference) => (await pay(reference)) && tell(reference),
    later: async (reference) => (await pay(reference)) && later(() => void tell(reference), cashierLimits.lateMs),
    twice: async (reference) => {
      if (!(await pay(reference))) return;
      await tell(reference);
      await tell(reference);
    },
    decline: async (reference) => {
      const charge = await ledger.close(reference);
      if (charge?.state === "closed") await tell(reference);
    },
    leave: async () => {},
  };

  const app = new Hono();
  app.use("/dev/cashier/*", ownMachineOnly(peer), async (c, next) => {
    await next();
    c.header("Referrer-Policy", "same-origin");
  });
  app.get("/dev/cashier/:reference", async (c) => {
    const reference = c.req.param("reference");
    const charge = await ledger.find(reference);
    const language = languageOf(c, charge);
    // the answer to the form leads back to the shop, which counts as a target of the form
    const shop = charge && URL.canParse(charge.returnUrl) ? ` ${new URL(charge.returnUrl).origin}` : "";
    c.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const about = { language, names: await names() };
    if (!charge) return c.html(missingPage(reference, about), 404);
    const open = charge.state === "open" && charge.expiresAt > now();
    return c.html(open ? payPage(charge, about) : endPage(charge, about));
  });
  app.post("/dev/cashier/:reference", async (c) => {
    if (!fromOwnPage(c)) return c.text("Forbidden", 403);
    const reference = c.req.param("reference");
    const { act } = await c.req.parseBody();
    const charge = await ledger.find(reference);
    const work = typeof act === "string" && Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (charge && work) await work(reference);
    // whoever scanned the code pays on one screen and goes on at another
    const stays = !charge || !work || (charge.method === "qr" && act !== "leave");
    return c.redirect(stays ? `${cashierPath(reference)}?lang=${languageOf(c, charge)}` : charge.returnUrl, 303);
  });
  return app;
}
