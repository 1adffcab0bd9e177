/** Emails: subject, preheader, one greeting, one or two paragraphs, the facts, one button, who writes, how to leave. */
import type { Listing } from "#contract/listing";
import { dutyWording, messageDuties } from "#engine/compliance/duties/index";
import { machineLabel } from "#engine/compliance/labels";
import { tellAlong } from "../arcs/arc.ts";
import type { Draft } from "../writing/finish-piece.ts";
import { particularsFor } from "../writing/particulars.ts";
import type { Plan } from "../writing/plan.ts";
import { signatureOf } from "../writing/signature.ts";
import { writerOf } from "../writing/writer.ts";
import { type Letter, renderLetter } from "./html.ts";

/** What a letter says between greeting and facts. */
const arcs = {
  usual: ["@open @home", "", "@prose4", "", "@money @material", "", "@but"],
  short: ["@open @home", "", "@money"],
  long: ["@open @home", "", "@prose4", "", "@rest?", "", "@money @material", "", "@but", "", "@ask?"],
};
/** Of a home with enough to tell: its things in place of scenes. */
const plainArcs = {
  usual: ["@open @home", "", "@things", "", "@money @material", "", "@but"],
  short: arcs.short,
  long: ["@open @home", "", "@things", "", "@money @material", "", "@but", "", "@ask?"],
};

const EMAIL = { id: "email", family: "email", text: { max: null } } as const;

/** Rows of the table of facts. */
const ROWS = 14;
const SHORT_ROWS = 6;

export type EmailDraft = Pick<Draft, "title" | "body" | "preheader" | "html">;

function footerOf(plan: Plan): string[] {
  const { brief, lang } = plan;
  const sender = plan.values.company ?? plan.values.agent ?? null;
  const address = brief.agent?.address ?? brief.agent?.email ?? null;
  const by = [sender, address].filter((part) => part !== null).join(", ");
  // replying is a way out everywhere; where the law wants it in words of its own, those take the place of ours
  const lawful = messageDuties(brief.market)
    .email.filter(({ part }) => part === "unsubscribe")
    .map((duty) => dutyWording(duty, lang.code))
    .find((wording) => !wording.includes("{"));
  return [
    by && `${lang.email.sentBy}${lang.marks.colon}${by}`,
    lawful ?? lang.email.unsubscribeHow,
    machineLabel(brief.market, lang.code) ?? "",
  ].filter((text) => text !== "");
}

/** Readers of Chinese know it by another name. */
const wechatOf = ({ brief, lang }: Plan): string =>
  brief.agent?.wechat ? `${lang.code === "zh" ? "微信" : "WeChat"}${lang.marks.colon}${brief.agent.wechat}` : "";

/** Whom a letter asks to be answered can be called. */
const phoneOf = ({ values }: Plan, said: string): string =>
  values.phone === undefined || said.includes(values.phone) ? "" : values.phone;

/** A headline that ends with the price: the price stands below it in a line of its own. */
function withoutPrice(headline: string, price: string | null): string {
  if (price === null || !headline.endsWith(price)) return headline;
  const rest = headline.slice(0, -price.length).replace(/[\s,，、·:：–-]{1,3}$/u, "");
  return rest === "" ? headline : rest;
}

const plainText = (letter: Letter, colon: string): string =>
  [
    letter.greeting,
    ...letter.paragraphs,
    letter.facts.map(([label, value]) => `${label}${colon}${value}`).join("\n"),
    letter.button ? `${letter.button.text}${colon}${letter.button.href}` : "",
    letter.closing,
    letter.card.join("\n"),
    `--\n${letter.footer.join("\n")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");

/** The parts of a letter that a model may write; all else (facts, card, sender, opt-out) stays ours. */
export type Words = {
  readonly subject: string | null;
  readonly preheader: string | null;
  readonly paragraphs: readonly string[];
};

export function writeEmail(listing: Listing, plan: Plan, banned: ReadonlySet<string>, words?: Words): EmailDraft {
  const { lang, brief, style } = plan;
  const fresh = () => writerOf(plan, plan.ranked.length, 0, banned);
  const w = fresh();
  const mark = messageDuties(brief.market)
    .email.filter((duty) => duty.place === "subject")
    .map((duty) => dutyWording(duty, lang.code))
    .join("");
  const headline = words?.subject ?? lang.tidy(w.capital(fresh().one("subject", lang.email.subjects[style])));
  const price = plan.values["price.bare"] ?? plan.values.price ?? null;
  const letter: Letter = {
    language: lang.code,
    subject: `${mark}${headline}`,
    preheader: words?.preheader ?? lang.tidy(fresh().one("preheader", lang.email.preheaders)),
    place: plan.values.place ?? plan.values.city ?? null,
    headline: withoutPrice(headline, price),
    price,
    greeting: lang.email.greetings[style][0] ?? "",
    paragraphs:
      words?.paragraphs ??
      tellAlong((plan.plain ? plainArcs : arcs)[brief.length ?? "usual"], w)
        .body.split("\n\n")
        .filter((text) => text !== ""),
    factsHead: lang.email.factsHead,
    // what the paragraphs have said stands in no table again
    facts: (words ? fresh() : w).rows(brief.length === "short" ? SHORT_ROWS : ROWS, words !== undefined),
    button: brief.link ? { text: lang.email.button, href: brief.link } : null,
    closing: w.one("closing", lang.email.closing[style]),
    card: [],
    footer: footerOf(plan),
  };
  const signed = signatureOf(listing, { ...plan, brief: { ...brief, link: null } }, w);
  const card = [...signed.split("\n"), phoneOf(plan, signed), wechatOf(plan)].filter((text) => text !== "");
  const written = { ...letter, card };
  const stated = plainText(written, lang.marks.colon);
  const particulars = particularsFor(listing, brief, lang.code, EMAIL, stated);
  const whole = particulars === "" ? written : { ...written, footer: [particulars, ...written.footer] };
  return {
    title: letter.subject,
    preheader: letter.preheader,
    html: renderLetter(whole),
    body: plainText(whole, lang.marks.colon),
  };
}
