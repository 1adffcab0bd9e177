/** The craft of each family of platforms, and the figures of one platform: length, shape, hashtags, emoji. */
import type { CopyLanguage, PieceKind } from "#contract/copy";
import type { Platform, PlatformFamily } from "#contract/platform";
import { targetLength } from "../target-length.ts";

const shapes: Readonly<Record<PlatformFamily, string>> = {
  "micro-post":
    "One thought and its figures, two to four short sentences. No emoji or one. The first five words must stop a thumb.",
  moment:
    "Words to people who know the agent: three to six short lines, one blank line at most, one to three emoji, no slogan.",
  note: "A title that names the asset, then a line that draws in, then four to six list lines each begun by its own fitting emoji (asset, use, place, money), then an open question or how to see it.",
  caption:
    "The picture is there already: do not describe it. A first line that holds, two or three short paragraphs, figures in one quiet line, hashtags at the end.",
  "social-post":
    "Written to be answered: a hook, two or three short paragraphs, the deal in one line, a question or an offer of times. Few emoji.",
  article:
    "A headline, then paragraphs with a thread: what makes the home worth the visit, how it is laid out, the deal, how to see it. Subheads only if it is long.",
  portal:
    "Third person, complete and in order: what and where, layout, condition, outdoors, transport, the deal with every cost. No emoji, no hashtags, no exclamation marks.",
  message:
    "A message from one person to another: greeting in a few words, why this home, three or four figures, an offer of a time.",
  "video-script":
    "Spoken: short sentences for the ear, the hook within the first one, one scene a sentence, the price said once, the call last. No stage directions unless asked.",
  email:
    "title is the subject (under 60 characters, no clickbait), preheader one line that adds to it, body two or three short paragraphs without greeting, table of facts, signature or opt-out: those are added.",
  sms: "One or two sentences, one reason and the price. Sender and opt-out are added. Plain characters, no emoji.",
};

const tagsOf = ({ hashtags }: Platform): string =>
  hashtags.style === "none" || hashtags.recommended === 0
    ? "No hashtags: []."
    : `About ${hashtags.recommended} hashtags${hashtags.max === null ? "" : `, never more than ${hashtags.max}`}, as people search them in this language, place and kind of home first.`;

/** What one piece of `kind` on `platform` must keep to, in one paragraph. */
export function craftOf(platform: Platform, kind: PieceKind, language: CopyLanguage): string {
  const { max, unit, titleMax, hasTitle } = platform.text;
  const aim = kind === "post" ? targetLength(platform, language) : null;
  const wants = kind === "post" ? hasTitle : kind === "email";
  return [
    shapes[kind === "post" ? platform.family : kind],
    aim === null ? "" : `About ${aim} ${unit}.`,
    max === null ? "" : `At most ${max} ${unit} with hashtags and label: stay below ${Math.floor(max * 0.9)}.`,
    wants ? (titleMax === null ? "A title." : `A title of at most ${titleMax} characters.`) : "title is null.",
    kind === "post" ? tagsOf(platform) : "hashtags is [].",
    platform.linksInText ? "" : "No links.",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
