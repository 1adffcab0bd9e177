/** The sign-in behind real HTTP with a clock that the attack moves, and the people it is tried on. */
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Mail } from "#adapters/mail/mail";
import { captchaToken } from "#contract/captcha";
import { type HouseSubject, linkOf, openHouse, type Subject } from "#tests/contract/subject";
import type { FreshDatabase } from "#tests/support/template";

export interface SignInSubject {
  readonly subject: Subject;
  readonly house: HouseSubject;
  /** A new browser from a network address of its own. */
  client(): SupabaseClient;
  /** What an arithmetic question's right answer travels as. */
  solved(): Promise<string>;
  /** Forgets how often anybody asked: an attacker has as many networks as it takes. */
  forgetLimits(): Promise<void>;
  /** Mails to the address so far, oldest first, after the mailer is done. */
  mailsTo(address: string): Promise<Mail[]>;
  /** The code a password is refused with; null when it enters. Solves the captcha where one is asked for. */
  enters(email: string, password: string): Promise<string | null>;
  close(): Promise<void>;
}

export async function openSignIn(database: FreshDatabase): Promise<SignInSubject> {
  const subject = await openHouse(database, "embedded");
  const house = subject.house;
  if (!house) throw new Error("the attack needs the house's own sign-in");
  const solved = async () => {
    const asked = await house.backend.captcha?.issue("10.0.0.1");
    if (!asked) throw new Error("no captcha");
    const { left, right, operator, challenge } = asked;
    const answers = { "+": left + right, "-": left - right, "*": left * right };
    return captchaToken(challenge, answers[operator]);
  };
  const client = () => subject.client();
  return {
    subject,
    house,
    client,
    solved,
    forgetLimits: async () => {
      await house.db.deleteFrom("house.rate_limits" as never).execute();
    },
    mailsTo: async (address) => {
      const mine = () => house.mails.filter(({ to }) => to === address);
      // a mail leaves after the answer
      for (let seen = -1, rounds = 0; seen !== mine().length || rounds < 3; rounds++) {
        seen = mine().length;
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
      return mine();
    },
    enters: async (email, password) => {
      const options = { captchaToken: await solved() };
      const { error } = await client().auth.signInWithPassword({ email, password, options });
      return error ? (error.code ?? error.message) : null;
    },
    close: () => subject.close(),
  };
}

/** Clicks the link of a mail in a new browser: the browser, and what it was answered. */
export async function click({ client }: Pick<SignInSubject, "client">, mail: Mail) {
  const { tokenHash, type } = linkOf(mail);
  const browser = client();
  const { data, error } = await browser.auth.verifyOtp({
    token_hash: tokenHash,
    type: type === "recovery" ? "recovery" : "signup",
  });
  return { browser, user: data.user, error };
}
