/** What a film's captions say and when, as files of subtitles. */
import { escapeMarkup } from "#engine/text/escape-markup";
import type { Scene, Timeline } from "./timeline.ts";
import { FPS } from "./timeline.ts";

type Format = "srt" | "vtt";

interface Cue {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

/** Milliseconds between two cues: players show both where they touch. */
const GAP_MS = 1;

/** 3661.5 -> "01:01:01,500" for SubRip, with a point for WebVTT. */
function stamp(seconds: number, mark: "," | "."): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(two).join(":");
  return `${clock}${mark}${String(ms % 1000).padStart(3, "0")}`;
}

/** `said`: what a scene says; null: nothing. One line a cue: a blank line would end it. */
export function cuesOf({ scenes }: Timeline, said: (scene: Scene) => string | null): Cue[] {
  return scenes.flatMap((scene) => {
    const lines = said(scene)
      ?.split("\n")
      .map((line) => line.trim());
    const text = lines?.filter((line) => line !== "").join(" ");
    if (!text) return [];
    return [{ from: scene.from / FPS, to: (scene.from + scene.frames) / FPS - GAP_MS / 1000, text }];
  });
}

/** A whole file, UTF-8. `language` is named in WebVTT, which has a place for it. */
export function subtitlesOf(cues: readonly Cue[], format: Format, language: string): string {
  const mark = format === "srt" ? "," : ".";
  // WebVTT reads "<" as the beginning of a tag, and "-->" as the line of times
  const words = (text: string) => (format === "srt" ? text : escapeMarkup(text));
  const blocks = cues.map(
    ({ from, to, text }, at) =>
      `${format === "srt" ? `${at + 1}\n` : ""}${stamp(from, mark)} --> ${stamp(to, mark)}\n${words(text)}\n`,
  );
  return `${format === "vtt" ? `WEBVTT\nLanguage: ${language}\n\n` : ""}${blocks.join("\n")}`;
}
