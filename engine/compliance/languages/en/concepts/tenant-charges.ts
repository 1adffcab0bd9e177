/** Money asked of tenants beside rent and deposit, by what it is asked for and in whatever order it is said. */
import type { Concept } from "#engine/compliance/frames/language";

const sum = "(£ {num}|{num} pounds|{num} quid)";
const task =
  "(right to rent|right to rent check|referencing|references|reference|guarantor check|inventory|inventory clerk|check in|check out|checkout|registration|registering|viewings|viewing|paperwork|contract|agreement|onboarding|credit check|professional cleaning|professional clean|end of tenancy clean)";

export const tenantCharges: Record<string, Concept> = {
  "tenant-fees": {
    frames: [
      `${sum} (charge|fee|payment|supplement|levy|surcharge) ..8 ${task}`,
      `${sum} ..1 (onboarding|set up|sign up|move in|moving in|office|admin) (payment|charge|fee|supplement) ..4`,
      `(fee|charge|cost|payment) of ${sum} ..3 (to|for) ..3 (add|change|view|register|apply|draw|take|check|reference|swap|renew)`,
      `(billed|charged|invoiced|pay|pays) ${sum} (for|towards) ..3 ${task}`,
      `${sum} (goes|is paid|is payable|payable) to (us|our office|the agent|the agency|the office) ..8`,
      `${task} ..6 (is|are|costs|cost|at|of) ..1 ${sum} !(landlord)`,
      `(monthly|weekly|yearly|annual) (admin|administration|office|management) (supplement|fee|charge) ..4 ${sum}`,
      `${sum} ..6 (off the market|to reserve|to hold) ...10 (not returned|not refunded|no refund|is lost|we keep)`,
    ],
    unless: [
      "(landlord|owner|vendor|seller) ..3 (pays|pay|covers|bears)",
      "(as the act allows|at your request|the council|we never charge|no charge|free of charge|service charge|ground rent|buyer|buyers|auction)",
    ],
  },
};
