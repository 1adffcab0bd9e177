/**
 * Mail to a list by the agent's own SMTP server (RFC 5321, 5322; RFC 2369 and 8058 for leaving the list), one mail a person so that
 * nobody sees the others. SMTP lists nothing and takes no key: after a lost answer nobody can know whether that one has it, so
 * a person decides when all others have it. Names of servers are looked up and judged like every address before anything connects,
 * and what was judged is connected to.
 */
import { createTransport } from "nodemailer";
import { letterWithParts } from "#adapters/mail/eml";
import { isPublicAddress, readAddress } from "#adapters/web/address";
import { guardedLookup } from "#adapters/web/guard";
import { AppError } from "#contract/errors";
import { houseNote } from "#contract/publishing/house-notes";
import { escapeHtml, linkHtml, paragraphsOf } from "./article.ts";
import { Ended, failed } from "./call.ts";
import { definePublisher } from "./define.ts";
import type { Connected, Failure, OutgoingPost, PublisherIo } from "./publisher.ts";
import { findInList, listOf, MOST_RECIPIENTS, recipientsOf, sendToEach } from "./recipients.ts";
import { fileName } from "./shared/multipart.ts";
import { markOf } from "./shared/reached.ts";

interface Box {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}
/** Where mail is handed in (RFC 6409, 8314), and nothing else. */
const PORTS = new Set([25, 465, 587, 2525]);
const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}\.[^\s@<>,;".]{2,60}$/;
const LATER_MS = 15 * 60_000;

/** An address of the name, all of which must be public. */
const addressOf = (host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const closed = new Ended(failed("not_found", houseNote("address_closed")));
    if (readAddress(host)) return isPublicAddress(host) ? resolve(host) : reject(closed);
    guardedLookup(port, { isAllowed: isPublicAddress })(host, {}, (error, found) => {
      if (!error && typeof found === "string") return resolve(found);
      const judged = error instanceof AppError && error.code === "address_not_allowed";
      reject(judged ? closed : new Ended(failed("not_found", houseNote("host_not_found"))));
    });
  });

/** What to connect to: the judged address, or where the operator's own origin leads. */
async function placeOf({ host, port }: Box, io: PublisherIo): Promise<{ host: string; port: number; own: boolean }> {
  const published = `smtp://${host}:${port}`;
  const mapped = io.origin(published);
  if (mapped !== published) {
    const url = new URL(mapped);
    return { host: url.hostname, port: Number(url.port), own: true };
  }
  if (!PORTS.has(port)) throw new Ended(failed("not_found", houseNote("mail_port", { ports: [...PORTS].join(" / ") })));
  return { host: await addressOf(host, port), port, own: false };
}

