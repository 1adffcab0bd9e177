/** Which news reaches a person where. Kinds and channels are data: the profile draws a switch for each pair. */
import { z } from "zod";

export const newsKinds = ["task_finished", "task_failed", "package", "product", "report"] as const;
export const newsKind = z.enum(newsKinds);
export type NewsKind = z.infer<typeof newsKind>;

export const newsChannels = ["in_app", "email"] as const;
export const newsChannel = z.enum(newsChannels);
export type NewsChannel = z.infer<typeof newsChannel>;

export const newsWishes = z.record(newsKind, z.record(newsChannel, z.boolean()));
export type NewsWishes = z.infer<typeof newsWishes>;

/** Before a person has said anything: what needs them comes by mail too, what may wait does not. */
export const usualWishes: NewsWishes = {
  task_finished: { in_app: true, email: false },
  task_failed: { in_app: true, email: true },
  package: { in_app: true, email: true },
  product: { in_app: true, email: false },
  report: { in_app: true, email: true },
};
