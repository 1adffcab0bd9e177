/** Links, codes, refresh tokens and captchas used twice, late, by somebody else or for something else. */
import { goodPassword, linkOf, newEmail, raw, tokensOf } from "#tests/contract/subject";
import { held, type Try } from "../suite/try.ts";
import { click, type SignInSubject } from "./subject.ts";

const REPLACED = "Replaced!By99";
type Kind = "signup" | "recovery";

/** A mail of that kind to a new address, which `person` tells whether it has an account that is confirmed. */
async function mailOf(at: SignInSubject, kind: Kind) {
  await at.forgetLimits();
  if (kind === "signup") {
    const email = newEmail();
    await at.client().auth.signUp({ email, password: goodPassword });
    const [mail] = await at.mailsTo(email);
    held(mail, "no mail came");
    return { email, mail };
  }
  const { email } = await at.subject.person();
  await at.client().auth.resetPasswordForEmail(email);
  const mail = (await at.mailsTo(email)).at(-1);
  held(mail, "no mail came");
  return { email, mail };
}

export function oneTime(at: SignInSubject): Try[] {
  const verify = async (asked: Parameters<ReturnType<SignInSubject["client"]>["auth"]["verifyOtp"]>[0]) =>
    (await at.client().auth.verifyOtp(asked)).error;
  const kinds: readonly Kind[] = ["signup", "recovery"];
  const each = (name: string, run: (kind: Kind) => Promise<void>): Try[] =>
    kinds.map((kind) => ({ name: `mail of a ${kind}: ${name}`, run: () => run(kind) }));
  return [
    ...each("its link twice", async (kind) => {
      const { mail } = await mailOf(at, kind);
      held(!(await click(at, mail)).error, "the link does not open at all");
      held((await click(at, mail)).error, "the link opened a second time");
    }),
    ...each("its link eight times at the same moment", async (kind) => {
      const { mail } = await mailOf(at, kind);
      const answers = await Promise.all(Array.from({ length: 8 }, () => click(at, mail)));
      held(answers.filter(({ error }) => !error).length === 1, "more than one session came of one link");
    }),
    ...each("its digits after its link", async (kind) => {
      const { email, mail } = await mailOf(at, kind);
      await click(at, mail);
      held(await verify({ email, token: linkOf(mail).code, type: kind }), "the digits opened after the link");
    }),
    ...each("its link after its digits", async (kind) => {
      const { email, mail } = await mailOf(at, kind);
      held(!(await verify({ email, token: linkOf(mail).code, type: kind })), "the digits do not open at all");
      held((await click(at, mail)).error, "the link opened after the digits");
    }),
    ...each("its link after two hours", async (kind) => {
      const { mail } = await mailOf(at, kind);
      at.house.advance(2 * 3_600_000);
      held((await click(at, mail)).error, "the link opened after two hours");
    }),
    ...each("its digits with another address", async (kind) => {
      const [one, two] = [await mailOf(at, kind), await mailOf(at, kind)];
      held(
        await verify({ email: two.email, token: linkOf(one.mail).code, type: kind }),
        "somebody else's digits opened",
      );
    }),
    ...each("its link as the other kind", async (kind) => {
      const { mail } = await mailOf(at, kind);
      const type = kind === "signup" ? "recovery" : "signup";
      held(await verify({ token_hash: linkOf(mail).tokenHash, type }), "the link opened as another kind");
    }),
    ...each("its digits where the link's token belongs", async (kind) => {
      const { mail } = await mailOf(at, kind);
      held(await verify({ token_hash: linkOf(mail).code, type: kind }), "the digits opened as a link");
    }),
    ...each("all digits guessed, a hundred from as many networks", async (kind) => {
      const { email } = await mailOf(at, kind);
      const answers = new Map<string, number>();
      for (let guess = 0; guess < 100; guess++) {
        const code = (await verify({ email, token: String(guess).padStart(6, "0"), type: kind }))?.code ?? "opened";
        answers.set(code, (answers.get(code) ?? 0) + 1);
      }
      held((answers.get("otp_expired") ?? 0) <= 20, `${answers.get("otp_expired")} guesses were looked at`);
    }),
    ...each("a link cut short, grown, in capitals", async (kind) => {
      const { tokenHash } = linkOf((await mailOf(at, kind)).mail);
      for (const token of [
        tokenHash.slice(0, -1),
        `${tokenHash}0`,
        tokenHash.toUpperCase(),
        `${tokenHash}\u0000`,
        "%",
        "*",
      ])
        if (token !== tokenHash) held(await verify({ token_hash: token, type: kind }), `${token.slice(-8)} opened`);
    }),
    {
      // whoever asks for another mail ends nobody's link (decision 0031)
      name: "mail of a recovery: a stranger asks for newer ones, the owner's link opens and its twin only once more",
      run: async () => {
        const { email, mail } = await mailOf(at, "recovery");
        for (let asked = 0; asked < 3; asked++) {
          at.house.advance(61_000);
          await at.forgetLimits();
          await at.client().auth.resetPasswordForEmail(email);
        }
        const mails = await at.mailsTo(email);
        held(!(await click(at, mail)).error, "newer mails ended the owner's link");
        held((await click(at, mail)).error, "the link opened a second time");
        const newest = mails.at(-1);
        held(newest && !(await click(at, newest)).error, "the newest link does not open");
        held((await click(at, newest)).error, "the newest link opened a second time");
      },
    },
    {
      name: "mail of a recovery: an older link after the password was set by a newer",
      run: async () => {
        const { email, mail } = await mailOf(at, "recovery");
        at.house.advance(61_000);
        await at.forgetLimits();
        await at.client().auth.resetPasswordForEmail(email);
        const newest = (await at.mailsTo(email)).at(-1);
        held(newest && newest !== mail, "no newer mail came");
        const { browser } = await click(at, newest);
        held(!(await browser.auth.updateUser({ password: REPLACED })).error, "no password could be set");
        held((await click(at, mail)).error, "a link from before the new password still opens");
      },
    },
    {
      name: "mail of a recovery: a second password with one click",
      run: async () => {
        const { mail } = await mailOf(at, "recovery");
        const { browser } = await click(at, mail);
        held(!(await browser.auth.updateUser({ password: REPLACED })).error, "no password could be set");
        held(
          (await browser.auth.updateUser({ password: `${REPLACED}x` })).error,
          "another one was set without the first",
        );
      },
    },
    {
      name: "mail of a recovery: the password an hour after the click",
      run: async () => {
        const { mail } = await mailOf(at, "recovery");
        const { browser } = await click(at, mail);
        at.house.advance(65 * 60_000);
        await browser.auth.refreshSession();
        held((await browser.auth.updateUser({ password: REPLACED })).error, "a password was set an hour later");
      },
    },
    {
      name: "a signed-in stranger at an open screen changes the password",
      run: async () => {
        const person = await at.subject.person();
        for (const more of [
          {},
          { nonce: "000000" },
          { nonce: "" },
          { current_password: "" },
          { current_password: "Wrong!Day42" },
        ])
          held(
            (await person.client.auth.updateUser({ password: REPLACED, ...more })).error,
            `set with ${JSON.stringify(more)}`,
          );
      },
    },
    {
      name: "a changed password ends everybody else's session",
      run: async () => {
        const person = await at.subject.person();
        const thief = at.client();
        await thief.auth.signInWithPassword(person);
        const { access_token } = await tokensOf(thief);
        await person.client.auth.updateUser({ password: REPLACED, current_password: person.password });
        held((await thief.auth.getUser(access_token)).error, "the other session goes on");
        held((await thief.auth.refreshSession()).error, "the other session is renewed");
      },
    },
    ...refreshes(at),
  ];
}

