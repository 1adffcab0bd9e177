/** What the drawn pictures of posts say otherwise than a home of today: an edit there changes words only, so they are told of by themselves. */
import type { Listing } from "#contract/listing";
import type { OvertakenSentence } from "#contract/publishing/recall";
import { briefOf } from "#engine/campaign/brief";
import { linesGone, saysOf } from "#engine/media/content/says";
import type { CampaignRow } from "#server/db/tables/campaigns";
import type { PublicationRow } from "#server/db/tables/publishing";
import { pictureContentInThread } from "#server/thread/index";
import { sameFacts } from "../piece-facts.ts";

const lineOf = (text: string, at: number): OvertakenSentence => ({
  field: "picture",
  start: at,
  end: at + text.length,
  text,
  facts: [],
});

/** Lines of a post's drawn pictures that the home of today does not say. `before`: the facts of its words, where those of its pictures were not kept. */
export async function untrueInPictures(
  account: string,
  { post, campaign, before }: { post: PublicationRow; campaign: CampaignRow; before: Listing },
  facts: Listing,
): Promise<OvertakenSentence[]> {
  if (!post.content?.pictures?.length) return [];
  const told = post.content.drawnFrom ?? before;
  if (sameFacts(told, facts)) return [];
  const brief = briefOf(campaign);
  const then = await pictureContentInThread(account, told, brief, post.language);
  const now = await pictureContentInThread(account, facts, brief, post.language);
  return linesGone(saysOf(then), now).map(lineOf);
}
