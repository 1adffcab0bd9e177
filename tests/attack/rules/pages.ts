/** Public pages of homes that are not public, and previews by a token that was changed. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { emptyListing } from "#contract/listing";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const TITLE = "Secret villa of nobody";
const agent = { name: "Ada Secret", phone: "+1 555 0100", company: null, licence: null, address: null, email: null };

interface Home {
  propertyId: string;
  path: string;
  photo: string;
  preview: string;
}

/** A home with a photo, its page online, and a preview of it. */
async function homeOf(site: Site, { client }: Account): Promise<Home> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], "x.jpg", { type: "image/jpeg" });
  const { id: photoId } = await client.imports.uploadPhoto({ file });
  const listing = {
    ...emptyListing(),
    title: TITLE,
    transaction: "sale" as const,
    price: { amount: 500_000, currency: "USD", period: null },
  };
  const { propertyId } = await client.campaigns.create({
    listing,
    photoIds: [photoId],
    preferences: { languages: ["en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
    agent,
    idempotencyKey: randomUUID(),
  });
  const preview = new URL((await client.pages.previewUrl({ propertyId })).url).pathname;
  const path = new URL((await client.pages.publish({ propertyId })).url).pathname;
  const html = await (await site.ask(path)).text();
  held(html.includes(TITLE), "the page does not show the home at all");
  const photo = new RegExp(`${path}/[^"' ]+\\.(?:jpg|webp|avif)`).exec(html)?.[0] ?? "";
  held(photo, "the page has no photo");
  return { propertyId, path, photo, preview };
}

export function pageTries(site: Site): Try[] {
  /** Whatever takes a page down. */
  const downs: Record<string, (account: Account, propertyId: string) => Promise<unknown>> = {
    "taken down": ({ client }, propertyId) => client.pages.unpublish({ propertyId }),
    archived: ({ client }, id) => client.properties.archive({ id }),
    deleted: ({ client }, id) => client.properties.remove({ id }),
    "of a disabled account": async ({ id }) =>
      site.database.pool.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]),
    "of a deleted account": async ({ id }) => site.database.pool.query("delete from auth.users where id = $1", [id]),
  };
  const down = Object.entries(downs).flatMap(([how, end]) =>
    (["page", "photo"] as const).map((what) => ({
      name: `${what} of a home that was ${how}`,
      run: async () => {
        const account = await site.account();
        const { propertyId, path, photo } = await homeOf(site, account);
        await end(account, propertyId);
        const answer = await site.ask(what === "page" ? path : photo);
        const text = await answer.text();
        held(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`);
        held(!text.includes(TITLE) && !text.includes(agent.name), "it still shows the home");
      },
    })),
  );
  let shared: Promise<Home> | null = null;
  const home = () => {
    shared ??= site.account().then((account) => homeOf(site, account));
    return shared;
  };
  const bytes = (token: string) => Buffer.from(token, "base64url");
  const changed = (at: number) => (token: string) => {
    const copy = bytes(token);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy.toString("base64url");
  };
  const forms: Record<string, (token: string) => string> = {
    "another home": changed(3),
    "a later end": changed(17),
    "another seal": changed(30),
    "a cut seal": (token) => token.slice(0, -8),
    "no seal": (token) => bytes(token).subarray(0, 22).toString("base64url"),
    "a longer seal": (token) => Buffer.concat([bytes(token), Buffer.alloc(1)]).toString("base64url"),
    "a zeroed seal": (token) => Buffer.concat([bytes(token).subarray(0, 22), Buffer.alloc(20)]).toString("base64url"),
    "ends in 2300": (token) => {
      const copy = bytes(token);
      copy.writeUIntBE(10_413_792_000, 16, 6);
      return copy.toString("base64url");
    },
    padding: (token) => `${token}=`,
    "other letters of base64": (token) => `${token}%2B%2F`,
    "an empty token": () => "",
    "a climbing token": () => "..%2f..%2fpreview",
  };
  const previews = Object.entries(forms).flatMap(([how, make]) =>
    ["", "/photos"].map((more) => ({
      name: `preview${more} with ${how}`,
      run: async () => {
        const { preview } = await home();
        const token = preview.split("/").at(-1) ?? "";
        const answer = await site.ask(`/p/preview/${make(token)}${more}`);
        const text = await answer.text();
        held(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`);
        held(!text.includes(TITLE), "it shows the home");
      },
    })),
  );
  return [...down, ...previews];
}