/** A stolen refresh token. */
function refreshes(at: SignInSubject): Try[] {
  const refresh = async (token: string) => {
    const answer = await raw(at.subject, "/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: token }),
    });
    return {
      status: answer.status,
      next: String(((await answer.json()) as { refresh_token?: string }).refresh_token ?? ""),
    };
  };
  /** How many generations on the stolen one is used, and how long after. */
  const later = [1, 2, 3, 5].flatMap((generations) =>
    [11_000, 60_000, 3_600_000].map((wait) => ({ generations, wait })),
  );
  return [
    ...later.map(({ generations, wait }) => ({
      name: `refresh token used again ${generations} generations and ${wait / 1000} s later`,
      run: async () => {
        const person = await at.subject.person();
        const { refresh_token: stolen, access_token } = await tokensOf(person.client);
        let newest = stolen;
        for (let at = 0; at <= generations; at++) newest = (await refresh(newest)).next;
        at.house.advance(wait);
        held((await refresh(stolen)).status !== 200, "the old token made a new session");
        held((await refresh(newest)).status !== 200, "the session goes on although its token was stolen");
        held((await at.house.backend.authenticate(access_token)) === null, "the access token goes on");
      },
    })),
    ...["", "null", "undefined", "0", "' or 1=1 --", "a".repeat(30_000), "%00"].map((token) => ({
      name: `refresh token ${JSON.stringify(token).slice(0, 30)}`,
      run: async () => {
        const { status } = await refresh(token);
        held(status >= 400 && status < 500, `answered ${status}`);
      },
    })),
    {
      name: "refresh token after signing out",
      run: async () => {
        const person = await at.subject.person();
        const { refresh_token } = await tokensOf(person.client);
        await person.client.auth.signOut({ scope: "local" });
        held((await refresh(refresh_token)).status !== 200, "it opens a session");
      },
    },
  ];
}
