/** What stands around the hostile part of a page: an honest listing, a script, a line of text in a language. */
import { type Made, repeated } from "../made.ts";

const HEAD =
  '<!doctype html><html lang="en"><head><title>3 bed house for sale in Leeds, £450,000</title><meta name="description" content="3 bed house"></head><body><h1>3 bed house for sale</h1><p>£450,000</p><p>Area: 120 m²</p>';

/** After the beginning of an honest listing. */
export const onPage =
  (make: Made): Made =>
  (size) =>
    HEAD + make(size);
/** In a script of such a listing. */
export const script = (make: Made, attributes = ""): Made => {
  return (size) => `${HEAD}<script ${attributes}>${make(size)}</script>`;
};
/** As JSON-LD of such a listing. */
export const ld = (make: Made): Made => script(make, 'type="application/ld+json"');
/** Half of the size in one place, half in many that may each look at it. */
export const shared =
  (page: (long: string, many: string) => string, long: string, many: string): Made =>
  (size) =>
    HEAD + page(repeated(long)(size / 2), many === "" ? "" : repeated(many)(size / 2));
/** As one line of text of a page in one language, behind a sign beyond Latin-1 (see `anyTexts`). */
export const inText =
  (make: Made, lang = "en", tag = "p"): Made =>
  (size) =>
    `<html lang="${lang}"><title>House</title><h1>House</h1><${tag}>的${make(size)}</${tag}>`;
/** As many short lines. */
export const lines = (line: string, lang = "en", tag = "p"): Made =>
  repeated(`<${tag}>${line}</${tag}>`, `<html lang="${lang}"><title>House</title><h1>House</h1>`);
