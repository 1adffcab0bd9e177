/** Captions of a film, and what is read aloud of them, are an agent's own words: checked as those on posters. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { ShotCheck } from "#contract/media/film";
import { objectionsTo } from "../content/own-words.ts";

export interface CaptionsToCheck {
  listing: Listing;
  brief: Brief;
  language: CopyLanguage;
  /** Of each shot; null: none. */
  captions: readonly (string | null)[];
}

/** What facts and law object to, shot by shot; shots without fault, and those that say what the home says itself, are left out. */
export function checkCaptions({ listing, brief, language, captions }: CaptionsToCheck): ShotCheck[] {
  const objections = objectionsTo(listing, brief, language);
  return captions.flatMap((caption, at) => {
    const text = caption?.trim() ?? "";
    const found = text === "" ? null : objections(text);
    return found ? [{ shot: at, ...found }] : [];
  });
}
