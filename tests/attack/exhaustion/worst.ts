/** The worst that one account (or one visitor) can do, each kept up as long as the stranger is measured. */
import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { pieceLimits } from "#contract/campaign";
import { captchaToken } from "#contract/captcha";
import { copyLanguages } from "#contract/copy";
import { securityToken } from "#contract/device-key";
import { emptyListing, type Listing, listingLimits } from "#contract/listing";
import { platforms } from "#engine/platforms/index";
import { lyingWordDocument, twicePackedPdf } from "#tests/support/documents/bombs";
import { ended } from "#tests/support/domain";
import { network, type Visited } from "../suite/site.ts";
import { held } from "../suite/try.ts";
import { bodies, sendBody } from "./bodies.ts";
import { nestedMarkup } from "./pages.ts";
import { tall } from "./pictures.ts";
import { digits } from "./texts.ts";
import { agent, homeOf, listing, type Resident, small } from "./world.ts";

export interface Worst {
  name: string;
  /** How many at the same moment. */
  atOnce: number;
  /** What all of it is answered, where the product refuses it without doing it. */
  refusedAs?: string;
  /** Makes ready and answers what is then done over and over; `at`: the how-manieth of those at the same moment. */
  prepare(site: Visited, attacker: Resident): Promise<(at: number) => Promise<unknown>>;
}

const digitsOf = (length: number, start: number) => `${start} ${digits.of(length - 8)}`;
/** As many digits as a home's facts take, no two homes alike. */
const dearHome = (at: number): Listing => ({
  ...listing,
  title: `Flat ${at}`,
  description: digitsOf(listingLimits.description, at),
  features: Array.from({ length: listingLimits.features }, (_, one) =>
    digitsOf(listingLimits.feature, at * 1_000 + one),
  ),
});
const dearFacts: Listing = {
  ...emptyListing(),
  ...listing,
  description: Array.from({ length: 5_000 }, (_, at) => `${(at * 7919) % 1_000_000}`)
    .join(" ")
    .slice(0, listingLimits.description),
  features: Array.from(
    { length: listingLimits.features },
    (_, at) => `feature ${at} with a view of ${at * 13} trees and ${at * 17} m`,
  ),
  disclosures: Object.fromEntries(
    Array.from({ length: listingLimits.disclosures }, (_, at) => [`fee ${at}`, `${at * 19} USD`]),
  ),
};

const EDITS = 12;

const picture = () => new File([new Uint8Array(tall.bytes())], "x.png", { type: tall.type });
const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Throws the status of what is no answer. */
async function read(answer: Response): Promise<void> {
  await answer.arrayBuffer();
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { code: `${answer.status}` });
}

/** At an account nobody has. */
async function guess(site: Visited, from: string, captcha: string | null = null): Promise<void> {
  const security = captcha === null ? {} : { gotrue_meta_security: { captcha_token: captcha } };
  const answer = await site.ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ email: `n${randomUUID()}@example.com`, password: "Wrong!Day42", ...security }),
  });
  refused(await answer.json(), "invalid_credentials");
}

/** Throws what was answered instead of `meant`, by its code. */
function refused(answer: unknown, meant: string): void {
  const said = z.object({ code: z.unknown(), error_code: z.string().optional() }).parse(answer);
  const code = said.error_code ?? String(said.code);
  if (code !== meant) throw Object.assign(new Error(code), { code });
}

/** An arithmetic question, and its answer. */
async function solved(site: Visited): Promise<string> {
  const { left, right, operator, challenge } = await site.client(null).captcha.issue();
  return captchaToken(challenge, { "+": left + right, "-": left - right, "*": left * right }[operator]);
}

