/** What the landing page is made from. The server hands it to the renderer and writes it into the page for the browser. */
import type { CopyLanguage, PieceKind, TextLength } from "#contract/copy";
import type { Plan } from "#contract/plan";
import type { Claims, SiteConfig } from "#contract/site";
import type { landing } from "#locales/zh/landing";

export interface LandingData {
  config: SiteConfig;
  claims: Claims;
  plans: Plan[];
}

/** A stretch of a piece's text; `fact` names the fact it states, where it states one. */
export interface Segment {
  text: string;
  fact?: FactKey;
}

/** A piece of the demonstration, as the composer wrote it: line by line, its facts marked. */
export interface ExamplePiece {
  platform: string;
  name: string;
  language: CopyLanguage;
  /** The language's name in itself. */
  languageName: string;
  kind: PieceKind;
  title: string | null;
  preheader: string | null;
  lines: Segment[][];
  /** As the platform writes them, their sign included. */
  hashtags: string[];
  length: TextLength;
  /** What the fact lock could not trace and what the advertising law objects to. */
  untraced: number;
  findings: number;
}

const factKeys = ["price", "rooms", "area", "year", "floor", "facing", "finish", "features", "place"] as const;
export type FactKey = (typeof factKeys)[number];

/** A fact as the importer read it from the example's page. */
export interface ExampleFact {
  key: FactKey;
  value: string;
  /** Where on the page it was found and how sure the importer is; null for what is gathered from several places. */
  from: string | null;
}

export interface Example {
  /** Address of the listing's page: as people see it, and on our own server. */
  address: string;
  path: string;
  title: string;
  /** BCP 47 language of the listing's own words. */
  lang: string;
  /** Who the listing says is its agent; the pieces appear under this name. */
  agent: string;
  company: string;
  photos: { src: string; caption: string; lang: string }[];
  facts: ExampleFact[];
  pieces: ExamplePiece[];
  /** The same opening, written anew in every language. */
  openings: { language: CopyLanguage; languageName: string; text: string }[];
}

/** What a language brings: its words, and the demonstration for its readers. */
export interface Content {
  texts: LandingTexts;
  example: Example;
}

export type LandingTexts = { [K in keyof typeof landing]: string };
