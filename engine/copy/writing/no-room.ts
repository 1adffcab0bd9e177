/** What to do where the law's words are known and a platform has no room for them. */
import type { Brief, Finding } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import type { Draft } from "./finish-piece.ts";
import { knownRules, stating } from "./particulars.ts";

const linking = {
  zh: "内容已有，但这里放不下：附上房源页面的链接，或换一个能写更多字的平台。",
  en: "The words are known, but there is no room for them here: add the link of the home's page, or post where there is more room.",
};
const longer = {
  zh: "内容已有，但这里放不下，链接也点不开：请换一个能写更多字的平台。",
  en: "The words are known, but there is no room for them here, and a link cannot be opened: post where there is more room.",
};

/** A finding that something is missing, with that advice where it holds; for the findings of one post, whose room is asked for once. */
export function advisingOf(listing: Listing, brief: Brief, draft: Draft, body: string): (finding: Finding) => Finding {
  const platform = getPlatform(draft.platform);
  let known: ReadonlySet<string> | null = null;
  const roomless = (): ReadonlySet<string> => {
    if (platform === null || draft.kind !== "post") return new Set();
    const { law } = stating(listing, brief, draft.language, platform, { ...draft, body });
    return law === "stated" ? new Set() : knownRules(listing, brief, draft.language, platform.id);
  };
  return (finding) => {
    // what one click puts in has its own words to suggest
    if (finding.text !== "" || finding.severity !== "block" || finding.byHand !== true) return finding;
    known ??= roomless();
    return known.has(finding.rule) ? { ...finding, suggestion: platform?.linksInText ? linking : longer } : finding;
  };
}
