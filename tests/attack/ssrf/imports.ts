/** A link to read, and the photos a pasted page names: the two ways a stranger's address reaches the server. */
import { randomUUID } from "node:crypto";
import { ended } from "#tests/support/domain";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import type { Canary } from "./canary.ts";
import { isLiteral, ownMachine, spellings } from "./spellings.ts";

/** What may be answered about an address that must not be opened. A name without an address is as well refused by its absence. */
const REFUSED = /^(address_not_allowed|not_a_web_address|invalid_input)$/;
const NAMELESS = /^(host_not_found|address_not_allowed|not_a_web_address|invalid_input|host_unreachable)$/;
/** An account may start 60 tasks in ten minutes. */
const PER_ACCOUNT = 50;

/** Answers accounts in turn, a new one when one has asked enough. */
function askers(site: Site) {
  let asked = 0;
  let current: Promise<Account> | null = null;
  return () => {
    if (!current || asked++ % PER_ACCOUNT === 0) current = site.account();
    return current;
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

export function imports(site: Site, canary: Canary): Try[] {
  const next = askers(site);
  const all = spellings(canary.port);
  /** The refusal of an import of that address; null when something was read. */
  const refusalOf = async (url: string): Promise<string | null> => {
    const { client } = await next();
    try {
      const task = await client.imports.start({ source: { type: "url", url }, idempotencyKey: randomUUID() });
      const { status, cause } = await ended(client, task.id);
      return status === "failed" ? (cause?.code ?? "no cause") : null;
    } catch (error) {
      return codeOf(error);
    }
  };
  const links = all.map(({ name, url }) => ({
    name: `import of ${name}`,
    run: async () => {
      const before = canary.heard.length;
      const code = await refusalOf(url);
      held(canary.heard.length === before, `the inner server heard ${canary.heard.slice(before).join(" ")}`);
      held(code !== null, "it was read");
      const allowed = isLiteral(url) ? REFUSED : NAMELESS;
      held(allowed.test(code), `${code} instead of a refusal: somebody was asked`);
    },
  }));
  const own = [
    "/healthz",
    "/api/me",
    "/dev/mailbox",
    "/api/admin/settings",
    "/demo/listing/../../api/config",
    "/demo/listing/%2e%2e%2fhealthz",
    "/",
  ].map((path) => ({
    name: `import of our own ${path}`,
    run: async () => {
      const code = await refusalOf(`${site.url}${path}`);
      held(code !== null && /^(address_not_allowed|http_error)$/.test(code), `${code ?? "it was read"}`);
    },
  }));
  return [...links, ...own, ...photos(site, canary, next)];
}

const pageWith = (urls: readonly string[]) =>
  `<title>Sunny flat</title><script type="application/ld+json">${JSON.stringify({
    "@type": "Apartment",
    name: "Sunny flat",
    numberOfBedrooms: 2,
    floorSize: { "@type": "QuantitativeValue", value: 90, unitCode: "MTK" },
    offers: { "@type": "Offer", price: 500_000, priceCurrency: "USD" },
    image: urls,
  }).replaceAll("<", "\\u003c")}</script>`;

/** Twenty to a page, as many as an import keeps. Each counts by itself: the path it would be asked under names it. */
function photos(site: Site, canary: Canary, next: () => Promise<Account>): Try[] {
  const rows = [
    ...ownMachine(canary.port),
    ...spellings(canary.port).filter(({ name }) => /^"|^::|^localhost/i.test(name)),
  ].map(({ name, url }, at) => ({ name, url: url.replace(/listing$/, `photo-${at}.jpg`), mark: `photo-${at}.jpg` }));
  const pages: { urls: string[]; done: Promise<number> | null }[] = [];
  for (let from = 0; from < rows.length; from += 20)
    pages.push({ urls: rows.slice(from, from + 20).map(({ url }) => url), done: null });
  /** How many photos the page's import kept. */
  const importOf = async (urls: string[]): Promise<number> => {
    const { client } = await next();
    const source = { type: "html" as const, html: pageWith(urls), url: `http://127.0.0.1:${canary.port}/` };
    const task = await client.imports.start({ source, idempotencyKey: randomUUID() });
    const { status, cause } = await ended(client, task.id);
    held(status === "completed", `the page itself was not read (${cause?.code})`);
    return (await client.imports.get({ taskId: task.id })).photos.length;
  };
  const pasted = rows.map(({ name, mark }, at) => ({
    name: `photo of a pasted page at ${name}`,
    run: async () => {
      const page = pages[Math.floor(at / 20)];
      if (!page) return;
      page.done ??= importOf(page.urls);
      held((await page.done) === 0, "a photo was kept");
      held(!canary.heard.some((path) => path.includes(mark)), "the inner server heard it");
    },
  }));
  const carried = [
    "http://127.0.0.1:{p}/carried.jpg",
    "//127.0.0.1:{p}/carried.jpg",
    "http://169.254.169.254/x.jpg",
  ].map((url) => ({
    name: `photo address carried by a campaign: ${url}`,
    run: async () => {
      const { client } = await site.account();
      const photo = { url: url.replace("{p}", String(canary.port)), width: 800, height: 600, caption: null };
      const before = canary.heard.length;
      const { listing, campaign } = await campaignOf(client, photo);
      const { url: address } = await client.pages.publish({ propertyId: campaign.propertyId });
      const html = await (await site.ask(new URL(address).pathname)).text();
      held(!html.includes(new URL(photo.url, "http://x").host), "visitors of the public page are sent to it");
      await (await client.campaigns.download({ id: campaign.campaignId })).arrayBuffer();
      held(canary.heard.length === before, `the inner server heard of ${listing.title}`);
    },
  }));
  return [...pasted, ...carried];
}

async function campaignOf(
  client: Account["client"],
  photo: { url: string; width: number; height: number; caption: null },
) {
  const { emptyListing } = await import("#contract/listing");
  const listing = {
    ...emptyListing(),
    title: "Sunny flat",
    transaction: "sale" as const,
    price: { amount: 500_000, currency: "USD", period: null },
    photos: [photo],
  };
  const campaign = await client.campaigns.create({
    listing,
    photoIds: [],
    preferences: { languages: ["en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
    agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  const [taskId = ""] = campaign.taskIds;
  await ended(client, taskId);
  return { listing, campaign };
}
