/** The templates of posters there are. */
import { z } from "zod";

/** In the order they are offered. Each is a file of engine/media/templates. */
export const posterTemplates = [
  "just-listed",
  "open-house",
  "price",
  "price-change",
  "sold",
  "luxury",
  "minimal",
  "nine-grid",
  "story",
  "banner",
  "agent-card",
] as const;
export const posterTemplate = z.enum(posterTemplates);
export type PosterTemplate = z.infer<typeof posterTemplate>;
