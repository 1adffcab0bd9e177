/** What whoever is asked to approve posts sees: words, pictures and film as they would leave, a place to sign, two buttons. Works without script. */
import type { SiteConfig } from "#contract/site";
import { getPlatform } from "#engine/platforms/index";
import { approvalPage as en } from "#locales/en/publishing/approval-page";
import { fill } from "#locales/fill";
import { approvalPage as zh } from "#locales/zh/publishing/approval-page";
import { type Html, html } from "#server/html/html";
import { compliancePath, complianceTitle } from "../compliance/address.ts";
import { documentPage } from "../document/page.ts";

type PageLanguage = "zh" | "en";
const texts = { zh, en };

export interface AskedPost {
  readonly id: string;
  readonly platform: string;
  readonly home: string;
  readonly language: string;
  readonly dueAt: Date;
  readonly title: string | null;
  readonly text: string;
  /** What each of them shows, in the order they leave in; empty where nobody has said. */
  readonly pictures: readonly string[];
  readonly film: boolean;
  /** changed: it is not as it was when it was asked for. held: its text is gone, or something speaks against it; it has no words then. */
  readonly standing: "as-asked" | "changed" | "held";
}

/** What the form shows: as it was sent, and what is wrong with it. */
export interface ApprovalForm {
  readonly name: string;
  readonly words: string;
  readonly wrong: "name" | "words" | "again" | "busy" | null;
}
export const freshForm: ApprovalForm = { name: "", words: "", wrong: null };

export interface Frame {
  readonly language: PageLanguage;
  readonly path: string;
  readonly origin: string;
  readonly names: SiteConfig["brand"];
}

const style = `
.post { margin-top: 28px; padding: 20px 24px; border: 1px solid var(--hairline); border-radius: 10px; background: var(--card); }
.post h2 { margin: 0 0 2px; font-size: 18px; }
.post .about, .hint { margin: 0 0 12px; color: var(--muted); font-size: 14px; }
.post .said { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.attached { display: grid; grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); gap: 6px; margin: 16px 0 0; padding: 0; list-style: none; }
.attached a { display: block; }
.attached img { display: block; width: 100%; aspect-ratio: 1; border-radius: 6px; background: var(--hairline); object-fit: cover; }
.post video { display: block; width: 100%; max-height: 70vh; margin-top: 16px; border-radius: 6px; background: #000; }
.note { margin-top: 20px; padding-left: 16px; border-left: 2px solid var(--accent); white-space: pre-wrap; overflow-wrap: anywhere; }
.changed, .wrong { color: var(--accent); }
form { margin-top: 36px; }
label { display: block; margin-bottom: 20px; font-weight: 600; }
label .hint { display: block; margin: 0; font-weight: 400; }
input, textarea { display: block; width: 100%; margin-top: 6px; padding: 11px 14px; border: 1px solid var(--muted); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
.choices { display: flex; flex-wrap: wrap; gap: 12px; }
.choices button { min-height: 48px; padding: 0 22px; border: 1px solid var(--muted); border-radius: 10px; background: var(--card); color: inherit; font: inherit; cursor: pointer; }
.choices .yes { border-color: #c44018; background: #c44018; color: #fff; }
`;

