/** What anybody may read, and one's own account: what each role is answered. */
import { card, consent } from "#tests/access/estate";
import { done, everybody, ownerOnly, type Rule, signedIn } from "./rule.ts";

export const account: Record<string, Rule> = {
  "site.config": { expected: everybody, ask: (c) => done(c.site.config()) },
  "site.claims": { expected: everybody, ask: (c) => done(c.site.claims()) },
  "captcha.issue": { expected: everybody, ask: (c) => done(c.captcha.issue()) },
  "signUps.look": {
    expected: everybody,
    ask: (c) => done(c.signUps.look({ tokenHash: "nobody's", deviceKey: null })),
  },
  "invitations.look": {
    expected: everybody,
    ask: (c) => done(c.invitations.look({ tokenHash: "nobody's" })),
  },
  "account.me": { expected: signedIn(), ask: (c) => done(c.account.me()) },
  "account.entitled": {
    // Everybody has a trial of their own; a campaign was made of the agent's.
    expected: ownerOnly("empty"),
    ask: async (c) => {
      const now = await c.account.entitled();
      return now.state === "running" && now.quota.used > 0;
    },
  },
  "account.card.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.account.card.get())?.name === card.name,
  },
  "account.card.save": { expected: signedIn(), ask: (c) => done(c.account.card.save({ ...card, name: "Ada" })) },
  // The agent's card alone can carry a code; nobody's text is a picture.
  "account.card.saveWechatQr": {
    expected: signedIn("not_an_image"),
    ask: async (c) => {
      await c.account.card.save({ ...card, name: "Ada" });
      return done(c.account.card.saveWechatQr({ file: new File(["x"], "x.png", { type: "image/png" }) }));
    },
  },
  "account.card.removeWechatQr": { expected: signedIn(), ask: (c) => done(c.account.card.removeWechatQr()) },
  "account.card.saveLogo": {
    expected: signedIn("not_an_image"),
    ask: async (c) => {
      await c.account.card.save({ ...card, name: "Ada" });
      return done(c.account.card.saveLogo({ file: new File(["x"], "x.png", { type: "image/png" }) }));
    },
  },
  "account.card.removeLogo": { expected: signedIn(), ask: (c) => done(c.account.card.removeLogo()) },
  "account.consents.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.account.consents.get()).missing.length === 0,
  },
  "account.consents.give": { expected: signedIn(), ask: (c) => done(c.account.consents.give(consent)) },
  "account.settings.get": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.account.settings.get()).email === estate.email,
  },
  "account.settings.language": {
    expected: signedIn(),
    ask: (c) => done(c.account.settings.language({ language: "en" })),
  },
  "account.settings.news": {
    expected: signedIn(),
    ask: (c) => done(c.account.settings.news({ kind: "product", channel: "email", wanted: true })),
  },
  "account.avatar.save": {
    expected: signedIn("not_an_image"),
    ask: (c) => {
      const crop = { x: 0, y: 0, width: 1, height: 1 };
      return done(c.account.avatar.save({ file: new File(["x"], "x.png", { type: "image/png" }), crop }));
    },
  },
  "account.avatar.remove": { expected: signedIn(), ask: (c) => done(c.account.avatar.remove()) },
  // To the number of one's own profile only; these people have none.
  "account.phone.send": { expected: signedIn("phone_missing"), ask: (c) => done(c.account.phone.send()) },
  "account.phone.verify": {
    expected: signedIn("code_expired"),
    ask: (c) => done(c.account.phone.verify({ code: "000000" })),
  },
  "account.sessions.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.account.sessions.list()).some((one) => one.id === estate.sessionId),
  },
  "account.sessions.end": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.account.sessions.end({ id: estate.otherSessionId })),
  },
  "account.sessions.endOthers": { expected: signedIn(), ask: (c) => done(c.account.sessions.endOthers()) },
  "account.exports.start": { expected: signedIn(), ask: (c) => done(c.account.exports.start()) },
  "account.exports.link": {
    // Nothing was packed; the owner is told so, to others the task does not exist.
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.account.exports.link({ taskId: estate.importTaskId })),
  },
  "account.deletion.request": {
    expected: signedIn("confirmation_wrong"),
    ask: (c) => done(c.account.deletion.request({ password: "x", confirmation: "somebody else" })),
  },
  "account.deletion.cancel": { expected: signedIn(), ask: (c) => done(c.account.deletion.cancel()) },
};
