/** Passwords longer than the hash reads: whoever knows the beginning must not enter, and whoever sets one is told in words. */
import { randomUUID } from "node:crypto";
import type { Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const START = "Aa1!";
const filled = (bytes: number, sign = "x") =>
  START + sign.repeat(Math.max(0, (bytes - START.length) / Buffer.byteLength(sign)));

/** `fits`: it may be set, and every byte of it counts; null: it may be refused as well. */
const passwords = [
  { name: "72 bytes", password: filled(72), fits: true },
  { name: "73 bytes", password: filled(73), fits: false },
  { name: "100 bytes", password: filled(100), fits: false },
  { name: "1,024 bytes", password: filled(1_024), fits: false },
  { name: "20,000 bytes", password: filled(20_000), fits: false },
  { name: "22 Chinese characters", password: START + "语".repeat(22), fits: true },
  { name: "25 Chinese characters", password: START + "语".repeat(25), fits: false },
  { name: "18 pictures", password: START + "🏠".repeat(18), fits: false },
  { name: "a NUL in the middle", password: `${START}long\u0000enough`, fits: null },
] as const;

export function passwordLengths(site: Site): Try[] {
  const refusal = (error: { code?: string | undefined; message: string; status?: number | undefined } | null) =>
    error && error.status !== undefined && error.status >= 400 && error.status < 500 ? error : null;
  return passwords.flatMap(({ name, password, fits }) => [
    {
      name: `password of ${name} at sign-up`,
      run: async () => {
        const { error } = await site.supabase().auth.signUp({ email: `p${randomUUID()}@example.com`, password });
        const well = fits === null ? !error || refusal(error) : fits ? !error : refusal(error);
        held(well, `answered ${error?.status ?? 200} ${error?.code ?? ""}`);
      },
    },
    {
      name: `password of ${name} when it is changed`,
      run: async () => {
        const account = await site.account();
        const { error } = await account.supabase.auth.updateUser({ password, current_password: account.password });
        if (fits === false || (error && fits === null)) {
          held(refusal(error), `answered ${error?.status ?? 200} ${error?.code ?? ""}`);
          const { error: out } = await site.supabase().auth.signInWithPassword(account);
          return held(!out, "the old password is gone");
        }
        held(!error, `refused (${error?.code})`);
        const email = account.email;
        for (const near of [
          password.slice(0, -1),
          `${password}x`,
          `${password.slice(0, -1)}y`,
          password.split("\u0000")[0] ?? "",
        ].filter((other) => other !== password)) {
          const { error: out } = await site.supabase().auth.signInWithPassword({ email, password: near });
          held(out, "another password enters");
        }
      },
    },
  ]);
}
