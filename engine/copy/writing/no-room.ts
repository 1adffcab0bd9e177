/** What to do where the law's words are known and a platform has no room for them. */
import type { Brief, Finding } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { fits } from "#engine/platforms/measure";
import type { Draft } from "./finish-piece.ts";
import { knownRules, stating } from "./particulars.ts";

/** A text message takes no more segments than these, whatever the law wants stated. */
export const LONGEST_MESSAGE = 8;

const linking = {
  zh: "内容已有，但这里放不下：附上房源页面的链接，或换一个能写更多字的平台。",
  en: "The words are known, but there is no room for them here: add the link of the home's page, or post where there is more room.",
};
const longer = {
  zh: "内容已有，但这里放不下，链接也点不开：请换一个能写更多字的平台。",
  en: "The words are known, but there is no room for them here, and a link cannot be opened: post where there is more room.",
};

const segments = {
  zh: `内容已有，但写全会让短信超过 ${LONGEST_MESSAGE} 条：附上房源页面的链接，或改发邮件。`,
  en: `The words are known, but would make the message longer than ${LONGEST_MESSAGE} segments: add the link of the home's page, or send an email instead.`,
};

/** Rules whose words are known and have no room in a text, with what to do: lead to the page, or write where there is more room. */
function roomless(
  listing: Listing,
  brief: Brief,
  draft: Draft,
  body: string,
): { readonly rules: ReadonlySet<string>; readonly advice: Finding["suggestion"] } | null {
  const platform = getPlatform(draft.platform);
  if (platform === null || draft.kind === "email") return null;
  const known = () => knownRules(listing, brief, draft.language, platform.id);
  if (draft.kind === "sms") return { rules: known(), advice: segments };
  const { law } = stating(listing, brief, draft.language, platform, { ...draft, body });
  return law === "stated" ? null : { rules: known(), advice: platform.linksInText ? linking : longer };
}

/** A finding that something is missing, with that advice where it holds; for the findings of one text, whose room is asked for once. */
export function advisingOf(listing: Listing, brief: Brief, draft: Draft, body: string): (finding: Finding) => Finding {
  let asked: ReturnType<typeof roomless> | undefined;
  return (finding) => {
    // what one click puts in has its own words to suggest
    if (finding.text !== "" || finding.severity !== "block" || finding.byHand !== true) return finding;
    asked = asked === undefined ? roomless(listing, brief, draft, body) : asked;
    return asked?.rules.has(finding.rule) ? { ...finding, suggestion: asked.advice } : finding;
  };
}

/** Whether words put in below a text have room there; a letter and a text message have as much as they need. */
export function hasRoomFor(draft: Draft, body: string): boolean {
  const platform = getPlatform(draft.platform);
  if (platform === null || draft.kind !== "post") return true;
  const { title, hashtags } = draft;
  // a text that is too long already is not kept from what the law wants
  return fits(platform, { title, body, hashtags }) || !fits(platform, { title, body: draft.body, hashtags });
}
