/**
 * A stranger signs an address up before, after or around its owner, and has mails sent again; then the owner clicks one of the
 * mails. Whatever the order: no password that the stranger chose may enter, nothing the stranger wrote may stay, and the owner
 * is not shut out.
 */
import { linkOf, newEmail } from "#tests/contract/subject";
import { held, type Try } from "../suite/try.ts";
import { click, type SignInSubject } from "./subject.ts";

/** S: the stranger signs up, O: the owner does, r: either of them asks for the mail again. */
type Step = "S" | "O" | "r";
const steps: readonly Step[] = ["S", "O", "r"];
const OWNERS = "Owner!Chose77";
const strangers = (at: number) => `Stranger!Chose${at}`;
const MALLORY = "Mallory";

/** Every order of up to `longest` steps in which both sign up. */
function orders(longest: number): Step[][] {
  const all: Step[][] = [];
  let last: Step[][] = [[]];
  for (let length = 1; length <= longest; length++) {
    last = last.flatMap((order) => steps.map((step) => [...order, step]));
    all.push(...last);
  }
  return all.filter((order) => order.includes("S") && order.includes("O"));
}

/** Plays the order; answers the stranger's passwords and which mail the owner's own first sign-up brought. */
async function play(at: SignInSubject, email: string, order: readonly Step[], rests: boolean) {
  const passwords: string[] = [];
  let owners: number | null = null;
  for (const step of order) {
    if (rests) at.house.advance(61_000);
    await at.forgetLimits();
    const before = (await at.mailsTo(email)).length;
    const { auth } = at.client();
    if (step === "r") await auth.resend({ type: "signup", email });
    if (step === "S") {
      const password = strangers(passwords.push("") - 1);
      passwords[passwords.length - 1] = password;
      const data = { display_name: MALLORY, lang: "en", note: MALLORY };
      await auth.signUp({ email, password, options: { data } });
    }
    if (step === "O") {
      await auth.signUp({ email, password: OWNERS, options: { data: { lang: "zh", display_name: "Olga" } } });
      if (owners === null && (await at.mailsTo(email)).length > before) owners = before;
    }
  }
  return { passwords, owners };
}

async function noneEnters(at: SignInSubject, email: string, passwords: readonly string[], when: string) {
  for (const password of passwords) {
    await at.forgetLimits();
    held((await at.enters(email, password)) !== null, `the stranger's password enters ${when}`);
  }
}

const textOf = (value: unknown) => JSON.stringify(value ?? null);

async function tryOrder(at: SignInSubject, order: readonly Step[], rests: boolean, clicked: number): Promise<void> {
  const email = newEmail();
  const { passwords, owners } = await play(at, email, order, rests);
  const mails = await at.mailsTo(email);
  const mail = mails[clicked];
  held(mails[0], "no mail came at all");
  if (!mail) return;
  await at.forgetLimits();
  const { browser, user, error } = await click(at, mail);
  const asked = order.includes("r");
  held(!error || clicked !== owners || asked, `the owner's own mail is dead (${error?.code}): somebody else signed up`);
  await noneEnters(at, email, passwords, "after the owner's click");
  if (!error) {
    held(!textOf(user?.user_metadata).includes(MALLORY), "what the stranger wrote stays in the account's data");
    const profile = await browser.from("profiles").select("*").maybeSingle();
    held(!textOf(profile.data).includes(MALLORY), "the stranger's name stands in the profile");
    await letOwnerIn(at, email, browser);
  }
  for (const other of mails) if (other !== mail) await click(at, other);
  await noneEnters(at, email, passwords, "after the other mails were clicked too");
}

/** With the password they chose or, where it was in doubt, with one they may set now without naming any before. */
async function letOwnerIn(at: SignInSubject, email: string, browser: ReturnType<SignInSubject["client"]>) {
  await at.forgetLimits();
  if ((await at.enters(email, OWNERS)) === null) return;
  const password = "Owner!Anew78";
  const { error } = await browser.auth.updateUser({ password });
  held(!error, `the owner's password does not enter, and none can be set after the click (${error?.code})`);
  held((await at.enters(email, password)) === null, "the password set after the click does not enter");
}

