/** Text messages: the home in one breath, framed as the market's law asks (signature, sender, opt-out). */
import type { Listing } from "#contract/listing";
import { dutyWording, messageDuties } from "#engine/compliance/duties/index";
import { measure } from "#engine/platforms/measure";
import { labelled } from "../writing/label.ts";
import type { Plan } from "../writing/plan.ts";
import { licenceOf } from "../writing/signer.ts";
import { writerOf } from "../writing/writer.ts";

/** A message longer than this is an email. */
const most = 2;

/** Characters outside GSM-7 that have a plain twin: one of them would double the price of the message. */
const plainTwins = (language: string): readonly (readonly [RegExp, string])[] => [
  [/[’‘]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—]/gu, "-"],
  [/[ \u00a0]?m²/gu, language === "en" ? " sq m" : " m2"],
  [/[\u00a0\u202f]/gu, " "],
];

/** `text` between what the market's law puts before and after it; also for texts a model wrote. */
export function framed(listing: Listing, plan: Plan, text: string): string {
  const { brief, lang } = plan;
  const name = plan.values.company ?? plan.values.agent ?? null;
  const licence = licenceOf(listing, brief, lang.code);
  const sender = name && licence ? `${name}, ${licence}` : name;
  const duties = messageDuties(brief.market).sms;
  const word = (place: "prefix" | "suffix") =>
    duties
      .filter((duty) => duty.place === place && (sender || !dutyWording(duty, lang.code).includes("{sender}")))
      .map((duty) => dutyWording(duty, lang.code).replace("{sender}", sender ?? ""))
      .join("");
  const after = word("suffix");
  const gap = lang.marks.gap === "" || after === "" ? "" : " ";
  return labelled(`${word("prefix")}${text}${gap}${after}`, brief, lang.code, "sms");
}

/** The longest wording that stays within two segments; the shortest when none does. */
export function writeSms(listing: Listing, plan: Plan, banned: ReadonlySet<string>): string {
  const { lang, style, platform } = plan;
  const latin = lang.marks.capitals;
  let shortest = "";
  for (let depth = plan.ranked.length; depth >= 1; depth--) {
    for (const template of lang.sms[style]) {
      const w = writerOf(plan, depth, 0, banned);
      const written = lang.tidy(w.say(w.one("sms", [template])));
      if (written === "") continue;
      const text = framed(
        listing,
        plan,
        latin ? plainTwins(lang.code).reduce((plain, [from, to]) => plain.replace(from, to), written) : written,
      );
      if (measure(platform.text.counting, text) <= (plan.brief.length === "short" ? 1 : most)) return text;
      if (shortest === "" || text.length < shortest.length) shortest = text;
    }
  }
  return shortest;
}
