/** What a commercial SMS or email must carry by law, market by market: read by the composer, and checked on any text. */
import { type Finding, type Market, market } from "#contract/copy";
import { china } from "./china.ts";
import type { MarketDuties, MessageDuty } from "./duty.ts";
import { hongKong, japan, korea, singapore } from "./east-asia.ts";
import {
  australia,
  emirates,
  france,
  germany,
  india,
  italy,
  netherlands,
  newZealand,
  spain,
  taiwan,
  unitedKingdom,
} from "./elsewhere.ts";
import { canada, unitedStates } from "./north-america.ts";

const duties: Readonly<Record<Market, MarketDuties>> = {
  CN: china,
  US: unitedStates,
  CA: canada,
  UK: unitedKingdom,
  AU: australia,
  NZ: newZealand,
  JP: japan,
  KR: korea,
  "EU/DE": germany,
  "EU/FR": france,
  "EU/IT": italy,
  "EU/ES": spain,
  "EU/NL": netherlands,
  SG: singapore,
  HK: hongKong,
  TW: taiwan,
  AE: emirates,
  IN: india,
};

/** What SMS and email must carry in a market; empty lists where the product knows no duty. */
export function messageDuties(id: string | null): MarketDuties {
  const found = market.safeParse(id);
  return found.success ? duties[found.data] : { sms: [], email: [] };
}

/** A duty's wording in a language, blanks still open. */
export const dutyWording = (duty: MessageDuty, language: string): string =>
  duty.wording[language.toLowerCase().split("-")[0] ?? ""] ?? duty.wording["*"] ?? "";

/** Below the last "--" line where there is one: the home's own address is not the sender's. */
const footerOf = (text: string): string =>
  text
    .split(/\n--\n/)
    .at(-1)
    ?.trim() ?? "";

/** Duties an SMS or email does not fulfil, as findings at the text's end. `subject` only for email. */
export function checkDuties(id: string, kind: "sms" | "email", text: string, subject?: string | null): Finding[] {
  return messageDuties(id)
    [kind].filter((duty) => {
      if (duty.place === "subject") {
        return subject !== undefined && subject !== null && !new RegExp(duty.pattern, "u").test(subject);
      }
      return !new RegExp(duty.pattern, "u").test(duty.place === "footer" ? footerOf(text) : text.trim());
    })
    .map((duty) => ({
      rule: `${id.toLowerCase().split("/").at(-1)}-${kind}-${duty.part}`,
      severity: "block" as const,
      start: text.length,
      end: text.length,
      text: "",
      message: duty.message,
      suggestion: null,
      citation: duty.citation,
    }));
}
