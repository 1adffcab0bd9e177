/** The options `poster` and `carousel` share: for whom, in which language and shape, with which photos. */
import { type Brief, copyStyle } from "#contract/copy";
import type { Listing } from "#contract/listing";
import {
  DEFAULT_ACCENT,
  occasionOfTemplate,
  type PosterTemplate,
  posterTemplates,
  type Ratio,
  ratios,
} from "#contract/media/poster";
import { publicLink } from "#engine/campaign/link";
import { writtenLanguages } from "#engine/copy/languages/index";
import { marketOf, occasionOf, oneOf, readAgent, wrong } from "./brief-options.ts";
import type { Io } from "./command.ts";
import { fetchPhotos, type KeptPhoto, readLogo, readPhotos } from "./photos.ts";

/** For `parseArgs` of node:util. */
export const pictureOptions = {
  template: { type: "string" },
  ratio: { type: "string" },
  language: { type: "string" },
  out: { type: "string" },
  photo: { type: "string", multiple: true },
  agent: { type: "string" },
  accent: { type: "string" },
  logo: { type: "string" },
  link: { type: "string" },
  lead: { type: "string" },
  occasion: { type: "string" },
  market: { type: "string" },
  style: { type: "string" },
  format: { type: "string" },
  json: { type: "boolean" },
} as const;

export const pictureUsage =
  "[--language zh] [--photo FILE[=CAPTION]]... [--agent CARD.json] [--accent #D9481C] [--logo FILE] [--link URL] [--occasion listed|closed|price_change:AMOUNT|open_house:DATETIME/TIME] [--market CN|none] [--style professional] [--lead ID]";

type Values = Partial<Record<Exclude<keyof typeof pictureOptions, "photo" | "json">, string>> & { photo?: string[] };

const MOST_PHOTOS = 20;

export const templateOf = (value: string) => oneOf("template", value, posterTemplates);
export const ratioOf = (value: string): Ratio => oneOf("ratio", value, ratios);

/** Throws `bad_usage` for a template that has nothing to say without an occasion that is not there. */
export function assertOccasion(template: PosterTemplate, { occasion }: Pick<Brief, "occasion">): void {
  const needed = occasionOfTemplate(template);
  if (needed !== null && occasion?.kind !== needed) throw wrong(`${template} needs --occasion ${needed}:...`);
}

function accentOf(value: string | undefined): string {
  if (value === undefined) return DEFAULT_ACCENT;
  if (!/^#[\da-f]{6}$/iu.test(value)) throw wrong("--accent is a colour like #1D4ED8");
  return value;
}

/** The language asked for, else the listing's own, else Chinese. Throws `bad_usage`. */
export function languageOf(value: string | undefined, listing: Listing) {
  if (value !== undefined) return oneOf("language", value, writtenLanguages);
  return writtenLanguages.find((code) => listing.language?.toLowerCase().startsWith(code)) ?? "zh";
}

/** What is drawn, of whom and for whom. Throws `bad_usage`, `file_not_readable` and what photos throw. */
export async function readPicture(values: Values, listing: Listing, io: Io) {
  const language = languageOf(values.language, listing);
  const agent = await readAgent(values.agent, io);
  const brief: Brief = {
    style: oneOf("style", values.style ?? "professional", copyStyle.options),
    seed: 1,
    market: marketOf(values.market)(listing.country),
    agent,
    link: values.link ?? publicLink(listing.sourceUrl),
    ...(values.lead === undefined ? {} : { lead: values.lead }),
    ...(values.occasion === undefined ? {} : { occasion: occasionOf(values.occasion) }),
  };
  const accent = accentOf(values.accent);
  const logo = values.logo === undefined ? null : await readLogo(values.logo, io);
  const photos: KeptPhoto[] =
    values.photo === undefined
      ? await fetchPhotos(listing.photos.slice(0, MOST_PHOTOS), io)
      : await readPhotos(values.photo.slice(0, MOST_PHOTOS), io);
  return { language, brief, look: { accent }, logo, photos };
}