async function transportOf(box: Box, io: PublisherIo) {
  const { host, port, own } = await placeOf(box, io);
  return createTransport({
    host,
    port,
    secure: box.port === 465,
    requireTLS: !own && box.port !== 465,
    tls: { servername: box.host },
    auth: { user: box.user, pass: box.password },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;

const reasonOf = (error: unknown): string => String(fieldOf(error, "code") ?? "SMTP");

/** The server's own words where it said any. */
function refusalOf(error: unknown): Failure | null {
  const code = fieldOf(error, "code");
  const status = Number(fieldOf(error, "responseCode") ?? 0);
  const words = String(fieldOf(error, "response") ?? "");
  if (code === "EAUTH") return failed("connection_ended", words || houseNote("mail_password"));
  if (status === 552) return failed("media_rejected", words);
  if (status >= 500) return failed("text_rejected", words);
  return status >= 400 ? failed("rate_limited", words, LATER_MS) : null;
}

const boxOf = ({ settings, secrets }: Connected): Box => ({
  host: settings.host ?? "",
  port: Number(settings.port),
  user: settings.user ?? "",
  password: secrets.password ?? "",
});

/** The letter as its piece has it, or else the words and the pictures below one another. A link the letter does not have stands below it. */
function partsOf(post: OutgoingPost) {
  if (post.letter) {
    const { html, attachments } = letterWithParts(post.letter.html, post.letter.pictures);
    const below = post.link === null || html.includes(escapeHtml(post.link)) ? "" : `<p>${linkHtml(post)}</p>`;
    return { html: html.replace(/<\/body>/iu, (end) => `${below}${end}`), attachments };
  }
  const images = post.pictures.map(
    ({ alt }, at) => `<p><img src="cid:picture-${at}" alt="${escapeHtml(alt)}" style="max-width:100%"></p>`,
  );
  const html = [...paragraphsOf(post.text).map((one) => `<p>${one}</p>`), ...images, `<p>${linkHtml(post)}</p>`].join(
    "\n",
  );
  return {
    html: `<!doctype html><html lang="${escapeHtml(post.language)}"><body>${html}</body></html>`,
    attachments: post.pictures.map(({ bytes, type }, at) => ({
      filename: fileName(type, at),
      contentType: type,
      content: Buffer.from(bytes),
      cid: `picture-${at}`,
    })),
  };
}

function mailOf(connection: Connected, post: OutgoingPost, to: string, key: string) {
  const from = connection.accountId;
  return {
    from,
    to: { name: "", address: to },
    subject: post.title ?? post.text.split("\n")[0]?.slice(0, 80) ?? "",
    text: post.link === null ? post.text : `${post.text}\n\n${post.link}`,
    ...partsOf(post),
    // the same for the same person however often it is tried: programs that read it show one mail
    messageId: `<${key.replace(/[^\w-]/g, "-")}.${markOf(key, to)}@${from.split("@")[1] ?? "localhost"}>`,
    list: { unsubscribe: `mailto:${from}?subject=unsubscribe` },
    headers: { "Content-Language": post.language },
  };
}

/** A mail server does not say what it took. */
const nobodyKnows = async () => null;

export const email = definePublisher({
  platform: "email",
  connect: {
    by: "form",
    fields: [
      { name: "host", secret: false },
      { name: "port", secret: false },
      { name: "user", secret: false },
      { name: "password", secret: true },
      { name: "from", secret: false },
      { name: "recipients", secret: true },
    ],
    async check({ host = "", port = "", user = "", password = "", from = "", recipients = "" }, io) {
      const people = recipientsOf(recipients);
      if (!ADDRESS.test(from.trim())) return failed("text_rejected", houseNote("sender_malformed"));
      const wrong = people.filter((one) => !ADDRESS.test(one)).length;
      if (wrong > 0) return failed("text_rejected", houseNote("recipients_malformed", { wrong }));
      if (people.length === 0 || people.length > MOST_RECIPIENTS)
        return failed("text_rejected", houseNote("list_size", { most: MOST_RECIPIENTS }));
      const box = { host: host.trim(), port: Number(port), user: user.trim(), password };
      const transport = await transportOf(box, io);
      try {
        await transport.verify();
      } catch (error) {
        return (
          refusalOf(error) ?? failed("platform_down", houseNote("unreachable", { reason: reasonOf(error) }), 60_000)
        );
      } finally {
        transport.close();
      }
      return {
        accountId: from.trim(),
        accountName: from.trim(),
        secrets: { password, recipients: people.join("\n") },
        settings: { host: box.host, port: String(box.port), user: box.user },
        expiresAt: null,
      };
    },
  },

  async publish(connection, post, key, io) {
    const transport = await transportOf(boxOf(connection), io);
    try {
      // a server that does not answer, or no longer lets in, has got nothing
      await transport.verify().catch((error: unknown) => {
        throw new Ended(
          refusalOf(error) ?? failed("platform_down", houseNote("unreachable", { reason: reasonOf(error) }), 60_000),
        );
      });
      const send = async (to: string) => {
        try {
          await transport.sendMail(mailOf(connection, post, to, key));
          return "sent" as const;
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal?.code === "text_rejected" && fieldOf(error, "command") === "RCPT TO") return "refused" as const;
          throw new Ended(
            refusal ?? { state: "unknown", ref: null, detail: houseNote("no_answer", { reason: reasonOf(error) }) },
          );
        }
      };
      return await sendToEach(listOf(connection), io, { key, send, seen: nobodyKnows });
    } finally {
      transport.close();
    }
  },

  find: (connection, sent, io) => findInList(listOf(connection), sent, io, nobodyKnows),
});
