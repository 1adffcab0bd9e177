/**
 * What anybody may write into an account's data travels in its token, and a token too large for a request's head shuts the
 * account out of everything: data of many bytes and few characters, by a stranger's sign-up and by the account itself.
 */
import { randomUUID } from "node:crypto";
import { linkOf, newDevice } from "#tests/contract/subject";
import type { Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import { doors } from "./forge.ts";

const signs = {
  latin: "x",
  "two bytes": "ß",
  chinese: "房",
  picture: "🏠",
  quote: '"',
  control: "\u0001",
} as const;
const lengths = [200, 1_000, 1_900, 2_040, 4_000] as const;
const FIRST = "First!Chose77";
const OWNERS = "Owner!Chose77";

/** As one value, and as many small ones. */
const shapes = {
  "one value": (sign: string, length: number) => ({ note: sign.repeat(length) }),
  "the name": (sign: string, length: number) => ({ display_name: sign.repeat(length) }),
  "many values": (sign: string, length: number) =>
    Object.fromEntries(Array.from({ length: Math.ceil(length / 40) }, (_, at) => [`k${at}${sign}`, sign.repeat(38)])),
} as const;

/** Every door answers the token, one way or another, without finding the request's head too large. */
async function everyDoorAnswers(site: Site, token: string): Promise<void> {
  for (const [name, open] of Object.entries(doors)) {
    const { status, text } = await open(site, token);
    held(status === 200, `${name} answers ${status} (a token of ${token.length} bytes): ${text.slice(0, 60)}`);
  }
}

/**
 * A sign-up with that data, and the click on its mail: in the same browser where it has a key, in another one where it
 * has none. Null where the sign-up was refused in so many words, which is as good.
 */
async function confirmed(site: Site, data: Record<string, string>, device: string | null) {
  const email = `m${randomUUID()}@example.com`;
  const security = device ? { captchaToken: device } : {};
  const { error } = await site.supabase().auth.signUp({ email, password: FIRST, options: { data, ...security } });
  if (error) {
    held(error.status === 400 && error.code, `sign-up answers ${error.status} ${error.message}`);
    return null;
  }
  const { tokenHash } = linkOf({ ...(await site.app.mailTo(email)), language: "zh" });
  const browser = site.supabase();
  const click = { token_hash: tokenHash, type: "signup", options: security } as const;
  const opened = await browser.auth.verifyOtp(click);
  held(!opened.error, `the owner's click is refused (${opened.error?.code})`);
  return { email, browser, token: opened.data.session?.access_token ?? "", user: opened.data.user };
}

async function entersAndIsAnswered(site: Site, email: string, password: string): Promise<void> {
  const { data, error } = await site.supabase().auth.signInWithPassword({ email, password });
  held(!error, `the sign-in is refused (${error?.code})`);
  await everyDoorAnswers(site, data.session?.access_token ?? "");
}

export function metadata(site: Site): Try[] {
  const rows = Object.entries(signs).flatMap(([kind, sign]) =>
    lengths.flatMap((length) =>
      Object.entries(shapes).map(([shape, make]) => ({ kind, sign, length, shape, data: make(sign, length) })),
    ),
  );
  // the names of the account are the same for every sign: two lengths tell
  const chosen = rows.filter(({ shape, length }) => shape === "one value" || length === 1_900 || length === 200);
  const name = ({ kind, length, shape }: (typeof rows)[number]) => `${length} x ${kind} as ${shape}`;
  return [
    ...chosen.flatMap((row) => [
      {
        name: `data of a stranger's sign-up: ${name(row)}`,
        run: async () => {
          const opened = await confirmed(site, row.data, null);
          if (!opened) return;
          const { email, browser, token, user } = opened;
          const written = Object.values(user?.user_metadata ?? {}).some((value) =>
            `${value}`.includes(row.sign.repeat(20)),
          );
          held(!written, "what the stranger wrote stays");
          await everyDoorAnswers(site, token);
          // the password of the sign-up is nobody's: whoever opened the mail sets one
          const { error } = await browser.auth.updateUser({ password: OWNERS });
          held(!error, `the owner can set no password (${error?.code})`);
          await entersAndIsAnswered(site, email, OWNERS);
        },
      },
      {
        name: `data of one's own sign-up: ${name(row)}`,
        run: async () => {
          const opened = await confirmed(site, row.data, newDevice());
          if (!opened) return;
          await everyDoorAnswers(site, opened.token);
          await entersAndIsAnswered(site, opened.email, FIRST);
        },
      },
    ]),
    ...chosen
      .filter(({ shape }) => shape !== "the name")
      .map((row) => ({
        name: `data of the account itself, again and again: ${name(row)}`,
        run: async () => {
          const { supabase } = await site.account();
          for (let round = 0; round < 6; round++) {
            const data = Object.fromEntries(Object.entries(row.data).map(([key, value]) => [`${key}${round}`, value]));
            await supabase.auth.updateUser({ data });
          }
          const { data, error } = await supabase.auth.refreshSession();
          held(!error, `the session is not renewed (${error?.message})`);
          await everyDoorAnswers(site, data.session?.access_token ?? "");
        },
      })),
  ];
}
