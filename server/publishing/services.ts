/** What publishing needs from the outside, and which connectors there are. */
import type { Publisher } from "#adapters/publishers/publisher";
import type { Using } from "#server/services/index";

export type PublishServices = Using<"db" | "files" | "publishing" | "secretKey" | "origin" | "now" | "log">;

/** Undefined: this deployment has no connector for it. */
export const publisherOf = (
  { publishing }: Pick<PublishServices, "publishing">,
  platform: string,
): Publisher | undefined => publishing.publishers.find((one) => one.platform === platform);