export const worst: readonly Worst[] = [
  {
    name: "pictures of 1 x 59,000,000, eight at once",
    atOnce: 8,
    refusedAs: "too_large",
    prepare: async (_site, { client }) => {
      const file = picture();
      return () => client.imports.uploadPhoto({ file });
    },
  },
  {
    name: "the same as the account's own picture",
    atOnce: 8,
    refusedAs: "too_large",
    prepare: async (_site, { client }) => {
      const file = picture();
      return () => client.account.avatar.save({ file, crop: whole });
    },
  },
  {
    name: "own pages full of digits, 18 at once",
    atOnce: 18,
    prepare: async (site, attacker) => {
      const pages = [attacker.page];
      for (let at = 0; at < 17; at++) pages.push((await homeOf(attacker, [], dearHome(at))).page);
      let round = 0;
      const { client, propertyId } = attacker;
      return async (at) => {
        if (at === 0) {
          // written anew, so that nothing is remembered
          const { version } = await client.properties.get({ id: propertyId });
          await client.properties.update({ id: propertyId, version, listing: dearHome(++round), photoIds: [] });
        }
        await read(await site.ask(pages[at % pages.length] ?? ""));
      };
    },
  },
  {
    name: "documents packed from gigabytes, eight at once",
    atOnce: 8,
    prepare: async (_site, { client }) => {
      const packed = [await twicePackedPdf(1_536), await lyingWordDocument(1_536)];
      return (at) => {
        const file = new File([new Uint8Array(packed[at % 2] ?? [])], at % 2 ? "x.docx" : "x.pdf");
        return client.imports.startFile({ file, idempotencyKey: randomUUID() });
      };
    },
  },
  {
    name: "imports of nested markup, ten at once",
    atOnce: 10,
    prepare: async (_site, { client }) => {
      const source = { type: "html" as const, html: nestedMarkup.html(), url: null };
      return () => client.imports.start({ source, idempotencyKey: randomUUID() });
    },
  },
  {
    name: "imports of pages of 4.5 MB, twelve at once",
    atOnce: 12,
    prepare: async (_site, { client }) => {
      const row = '<tr><th class="price">总价</th><td>698 "万"</td></tr>';
      const html = `<title>Sunny flat 3 bed</title><table>${row.repeat(4_500_000 / Buffer.byteLength(row))}</table>`;
      const source = { type: "html" as const, html, url: null };
      return () => client.imports.start({ source, idempotencyKey: randomUUID() });
    },
  },
  {
    name: "imports of 99,000 digits, ten at once",
    atOnce: 10,
    prepare: async (_site, { client }) => {
      const source = { type: "text" as const, text: `Flat, 3 bed, $500,000 ${digits.of(99_000)}` };
      return () => client.imports.start({ source, idempotencyKey: randomUUID() });
    },
  },
  {
    name: "a campaign of everything about facts full of digits",
    atOnce: 2,
    prepare: async (_site, { client }) => {
      const preferences = {
        ...small,
        languages: [...copyLanguages],
        platforms: platforms.map(({ id }) => id),
        kinds: ["post" as const, "email" as const, "sms" as const],
      };
      const made = { listing: dearFacts, photoIds: [], preferences, agent };
      return () => client.campaigns.create({ ...made, idempotencyKey: randomUUID() });
    },
  },
  {
    name: "edits full of digits, twelve at once",
    atOnce: EDITS,
    prepare: async (_site, { client }) => {
      // a text for each, as an edit of one that somebody else has changed meanwhile is refused at once
      const preferences = { ...small, platforms: platforms.slice(0, EDITS).map(({ id }) => id) };
      const made = { listing: dearFacts, photoIds: [], preferences, agent, idempotencyKey: randomUUID() };
      const { campaignId, taskIds } = await client.campaigns.create(made);
      await ended(client, taskIds[0] ?? "");
      const { pieces } = await client.campaigns.get({ id: campaignId });
      held(pieces.length >= EDITS, `only ${pieces.length} texts were written`);
      const versions = pieces.map(({ id, version }) => ({ id, version }));
      let round = 0;
      return async (at) => {
        const piece = versions[at];
        if (!piece) throw new Error("no text to edit");
        const body = digitsOf(pieceLimits.body, ++round);
        piece.version = (await client.pieces.update({ ...piece, title: null, body, hashtags: [] })).version;
      };
    },
  },
  {
    name: "guesses at passwords from 40 networks, every question answered",
    atOnce: 40,
    prepare: async (site) => async (at) => guess(site, `10.252.2.${at}`, await solved(site)),
  },
  {
    name: "guesses at passwords from ever new networks, 40 at once",
    atOnce: 40,
    prepare: async (site) => () => guess(site, network()),
  },
  {
    name: "guesses at passwords from one network, 40 at once",
    atOnce: 40,
    prepare: async (site) => () => guess(site, "10.252.1.1"),
  },
  {
    name: "one's own password in 60 known browsers, 48 at once",
    atOnce: 48,
    prepare: async (site, { email, password }) => {
      const enter = async (deviceKey: string) => {
        const options = { captchaToken: securityToken({ deviceKey }) ?? "" };
        const { error } = await site.supabase().auth.signInWithPassword({ email, password, options });
        if (error) throw error;
      };
      const keys = Array.from({ length: 60 }, () => randomBytes(32).toString("base64url"));
      for (const key of keys) await enter(key);
      let round = 0;
      return () => enter(keys[++round % keys.length] ?? "");
    },
  },
  ...Object.entries(bodies).flatMap(([name, body]) =>
    [true, false].map(
      (signedIn): Worst => ({
        name: `bodies of ${name}, six at once, ${signedIn ? "signed in" : "by nobody"}`,
        atOnce: 6,
        prepare:
          async (site, { token }) =>
          async () => {
            const status = await sendBody(site, "/api/rpc/notifications/read", body, signedIn ? token : null);
            held([400, 401, 413].includes(status), `answered ${status}`);
          },
      }),
    ),
  ),
  {
    name: "sign-ups from 20 networks",
    atOnce: 20,
    prepare: async (site) => () =>
      site
        .supabase()
        .auth.signUp({ email: `n${randomUUID()}@example.com`, password: "Sunny!Day42" })
        .then(({ error }) => {
          if (error) throw error;
        }),
  },
  {
    name: "downloads of a campaign, 20 at once",
    atOnce: 20,
    prepare:
      async (_site, { client, campaignId }) =>
      () =>
        client.campaigns.download({ id: campaignId }).then((file) => file.arrayBuffer()),
  },
  {
    name: "lists and searches, 40 at once",
    atOnce: 40,
    prepare:
      async (_site, { client }) =>
      (at) =>
        at % 2
          ? client.properties.list({ query: "sunny flat 9 a e i o u", limit: 100 })
          : client.tasks.list({ query: "%_%_%", limit: 100 }),
  },
  {
    name: "photos of a page in every form, 40 at once",
    atOnce: 40,
    prepare: async (site, { page }) => {
      const html = await (await site.ask(page)).text();
      const photos = [...html.matchAll(/\/p\/[^"' ]+\.(?:jpg|webp|avif)/g)].map(([path]) => path);
      return async (at) => read(await site.ask(photos[at % photos.length] ?? page));
    },
  },
  {
    name: "the landing page, 40 at once",
    atOnce: 40,
    prepare: async (site) => (at) => site.ask(at % 2 ? "/" : "/?lang=en").then(read),
  },
  {
    name: "the page of all advertising rules, looked through for ever other words, 40 at once",
    atOnce: 40,
    prepare: async (site) => {
      let round = 0;
      return (at) => site.ask(at % 2 ? "/compliance" : `/compliance?lang=en&q=e+${++round % 10}`).then(read);
    },
  },
];
