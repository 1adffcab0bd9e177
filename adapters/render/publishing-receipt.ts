/** The receipt of a campaign as PDF: every post with its address, times and evidence, for the owner who asks what was done. */
import { readHouseNote } from "#contract/publishing/house-notes";
import type { PrintedPublishingReceipt, PublicationStep, PublicationWithSteps } from "#contract/publishing/publication";
import { publicationStates } from "#contract/publishing/states";
import { getPlatform } from "#engine/platforms/index";
import { publishing as en } from "#locales/en/publishing";
import { fill } from "#locales/fill";
import { publishing as zh } from "#locales/zh/publishing";
import { tagOf } from "./page-report-labels.ts";
import type { DocumentLanguage } from "./receipt-labels.ts";
import { inks, openSheet, SHEET, type Sheet } from "./sheet.ts";

const LEFT = 64;
const RIGHT = SHEET.width - 64;
const WIDE = RIGHT - LEFT;
/** Moments stand in a column of their own. */
const MOMENT = 128;
const TOP = 64;
/** Nothing begins below. */
const BOTTOM = 760;
const texts = { zh, en };
const small = { size: 8.5, color: inks.muted };

/** PDF of it in the language, its times by the clock it names. The same receipt gives the same bytes. */
export async function publishingReceiptPdf(
  receipt: PrintedPublishingReceipt,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = texts[language];
  const madeAt = new Date(receipt.madeAt);
  const sheet = openSheet({ language, title: t.receiptTitle, author: receipt.brand, date: madeAt });
  const clock = { dateStyle: "medium", timeStyle: "short", timeZone: receipt.timeZone } as const;
  const format = new Intl.DateTimeFormat(tagOf(language), clock);
  const moment = (at: string) => format.format(new Date(at));
  const { text, rule } = sheet;

  rule(50, LEFT, LEFT + 28, inks.accent, 2);
  text(receipt.brand, { x: LEFT, y: 60, width: WIDE, size: 13, heading: true });
  let y = text(t.receiptTitle, { x: LEFT, y: 100, width: WIDE, size: 28, heading: true, weight: 500, leading: 1.3 });
  const about = { home: receipt.homeTitle, number: receipt.propertyNumber, when: moment(receipt.madeAt) };
  y = text(fill(t.receiptLead, about), { x: LEFT, y: y + 2, width: WIDE, size: 11, color: inks.muted });
  const counts = publicationStates
    .filter((state) => receipt.counts[state] > 0)
    .map((state) => `${t.states[state]} ${receipt.counts[state]}`);
  y = text(counts.join("　"), { x: LEFT, y: y + 10, width: WIDE, size: 11, weight: 500 });
  y = text(fill(t.receiptZone, { zone: receipt.timeZone }), { ...small, x: LEFT, y: y + 4, width: WIDE }) + 14;
  if (receipt.posts.length === 0) text(t.receiptEmpty, { x: LEFT, y, width: WIDE, size: 11 });
  for (const post of receipt.posts) y = setPost(sheet, post, { language, moment, y });
  return sheet.bytes();
}

function peopleSaid({ have, of, doubt }: NonNullable<PublicationWithSteps["people"]>, t: typeof en): string {
  const said = of === null ? fill(t.people.have, { have }) : fill(t.people.of, { have, of });
  return doubt ? `${said} · ${t.people.doubt}` : said;
}

/** A platform's or a person's words as they are, ours in the language of the paper; null: nothing was said. */
function evidenceOf({ detail, by }: PublicationStep, t: typeof en): string | null {
  const note = detail === null ? null : readHouseNote(detail);
  if (note) return fill(t.notes[note.key], note.values);
  return by === "house" ? null : detail;
}

/** One post from `y` on, over as many sheets as it needs; answers where the next may begin. */
function setPost(
  { text, rule, nextPage }: Sheet,
  post: PublicationWithSteps,
  { language, moment, y: from }: { language: DocumentLanguage; moment: (at: string) => string; y: number },
): number {
  const t = texts[language];
  let y = from;
  /** Room for that much, or the top of the next sheet. */
  const roomFor = (height: number) => {
    if (y + height <= BOTTOM) return;
    nextPage();
    y = TOP;
  };
  roomFor(96);
  rule(y, LEFT, RIGHT);
  const platform = getPlatform(post.platform)?.name[language] ?? post.platform;
  text(t.states[post.state], { x: RIGHT - 120, y: y + 8, width: 120, size: 10.5, weight: 500, align: "end" });
  y = text(platform, { x: LEFT, y: y + 8, width: WIDE - 130, size: 12, weight: 500 });
  const written = new Intl.DisplayNames(tagOf(language), { type: "language" }).of(post.language) ?? post.language;
  const due = post.state === "planned" ? [fill(t.dueAt, { when: moment(post.dueAt) })] : [];
  y = text([post.accountName ?? t.handed, written, ...due].join(" · "), { ...small, x: LEFT, y, width: WIDE });
  if (post.address) y = text(post.address, { x: LEFT, y: y + 2, width: WIDE, size: 9, color: inks.accent });
  if (post.state === "failed" && post.failure)
    y = text(t.failures[post.failure.code], { x: LEFT, y: y + 2, width: WIDE, size: 9 });
  if (post.people) y = text(peopleSaid(post.people, t), { x: LEFT, y: y + 2, width: WIDE, size: 9 });
  y += 4;
  for (const step of post.steps) {
    roomFor(32);
    const said = [t.events[step.event], evidenceOf(step, t)].filter(Boolean).join("　");
    text(moment(step.at), { ...small, x: LEFT, y, width: MOMENT });
    y = text(said, { x: LEFT + MOMENT, y, width: WIDE - MOMENT, size: 9 });
  }
  return y + 14;
}
