/** Names inside of what people download: no entry of an archive climbs, no name of a file carries more than a name. */
import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { emptyListing, listingLimits } from "#contract/listing";
import { ended } from "#tests/support/domain";
import type { Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const titles = [
  "../../../../tmp/evil",
  "..\\..\\evil",
  "/etc/passwd",
  "C:\\Windows\\evil",
  "CON",
  "NUL.txt",
  "a/b/c",
  "a\\b",
  ".",
  "..",
  "...",
  "-rf",
  "~root",
  'a"; filename="evil.html',
  "a\r\nX-Hacked: 1",
  "a\u202etxt.exe",
  "a\u0000b",
  "%2e%2e%2f",
  "x".repeat(listingLimits.fact),
  "房".repeat(listingLimits.fact),
  "👩‍👩‍👧‍👦".repeat(60),
  "a:b*c?d<e>f|g",
  " leading",
  "trailing. ",
];

export function archiveTries(site: Site): Try[] {
  return titles.map((title) => ({
    name: `archive of a home called ${JSON.stringify(title).slice(0, 40)}`,
    run: async () => {
      const { client, token } = await site.account();
      const asked = {
        listing: {
          ...emptyListing(),
          title,
          address: { ...emptyListing().address, city: title, community: title },
          transaction: "sale" as const,
          price: { amount: 1, currency: "USD", period: null },
        },
        photoIds: [],
        preferences: {
          languages: ["en" as const],
          style: "friendly" as const,
          platforms: ["twitter"],
          kinds: ["post" as const, "email" as const],
        },
        agent: {
          name: title.trim().slice(0, 80) || "x",
          phone: null,
          company: title.slice(0, 120),
          licence: null,
          address: null,
          email: null,
        },
        idempotencyKey: randomUUID(),
      };
      const made = await client.campaigns.create(asked).catch((error: unknown) => {
        held(error instanceof Error && "code" in error && error.code === "invalid_input", String(error));
        return null;
      });
      if (!made) return;
      await ended(client, made.taskIds[0] ?? "");
      const answer = await site.ask(`/api/campaigns/${made.campaignId}/zip`, {
        headers: { authorization: `Bearer ${token}` },
      });
      held(answer.ok && !answer.headers.has("x-hacked"), `answered ${answer.status}`);
      const disposition = answer.headers.get("content-disposition") ?? "";
      held(!/filename="[^"]*[/\\:]|\.html"/.test(disposition), `the file is called ${disposition.slice(0, 80)}`);
      const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
      held(names.length > 0, "the archive is empty");
      for (const name of names) {
        const parts = name.split("/").filter(Boolean);
        held(!name.startsWith("/") && !parts.includes("..") && !parts.includes("."), `an entry climbs: ${name}`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name may hold
        held(!/[\\:*?"<>|\u0000-\u001f\u202a-\u202e]/.test(name), `an entry is named ${JSON.stringify(name)}`);
        held(
          parts.every((part) => Buffer.byteLength(part) <= 255),
          "an entry's name is too long for a disk",
        );
        held(
          parts.every((part) => !/^(con|nul|prn|aux|com\d|lpt\d)(\.|$)/i.test(part)),
          `an entry is named ${name}`,
        );
      }
    },
  }));
}
