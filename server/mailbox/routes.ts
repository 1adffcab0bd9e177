/**
 * /dev/mailbox: the mails and text messages of the outbox, for whoever tries the product on their own machine. It holds working links, so
 * it answers only on loopback, never behind a proxy and never in production (the caller does not mount it there).
 */
import { type Context, Hono } from "hono";
import PostalMime from "postal-mime";
import { outboxFiles, readOutboxFile } from "#adapters/mail/outbox";
import { outboxSmsFiles, readOutboxSms } from "#adapters/sms/outbox";
import { listPage, mailPage } from "#server/mailbox/pages";
import type { MailboxLanguage } from "#server/mailbox/texts";
import { acceptedLanguage } from "#server/mails/language";
import { ownMachineOnly } from "#server/middleware/own-machine";

const languageOf = (c: Context): MailboxLanguage => {
  const requested = c.req.query("lang");
  if (requested === "en" || requested === "zh") return requested;
  const remembered = /(?:^|;\s*)lang=(zh|en)/.exec(c.req.header("cookie") ?? "")?.[1];
  return remembered === "en" || remembered === "zh"
    ? remembered
    : (acceptedLanguage(c.req.header("accept-language")) ?? "zh");
};

const most = 100;

export interface MailboxOptions {
  /** data/outbox */
  folder: string;
  /** The address the connection came from; not what a header claims. */
  peer: (c: Context) => string;
}

/** The pages below /dev/mailbox, for this machine's own browser only. */
export function mailboxRoutes({ folder, peer }: MailboxOptions): Hono {
  const app = new Hono();
  app.use("/dev/mailbox/*", ownMachineOnly(peer), async (c, next) => {
    await next();
    c.header("Referrer-Policy", "no-referrer");
  });
  const read = async (name: string) => {
    const bytes = await readOutboxFile(folder, name);
    return bytes && { name, ...(await PostalMime.parse(bytes)) };
  };
  app.get("/dev/mailbox", async (c) => {
    const names = (await outboxFiles(folder)).slice(0, most);
    const mails = (await Promise.all(names.map(read))).filter((mail) => mail !== null);
    const texts = await Promise.all(
      (await outboxSmsFiles(folder)).slice(0, most).map((name) => readOutboxSms(folder, name)),
    );
    const messages = texts.filter((message) => message !== null);
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(listPage(mails, messages, languageOf(c)));
  });
  app.get("/dev/mailbox/:name{[\\w-]+\\.eml}", async (c) => {
    const mail = await read(c.req.param("name"));
    if (!mail) return c.text("Not found", 404);
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(mailPage(mail, languageOf(c)));
  });
  // The mail's own HTML: no script, no forms, nothing loaded; its links open outside of the frame.
  app.get("/dev/mailbox/:name{[\\w-]+\\.eml}/html", async (c) => {
    const mail = await read(c.req.param("name"));
    if (!mail?.html) return c.text("Not found", 404);
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    );
    c.header("X-Frame-Options", "SAMEORIGIN");
    return c.html(mail.html.replace(/<head>/i, '<head><base target="_top">'));
  });
  app.get("/dev/mailbox/:name{[\\w-]+\\.eml}/raw", async (c) => {
    const bytes = await readOutboxFile(folder, c.req.param("name"));
    if (!bytes) return c.text("Not found", 404);
    c.header("Content-Disposition", `attachment; filename="${c.req.param("name")}"`);
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "message/rfc822" });
  });
  return app;
}
