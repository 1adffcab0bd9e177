/** Markup in the facts of a home, in names and in texts of the site: shown as words by pages and mails, run by nobody. */
import { randomUUID } from "node:crypto";
import { load } from "cheerio";
import { emptyListing } from "#contract/listing";
import { ended } from "#tests/support/domain";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const MARK = "hacked";
const payloads: Record<string, string> = {
  script: `<script>${MARK}()</script>`,
  "a script after the end of one": `</script></title></style><script>${MARK}()</script>`,
  "a picture that fails": `"><img src=x onerror=${MARK}()>`,
  "single quotes": `'><svg onload=${MARK}()>`,
  "an attribute": `" onmouseover="${MARK}()" x="`,
  "an attribute without quotes": `x onfocus=${MARK}() autofocus`,
  backticks: `\`onload=${MARK}()\``,
  "a frame": `<iframe srcdoc="<script>${MARK}()</script>">`,
  "an address of script": `javascript:${MARK}()`,
  "Markdown of script": `[x](javascript:${MARK}()) ![x](https://evil.example/${MARK}.png)`,
  entities: `&lt;script&gt;${MARK}()&lt;/script&gt;`,
  "broken UTF-8 by UTF-7": `+ADw-script+AD4-${MARK}()+ADw-/script+AD4-`,
  templates: `{{constructor.constructor('${MARK}()')()}} \${${MARK}()} <%= ${MARK}() %>`,
  "a style": `</style><style>@import 'https://evil.example/${MARK}.css';`,
  "a base": `<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example/${MARK}">`,
  "a form": `<form action="https://evil.example/${MARK}"><button>`,
  "line separators": `\u2028${MARK}()\u2029`,
  comments: `--><script>${MARK}()</script><!--`,
};

/** What markup of a stranger would do in a page of ours. `ours`: addresses the page may load from. */
export function harmless(html: string, where: string): void {
  const $ = load(html);
  for (const element of $("*").toArray()) {
    if (!("attribs" in element)) continue;
    for (const [name, value] of Object.entries(element.attribs)) {
      held(!/^on/i.test(name), `${where}: an element has ${name}`);
      if (/^(href|src|action|formaction|srcset|data|xlink:href|poster)$/i.test(name)) {
        held(!/^\s*(javascript|vbscript|data:text)/i.test(value), `${where}: ${name} is ${value.slice(0, 40)}`);
        // quoted in the question of a map's address it leads nowhere
        held(!/(?:^|[\s,])(?:https?:)?\/\/evil\.example/i.test(value), `${where}: ${name} leads to ${value}`);
      }
    }
  }
  for (const script of $("script").toArray()) {
    const { type } = script.attribs;
    const text = $(script).text();
    if (type?.includes("json")) held(!/<\/?script|<!--/i.test(text), `${where}: data of a script holds markup`);
    else held(!text.includes(MARK), `${where}: a script runs it`);
  }
  held(!$("style").text().includes(MARK), `${where}: a style holds it`);
  held(
    $(`iframe, base, form[action*="evil"], meta[http-equiv="refresh"]`).length === 0,
    `${where}: an element came with it`,
  );
}

/** A home that says it in every fact. */
const homeSaying = (said: string) => ({
  ...emptyListing(),
  language: "en",
  country: "US",
  transaction: "sale" as const,
  title: said,
  description: said,
  price: { amount: 500_000, currency: "USD", period: null },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 1 },
  propertyType: said,
  address: { ...emptyListing().address, text: said, city: said, district: said, community: said, postalCode: said },
  floor: said,
  orientation: said,
  renovation: said,
  features: [said, "balcony"],
  disclosures: { [said]: said },
  agent: { name: said, phone: said, company: said, licence: said },
});