const moment = (language: PageLanguage, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(at);

const platformName = (id: string, language: PageLanguage): string => getPlatform(id)?.name[language] ?? id;

const page = ({ language, path, origin, names }: Frame, title: string, body: readonly Html[]): string =>
  documentPage({
    language,
    path,
    origin,
    names,
    title,
    description: title,
    ownStyle: style,
    body,
    seeAlso: [{ path: compliancePath, title: complianceTitle(language) }],
  });

/** The pictures as a contact sheet, each opening whole, and the film; nothing where there are none. */
function attachedShown({ id, pictures, film }: AskedPost, { language, path }: Frame): Html | "" {
  const t = texts[language];
  const one = (alt: string, at: number) => {
    const name = fill(t.picture, { n: at + 1, all: pictures.length });
    return html`<li><a href="${path}/${id}/${at + 1}.jpg" target="_blank" rel="noopener"><img src="${path}/${id}/${at + 1}-small.jpg" alt="${alt === "" ? name : `${name}: ${alt}`}" loading="lazy" decoding="async"></a></li>`;
  };
  const shownPictures = pictures.length > 0 && html`<ul class="attached">${pictures.map(one)}</ul>`;
  const shown =
    film && html`<video controls preload="metadata" src="${path}/${id}/film.mp4" aria-label="${t.film}"></video>`;
  return html`${shownPictures || ""}${shown || ""}`;
}

function postShown(post: AskedPost, frame: Frame, timeZone: string): Html {
  const { language } = frame;
  const t = texts[language];
  const about = [
    post.home,
    fill(t.due, { when: moment(language, post.dueAt, timeZone) }),
    ...(post.pictures.length > 0 ? [fill(t.pictures, { count: post.pictures.length })] : []),
    ...(post.film ? [t.film] : []),
  ];
  return html`<article class="post"><h2>${platformName(post.platform, language)}</h2><p class="about">${about.join(" · ")}</p>${
    post.standing === "as-asked" ? "" : html`<p class="changed">${t[post.standing]}</p>`
  }<div lang="${post.language}">${post.title ? html`<p class="said"><strong>${post.title}</strong></p>` : ""}<p class="said">${post.text}</p></div>${attachedShown(post, frame)}</article>`;
}

/** Approving is offered where something is as it was asked for; sending back always. */
function verdicts(posts: readonly AskedPost[], t: (typeof texts)[PageLanguage]): Html {
  const some = posts.some(({ standing }) => standing === "as-asked");
  const yes = some && html`<button class="yes" name="verdict" value="approved">${t.approve}</button>`;
  const nothing = !some && html`<p class="changed">${t.nothingLeft}</p>`;
  return html`${nothing || ""}<p class="choices">${yes || ""}<button name="verdict" value="refused">${t.refuse}</button></p>`;
}

/** `who`: the agent, as their card has it; null: it has no name. */
export function approvalPage(
  frame: Frame,
  asked: { who: string | null; note: string; until: Date; timeZone: string; posts: readonly AskedPost[] },
  form: ApprovalForm,
): string {
  const { language, path } = frame;
  const t = texts[language];
  const wrong = { name: t.nameMissing, words: t.wordsMissing, again: t.again, busy: t.busy };
  const { timeZone } = asked;
  const zone = asked.timeZone.replaceAll("_", " ");
  return page(frame, t.title, [
    html`<h1>${t.title}</h1>`,
    html`<p>${asked.who === null ? t.leadNobody : fill(t.lead, { who: asked.who })}</p>`,
    html`<p class="hint">${fill(t.until, { when: moment(language, asked.until, timeZone) })} (${zone})</p>`,
    ...(asked.note === "" ? [] : [html`<p class="note" aria-label="${t.note}">${asked.note}</p>`]),
    ...asked.posts.map((post) => postShown(post, frame, timeZone)),
    html`<form method="post" action="${path}?lang=${language}" id="answer">
${form.wrong === null ? "" : html`<p class="wrong" role="alert">${wrong[form.wrong]}</p>`}
<label>${t.name}<input name="name" maxlength="80" autocomplete="name" required value="${form.name}"></label>
<label>${t.words}<span class="hint">${t.wordsWhy}</span><textarea name="words" rows="3" maxlength="1000">${form.words}</textarea></label>
${verdicts(asked.posts, t)}
</form>`,
  ]);
}

/** `changed`: posts the answer did not approve, because they are not as they were shown. */
export function thanksPage(
  frame: Frame,
  verdict: "approved" | "refused",
  { posts, changed }: { posts: number; changed: number },
): string {
  const t = texts[frame.language];
  const text = verdict === "approved" ? t.approvedText : t.refusedText;
  return page(frame, t.thanks, [
    html`<h1>${t.thanks}</h1>`,
    ...(posts > 0 ? [html`<p>${fill(text, { count: posts })}</p>`] : []),
    ...(changed > 0 ? [html`<p>${fill(t.changedText, { count: changed })}</p>`] : []),
  ]);
}

export function overPage(frame: Frame): string {
  const t = texts[frame.language];
  return page(frame, t.overTitle, [html`<h1>${t.overTitle}</h1>`, html`<p>${t.overText}</p>`]);
}