export function takeover(at: SignInSubject): Try[] {
  const tries: Try[] = [];
  for (const order of orders(4)) {
    const mails = order.length;
    for (let clicked = 0; clicked < mails; clicked++)
      tries.push({
        name: `${order.join(" ")}, a minute between, click on mail ${clicked + 1}`,
        run: () => tryOrder(at, order, true, clicked),
      });
    tries.push({ name: `${order.join(" ")}, at once, click on the mail`, run: () => tryOrder(at, order, false, 0) });
  }
  return [...tries, ...invited(at), ...recovered(at)];
}

/** Signing an address up beforehand must neither stop an invitation nor enter with it. */
function invited(at: SignInSubject): Try[] {
  type Move = "S" | "I" | "r";
  const moves: readonly Move[][] = [
    ["S", "I"],
    ["I", "S"],
    ["S", "r", "I"],
    ["S", "I", "r"],
    ["I", "S", "r"],
    ["S", "S", "I"],
    ["S", "I", "S"],
    ["I", "S", "S"],
  ];
  const run = async (order: readonly Move[], which: "first" | "last") => {
    const email = newEmail();
    const passwords: string[] = [];
    for (const move of order) {
      at.house.advance(61_000);
      await at.forgetLimits();
      if (move === "S") {
        const password = strangers(passwords.length);
        passwords.push(password);
        await at.client().auth.signUp({ email, password, options: { data: { display_name: MALLORY } } });
      } else if (move === "r") await at.client().auth.resend({ type: "signup", email });
      else {
        const wanted = { role: "admin", scope: "operations", displayName: "Ida", language: "en" } as const;
        const sent = await at.house.backend.accounts.invite(email, wanted).catch((error: unknown) => error);
        held(!(sent instanceof Error), `the invitation is refused (${sent instanceof Error ? sent.message : ""})`);
      }
    }
    const mails = (await at.mailsTo(email)).filter((one) => linkOf(one).type === "recovery");
    const mail = which === "first" ? mails[0] : mails.at(-1);
    held(mail, "no invitation came");
    await at.forgetLimits();
    const { browser, user, error } = await click(at, mail);
    if (which === "last") held(!error, `the newest invitation is dead (${error?.code})`);
    await noneEnters(at, email, passwords, "after the invitation was opened");
    if (error) return;
    held(!textOf(user?.user_metadata).includes(MALLORY), "what the stranger wrote stays in the invited account");
    held(!(await browser.auth.updateUser({ password: OWNERS })).error, "the invited person can set no password");
    await noneEnters(at, email, passwords, "beside the invited person's own");
  };
  return moves.flatMap((order) =>
    (["first", "last"] as const).map((which) => ({
      name: `invitation: ${order.join(" ")}, click on the ${which}`,
      run: () => run(order, which),
    })),
  );
}

/** The owner forgot that they never signed up, or the stranger asks for a new password in their name. */
function recovered(at: SignInSubject): Try[] {
  const run = async (order: readonly ("S" | "O" | "f")[]) => {
    const email = newEmail();
    const passwords: string[] = [];
    for (const step of order) {
      at.house.advance(61_000);
      await at.forgetLimits();
      const { auth } = at.client();
      if (step === "f") await auth.resetPasswordForEmail(email);
      else if (step === "O") await auth.signUp({ email, password: OWNERS });
      else {
        passwords.push(strangers(passwords.length));
        await auth.signUp({ email, password: passwords.at(-1) ?? "", options: { data: { display_name: MALLORY } } });
      }
    }
    for (const mail of (await at.mailsTo(email)).toReversed()) {
      await at.forgetLimits();
      const { user, error } = await click(at, mail);
      await noneEnters(at, email, passwords, "after the owner's click");
      if (!error)
        held(!textOf(user?.user_metadata).includes(MALLORY), "what the stranger wrote stays in the account's data");
    }
  };
  const list = [
    ["S", "f"],
    ["S", "f", "S"],
    ["S", "O", "f"],
    ["O", "f", "S"],
    ["O", "S", "f"],
    ["S", "f", "f"],
    ["S", "S", "f"],
    ["f", "S", "f"],
  ] as const;
  return list.map((order) => ({ name: `forgotten password: ${order.join(" ")}`, run: () => run(order) }));
}
