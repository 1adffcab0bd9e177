/** People taken or turned away for what they do for a living, where a city's law protects a lawful occupation. */
import type { Concept } from "#engine/compliance/frames/language";

export const occupations: Record<string, Concept> = {
  "occupation-chosen": {
    frames: [
      "<refuse> ..2 <occupation> !(<thing>)",
      "<only> ..1 <occupation> !(<thing>)",
      "!(no|not) <occupation> ..1 (only|preferred|please|wanted|required) $",
      "<occupation> ..4 <unwelcome>",
      "(anyone|everyone|everybody) (but|except) ..2 <occupation>",
    ],
    unless: ["<open>"],
  },
};
