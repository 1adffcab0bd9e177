/** A home made up for demonstration, with everything its page says. */
import type { MoodName, Scene } from "#server/demo/drawings/index";

export interface Example {
  slug: string;
  lang: "zh-CN" | "en-CA" | "ja";
  mood: MoodName;
  /** For the wizard's choice of examples. */
  shortTitle: { zh: string; en: string };
  title: string;
  price: string;
  lead: string;
  description: string[];
  /** Label and value, as the page prints them. */
  facts: [label: string, value: string][];
  features: string[];
  photos: [scene: Scene, caption: string][];
  agent: {
    heading: string;
    name: string;
    phone: string;
    company: string;
    licence: [label: string, value: string] | null;
  };
  notice: string;
  /** schema.org description of the home and its offer; which area was measured is left to the page's own words. */
  schema: { home: Record<string, unknown>; offer: Record<string, unknown> };
}
