/** Every command, in the order `listcast help` shows them. Loaded on demand: `platforms` need not wait for sharp. */
import type { Command } from "#cli/shared/command";

export const commands: Record<string, () => Promise<{ command: Command }>> = {
  import: () => import("./import.ts"),
  watch: () => import("./watch.ts"),
  compose: () => import("./compose.ts"),
  prompts: () => import("./prompts.ts"),
  trace: () => import("./trace.ts"),
  check: () => import("./check.ts"),
  pack: () => import("./pack.ts"),
  poster: () => import("./poster.ts"),
  carousel: () => import("./carousel.ts"),
  video: () => import("./video.ts"),
  brochure: () => import("./brochure.ts"),
  photos: () => import("./photos.ts"),
  platforms: () => import("./platforms.ts"),
  languages: () => import("./languages.ts"),
  migrate: () => import("./migrate.ts"),
  doctor: () => import("./doctor.ts"),
};
