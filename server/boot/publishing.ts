/** The platforms posts are sent to, through the guarded door. */
import { publishers } from "#adapters/publishers/index";
import { platformFetch } from "#adapters/web/platform-fetch";
import { publishingLimits } from "#server/base/limits";
import type { PlatformGateway } from "#server/services/index";

export const openPublishing = (): PlatformGateway => ({
  publishers,
  fetch: platformFetch(publishingLimits),
  origin: (published) => published,
  timing: publishingLimits,
});
