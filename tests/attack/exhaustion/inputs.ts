/** Hostile pictures, pages and texts, one at a time at every door that takes one: refused with a code or done, and soon. */
import { randomUUID } from "node:crypto";
import { pieceLimits } from "#contract/campaign";
import { isErrorCode } from "#contract/errors";
import { emptyListing, listingLimits } from "#contract/listing";
import { ended } from "#tests/support/domain";
import type { Account, Site } from "../suite/site.ts";
import { held, slowly, type Try } from "../suite/try.ts";
import { type Page, pages } from "./pages.ts";
import { type Picture, pictures } from "./pictures.ts";
import { type Text, texts } from "./texts.ts";
import { type Watch, while_ } from "./watch.ts";
import { agent, listing, type Resident, resident, small } from "./world.ts";

/** Seconds one piece of work may take on a machine that has nothing else to do. */
const BUDGET = { picture: 8, page: 12, edit: 6, campaign: 30, view: 12 } as const;

/** Done or refused: what is neither throws. */
async function settled(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    held(isErrorCode(code) && code !== "internal", `failed with ${code ?? error}`);
    return code;
  }
}

/** A new one after so many uses: accounts have limits. */
function inTurn<T>(make: () => Promise<T>, uses: number): () => Promise<T> {
  let used = 0;
  let current: Promise<T> | null = null;
  return () => {
    if (!current || used++ % uses === 0) current = make();
    return current;
  };
}

export function inputTries(site: Site, watch: Watch): Try[] {
  const account = inTurn(() => site.account(), 15);
  const home = inTurn(() => resident(site), 25);
  return [
    ...pictureTries(
      watch,
      account,
      inTurn(() => site.account({ scope: "super" }), 100),
    ),
    // each may take all of its budget
    ...slowly(pages.map((page) => pageTry(watch, account, page))),
    ...texts.flatMap((text) => textTries(site, watch, home, account, text)),
  ];
}

function pictureTries(watch: Watch, account: () => Promise<Account>, admin: () => Promise<Account>): Try[] {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const sliver = { x: 0, y: 0, width: 1, height: 0.0001 };
  type Client = Account["client"];
  const doors: Record<string, (client: Client, file: File) => Promise<unknown>> = {
    "a photo": (client, file) => client.imports.uploadPhoto({ file }),
    "the account's picture": (client, file) => client.account.avatar.save({ file, crop: whole }),
    "a sliver of the account's picture": (client, file) => client.account.avatar.save({ file, crop: sliver }),
    "the site's picture": (client, file) => client.admin.settings.picture({ file }),
  };
  const all = Object.entries(doors).flatMap(([door, send]) => pictures.map((picture) => ({ door, send, picture })));
  // of the last two doors, which share the way of the first, every third tells
  return all
    .filter(({ door }, at) => /^(a photo|the account)/.test(door) || at % 3 === 0)
    .map(
      ({
        door,
        send,
        picture,
      }: {
        door: string;
        send: (client: Client, file: File) => Promise<unknown>;
        picture: Picture;
      }) => ({
        name: `picture as ${door}: ${picture.name}`,
        slow: picture.dear ?? false,
        run: async () => {
          const { client } = await (door.startsWith("the site") ? admin() : account());
          const file = new File([new Uint8Array(picture.bytes())], "x", { type: picture.type });
          await while_(watch, BUDGET.picture, () => settled(send(client, file)));
        },
      }),
    );
}

const pageTry = (watch: Watch, account: () => Promise<Account>, page: Page): Try => ({
  name: `page: ${page.name}`,
  run: async () => {
    const { client } = await account();
    const source = { type: "html" as const, html: page.html(), url: null };
    await while_(watch, BUDGET.page, () =>
      settled(
        client.imports.start({ source, idempotencyKey: randomUUID() }).then(async ({ id }) => {
          const task = await ended(client, id);
          held(task.status === "completed" || task.cause !== null, "it failed without a cause");
          held(task.cause?.code !== "internal", "it failed for a reason of ours");
        }),
      ),
    );
  },
});

function textTries(
  site: Site,
  watch: Watch,
  home: () => Promise<Resident>,
  account: () => Promise<Account>,
  text: Text,
): Try[] {
  return [
    {
      name: `text as an edit: ${text.name}`,
      run: async () => {
        const { client, piece, campaignId } = await home();
        const { pieces } = await client.campaigns.get({ id: campaignId });
        const version = pieces.find(({ id }) => id === piece.id)?.version ?? 1;
        const edit = {
          id: piece.id,
          version,
          title: text.of(pieceLimits.title),
          body: text.of(pieceLimits.body),
          hashtags: [text.of(pieceLimits.hashtag).trim() || "x"],
        };
        await while_(watch, BUDGET.edit, () => settled(client.pieces.update(edit)));
      },
    },
    {
      name: `text as an import: ${text.name}`,
      slow: true,
      run: async () => {
        const { client } = await account();
        const source = { type: "text" as const, text: `Flat, 3 bed, $500,000. ${text.of(99_000)}` };
        await while_(watch, BUDGET.page, () =>
          settled(
            client.imports
              .start({ source, idempotencyKey: randomUUID() })
              .then(async ({ id }) =>
                held((await ended(client, id)).cause?.code !== "internal", "it failed for a reason of ours"),
              ),
          ),
        );
      },
    },
    {
      name: `text as a home's facts, and its public page: ${text.name}`,
      slow: true,
      run: async () => {
        const { client } = await account();
        const facts = {
          ...emptyListing(),
          ...listing,
          title: text.of(listingLimits.fact),
          description: text.of(listingLimits.description),
          features: Array.from({ length: listingLimits.features }, () => text.of(listingLimits.feature)),
          address: { ...listing.address, text: text.of(listingLimits.fact) },
        };
        const asked = { listing: facts, photoIds: [], preferences: small, agent, idempotencyKey: randomUUID() };
        await while_(watch, BUDGET.campaign, () =>
          settled(
            client.campaigns.create(asked).then(async ({ propertyId, taskIds }) => {
              const { url } = await client.pages.publish({ propertyId });
              const answer = await site.ask(new URL(url).pathname);
              await answer.arrayBuffer();
              held(answer.status !== 500, "the page answers 500");
              await ended(client, taskIds[0] ?? "");
            }),
          ),
        );
      },
    },
  ];
}
