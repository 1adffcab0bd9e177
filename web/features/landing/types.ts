/** What the landing page is made from. The server hands it to the renderer and writes it into the page for the browser. */
import type { CopyLanguage } from "#contract/copy";
import type { Plan } from "#contract/plan";
import type { Claims, SiteConfig } from "#contract/site";
import type { landing } from "#locales/zh/landing";

export interface LandingData {
  config: SiteConfig;
  claims: Claims;
  plans: Plan[];
}

/** A piece of the demonstration, as the composer wrote it. */
export interface ExamplePiece {
  platform: string;
  name: string;
  language: CopyLanguage;
  title: string | null;
  body: string;
  hashtags: string[];
}

export interface Example {
  /** Address of the listing's page on our own server. */
  path: string;
  title: string;
  facts: { label: keyof LandingTexts; value: string }[];
  pieces: ExamplePiece[];
}

export type LandingTexts = { [K in keyof typeof landing]: string };
