/** What stands in a post's text on a platform. */
import { getPlatform } from "#engine/platforms/index";
import { countText } from "#engine/platforms/measure";
import type { OutgoingPost } from "./publisher.ts";

/** For platforms without a field or a card for it: the link on a line of its own, where it is not there yet and still fits. */
export function withLink(platform: string, { text, link }: Pick<OutgoingPost, "text" | "link">): string {
  if (link === null || text.includes(link)) return text;
  const longer = `${text}\n${link}`;
  const target = getPlatform(platform);
  if (!target) return longer;
  const { used, max } = countText(target, longer);
  return max !== null && used > max ? text : longer;
}
