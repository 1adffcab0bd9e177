/** Korean typography: particles chosen, half-width marks, single spaces. Idempotent. */
import { withParticles } from "./particles.ts";

export const tidy = (text: string): string =>
  withParticles(text)
    .replace(/([가-힣\d)])，/gu, "$1, ")
    .replace(/([월연주]) 평균(?= \d)/gu, "$1평균")
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/gu, "$1")
    .replace(/,\s*([.;:!?])/gu, "$1")
    .replace(/([.!?])\.(?=\s|$)/gu, "$1")
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/(?<![ \t])[ \t]+$/gmu, "")
    .replace(/^[ \t]+/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
