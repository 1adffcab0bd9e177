/** Why the composer wrote a piece although a model was asked for it. */
import { z } from "zod";
import { modelCauses } from "#contract/admin/model-names";

/** Beside what kept a model from answering: what was wrong with its draft, also after it was mended. */
const fallbackReasons = ["untrue", "unlawful", "too_long", "missing", ...modelCauses] as const;
export const fallbackReason = z.enum(fallbackReasons);
export type FallbackReason = z.infer<typeof fallbackReason>;
