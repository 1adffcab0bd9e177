/** Links of our own mails and routes that lead to somebody else's site. */
import { linkOf, newEmail, raw } from "#tests/contract/subject";
import { held, type Try } from "../suite/try.ts";
import type { SignInSubject } from "./subject.ts";

const EVIL = "evil.example";
/** `o`: our own origin, `h`: its host and port. */
const targets = (o: string, h: string): string[] => [
  `https://${EVIL}/`,
  `http://${EVIL}`,
  `//${EVIL}/`,
  `///${EVIL}`,
  `\\\\${EVIL}`,
  `/\\${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:\\\\${EVIL}`,
  `${o}@${EVIL}/`,
  `${o}:x@${EVIL}/`,
  `${o}.${EVIL}/`,
  `${o}%2f@${EVIL}/`,
  `${o}\\@${EVIL}`,
  `https://${EVIL}#${o}`,
  `https://${EVIL}?${o}/dashboard`,
  `https://${EVIL}\\.${h}`,
  `http://${h}%00.${EVIL}/`,
  `http://${h}\t.${EVIL}/`,
  `http://${h}\n@${EVIL}/`,
  `http://${h}。${EVIL}/`,
  `http://${EVIL}／${h}`,
  `ftp://${h}/dashboard`,
  "javascript:alert(1)//",
  `javascript://${h}/%0aalert(1)`,
  "JaVaScRiPt:alert(document.domain)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  `blob:${o}/x`,
  `view-source:${o}/`,
  `file:///etc/passwd`,
  `https://partner.example/application`,
  `https://partner.example/app/../../${EVIL}`,
  `https://partner.example/app/..%2f..%2fx`,
  `https://partner.example.${EVIL}/app`,
  `https://partner.example@${EVIL}/app`,
  `http://partner.example/app`,
  `https://partner.example:8443/app`,
  `https://PARTNER.example/application`,
];

/** Ours, the site's own address, or below the partner's configured folder. */
const isOurs = (target: string, origin: string): boolean => {
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  return url.origin === origin || (url.origin === "https://partner.example" && /^\/app(\/|$)/.test(url.pathname));
};

export function redirects(at: SignInSubject): Try[] {
  const { url: origin } = at.subject;
  const all = targets(origin, new URL(origin).host);
  const shown = (target: string) => JSON.stringify(target).slice(0, 60);
  const linked = async (email: string) => {
    const mail = (await at.mailsTo(email)).at(-1);
    held(mail, "no mail came");
    const { url, next } = linkOf(mail);
    held(url.origin === origin, `the mail itself leads to ${url.origin}`);
    held(next === null || isOurs(next, origin), `the mail leads on to ${next}`);
    const hosts = [...`${mail.html} ${mail.text}`.matchAll(/https?:\/\/[^\s<>"']+/g)].map(
      ([link]) => new URL(link).origin,
    );
    held(
      hosts.every((one) => one === origin),
      `the mail links to ${hosts.find((one) => one !== origin)}`,
    );
  };
  return [
    ...all.map((target) => ({
      name: `redirect of a sign-up's mail to ${shown(target)}`,
      run: async () => {
        const email = newEmail();
        await at.forgetLimits();
        const { error } = await at
          .client()
          .auth.signUp({ email, password: "Sunny!Day42", options: { emailRedirectTo: target } });
        if (!error) await linked(email);
      },
    })),
    ...all.map((target) => ({
      name: `redirect of the protocol's own link to ${shown(target)}`,
      run: async () => {
        const answer = await raw(
          at.subject,
          `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(target)}`,
        );
        const location = answer.headers.get("location") ?? "";
        held(answer.status < 500 && isOurs(location, origin), `${answer.status} to ${location}`);
      },
    })),
  ];
}