export function markup(site: Site, admin: Account): Try[] {
  interface Said {
    page: string;
    preview: string;
    pieces: { html: string | null; kind: string }[];
  }
  const known = new Map<string, Promise<Said>>();
  const say = async (said: string): Promise<Said> => {
    const { client } = await site.account();
    const agent = {
      name: said.slice(0, 80),
      phone: said.slice(0, 40),
      company: said.slice(0, 120),
      licence: said.slice(0, 80),
      address: said.slice(0, 200),
      email: "ada@example.com",
    };
    const made = await client.campaigns.create({
      listing: homeSaying(said),
      photoIds: [],
      preferences: { languages: ["en", "zh"], style: "friendly", platforms: ["facebook"], kinds: ["post", "email"] },
      agent,
      idempotencyKey: randomUUID(),
    });
    await ended(client, made.taskIds[0] ?? "");
    const { propertyId } = made;
    const preview = new URL((await client.pages.previewUrl({ propertyId })).url);
    // a listing that names somebody is somebody else's to this new account
    await client.rights.record({ propertyId, basis: "own_listing", givenOn: "2026-01-02" });
    const page = new URL((await client.pages.publish({ propertyId })).url);
    const read = async (url: URL) => {
      const answer = await site.ask(url.pathname + url.search);
      held(answer.ok, `the page answers ${answer.status}`);
      return answer.text();
    };
    const { pieces } = await client.campaigns.get({ id: made.campaignId });
    return { page: await read(page), preview: await read(preview), pieces };
  };
  const said = (payload: string) => {
    const told = known.get(payload) ?? say(payload);
    known.set(payload, told);
    return told;
  };
  const ofHomes = Object.entries(payloads).flatMap(([name, payload]) => [
    { name: `markup on a home's page: ${name}`, run: async () => harmless((await said(payload)).page, "page") },
    { name: `markup on a preview: ${name}`, run: async () => harmless((await said(payload)).preview, "preview") },
    {
      name: `markup in a written mail: ${name}`,
      run: async () => {
        const mails = (await said(payload)).pieces.filter(({ html }) => html !== null);
        held(mails.length > 0, "no mail was written");
        for (const { html } of mails) harmless(html ?? "", "mail");
      },
    },
  ]);
  return [...ofHomes, ...ofMails(site, admin), ...ofSite(site, admin), ...ofLinks(admin)];
}

/** What strangers and administrators write that our own mails carry. */
function ofMails(site: Site, admin: Account): Try[] {
  const written = (to: string) => site.app.mailTo(to);
  return Object.entries(payloads).flatMap(([name, payload]) => [
    {
      name: `markup in the name of a sign-up: ${name}`,
      run: async () => {
        const email = `i${randomUUID()}@example.com`;
        const data = { display_name: payload, lang: payload, name: payload };
        const { error } = await site.supabase().auth.signUp({ email, password: "Sunny!Day42", options: { data } });
        if (!error) harmless((await written(email)).html, "mail");
      },
    },
    {
      name: `markup in the name of an invitation: ${name}`,
      run: async () => {
        const email = `i${randomUUID()}@example.com`;
        const sent = await admin.client.admin.users
          .invite({ email, displayName: payload.slice(0, 80), role: "agent", language: "en" })
          .then(
            () => true,
            (error: unknown) => {
              // letters are limited, names have rules
              held(
                error instanceof Error && "code" in error && /too_many_requests|invalid_input/.test(String(error.code)),
                String(error),
              );
              return false;
            },
          );
        if (sent) harmless((await written(email)).html, "mail");
      },
    },
  ]);
}

/** The site's own words, which a technical administrator writes: on the landing page, in the description of the API, in legal texts. */
function ofSite(site: Site, admin: Account): Try[] {
  return Object.entries(payloads).map(([name, payload]) => ({
    name: `markup in the site's own words: ${name}`,
    run: async () => {
      const { values, versions } = await admin.client.admin.settings.get();
      const brand = { zh: payload.slice(0, 30), en: payload.slice(0, 30) };
      const contact = { ...values.contact, address: payload.slice(0, 100) };
      const notice = { text: { zh: payload.slice(0, 200), en: payload.slice(0, 200) }, until: null };
      try {
        await admin.client.admin.settings.save({ values: { brand, contact, notice } as never, versions });
      } catch (error) {
        held(error instanceof Error && "code" in error && error.code === "invalid_input", String(error));
        return;
      }
      try {
        for (const path of ["/", "/?lang=en", "/api/docs", "/terms", "/auth", "/manifest.webmanifest"]) {
          const answer = await site.ask(path);
          const html = await answer.text();
          held(answer.ok, `${path} answers ${answer.status}`);
          if (path.endsWith("manifest")) JSON.parse(html);
          else if (path !== "/manifest.webmanifest") harmless(html, path);
        }
      } finally {
        const now = await admin.client.admin.settings.get();
        const { brand: b, contact: c, notice: n } = values;
        await admin.client.admin.settings.save({ values: { brand: b, contact: c, notice: n }, versions: now.versions });
      }
    },
  }));
}

/** Addresses that others will click: of the web or not at all. */
function ofLinks(admin: Account): Try[] {
  const addresses = [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "java\nscript:alert(1)",
  ];
  return addresses.map((url) => ({
    name: `address of an invoice: ${JSON.stringify(url)}`,
    run: async () => {
      const issued = admin.client.admin.invoices.issue({ id: randomUUID(), number: "1", issuedOn: "2026-03-02", url });
      const code = await issued.then(
        () => "taken",
        (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
      );
      held(code === "invalid_input", `the address is looked at only later (${code})`);
    },
  }));
}
