/** Where people hesitate: what stands behind the question marks. */
import type { help as zh } from "#locales/zh/help";

export const help = {
  about: "About: {{about}}",
  confidence: {
    title: "the dots",
    text: "The dot says how sure the reading is: full means the page states it as data, half means it was read from the text, empty means please check. What you change is taken as you wrote it.",
  },
  languages: {
    title: "languages",
    text: "Each language is written on its own, not translated. Figures, addresses and names always stay as you confirmed them.",
  },
  style: {
    title: "style",
    text: "Style changes tone and wording, never the facts. Every piece can be edited afterwards.",
  },
  quota: {
    title: "quota",
    text: "One campaign uses one listing of your quota, however many languages and platforms you choose. If the task fails or is cancelled, the quota comes back; where it left texts, at most 3 times a period.",
  },
  checks: {
    title: "findings",
    text: "These are wordings that advertising law or a platform’s rules forbid, or that often go wrong. Those marked as blocking have to be changed; the rest is up to you. Untraced means the confirmed facts do not contain it.",
  },
} satisfies typeof zh;
