/** What a film is cut from, without a film: storyboard, beats, moves, captions, subtitles. */
import { expect, test } from "vitest";
import { filmLimits, filmSeconds } from "#contract/media/film";
import { homes } from "#tests/support/media/homes";
import { scriptLines } from "../content/script-lines.ts";
import { newestFitting } from "./fitting.ts";
import { cropIn, eased, moveOf } from "./moves.ts";
import { storyboardOf } from "./storyboard.ts";
import { cuesOf, subtitlesOf } from "./subtitles.ts";
import { FPS, timelineOf } from "./timeline.ts";

const { listing, market, agent, link } = homes.zh;
const brief = { style: "professional", seed: 1, market, agent, link } as const;
const shot = (seconds: number, caption: string | null = null) => ({ photo: 0, caption, seconds });

test("cuts fall on beats counted from the beginning, and no frame is lost or shown twice", () => {
  const beat = 60 / 96;
  const { scenes, frames } = timelineOf(
    [3.5, 2.9, 3.1, 2.4].map((seconds) => shot(seconds)),
    4,
    beat,
  );
  expect(scenes.map(({ kind }) => kind)).toEqual(["title", "shot", "shot", "shot", "end"]);
  let next = 0;
  for (const { from, frames: count } of scenes) {
    expect(from).toBe(next);
    const beats = from / FPS / beat;
    expect(Math.abs(beats - Math.round(beats)) * beat * FPS).toBeLessThan(0.51);
    next = from + count;
  }
  expect(frames).toBe(next);
  expect(timelineOf([shot(2), shot(3)], 4, null).scenes.map((scene) => scene.frames)).toEqual([60, 90, 120]);
});

test.each([
  { photo: { width: 2560, height: 1920 }, frame: { width: 1080, height: 1920 }, walks: "x" },
  { photo: { width: 1200, height: 2400 }, frame: { width: 1920, height: 1080 }, walks: "y" },
  { photo: { width: 1600, height: 1600 }, frame: { width: 1080, height: 1080 }, walks: null },
] as const)("a photo fills the frame all the way, in its own proportions, and neighbours move otherwise: %j", (one) => {
  const { photo, frame, walks } = one;
  const moves = [0, 1].map((number) => moveOf(photo, frame, number, 3));
  for (const move of moves)
    for (const part of [0, 0.3, 1]) {
      const { x, y, width, height } = cropIn(move, part);
      expect(Math.min(x, y, 1 - x - width, 1 - y - height)).toBeGreaterThanOrEqual(-1e-9);
      expect((width * photo.width) / (height * photo.height)).toBeCloseTo(frame.width / frame.height);
    }
  expect(moves[0]?.from).toEqual(moves[1]?.to);
  expect(moves[0]?.from).not.toEqual(moves[0]?.to);
  if (walks) expect(moves[0]?.to[walks]).toBeGreaterThan(moves[0]?.from[walks] ?? 1);
});

test("moves set off and arrive softly, and never go back", () => {
  const steps = Array.from({ length: 101 }, (_, at) => eased(at / 100));
  expect([steps[0], steps[100]]).toEqual([0, 1]);
  const speeds = steps.slice(1).map((value, at) => value - (steps[at] ?? 0));
  expect(Math.min(...speeds)).toBeGreaterThan(0);
  expect(speeds[0]).toBeLessThan((speeds[50] ?? 0) / 3);
  expect(speeds[99]).toBeLessThan((speeds[50] ?? 0) / 3);
});

test("a script's lines are read without its directions, marks, links and what is too long to read in passing", () => {
  const body = [
    "【开头】推门进来就是三米宽的南阳台。",
    "【镜头】",
    "- 客厅连着阳台，下午一直有光",
    "✅ 厨房有窗",
    "这一句写得很长，长到在画面上停三秒根本读不完，所以它只能留在文案里，不能当字幕用，观众也不会去读。",
    "(Kontakt) Call us today",
    "https://example.com/p/1",
    "#上海二手房 #普陀",
  ].join("\n");
  expect(scriptLines(body)).toEqual([
    "推门进来就是三米宽的南阳台",
    "客厅连着阳台，下午一直有光",
    "厨房有窗",
    "Call us today",
  ]);
});

test("a storyboard shows the home from outside in, says over a room what tells of it, and keeps the limits of a film", () => {
  const captions = ["厨房", "户型图", "小区外观", "客厅", null];
  const pieces = [
    { platform: "wechat", body: "厨房在这里不算" },
    { platform: "douyin", body: "【镜头】客厅连着三米宽的阳台。\n【镜头】厨房有窗，炒菜不闷。" },
  ];
  const shots = storyboardOf({ listing, brief, language: "zh", captions, pieces });
  expect(shots.map(({ photo }) => photo)).toEqual([2, 3, 0, 4, 1]);
  expect(shots[0]?.caption).toBeNull();
  expect(shots[1]?.caption).toBe("客厅连着三米宽的阳台");
  expect(shots[2]?.caption).toBe("厨房有窗，炒菜不闷");
  const said = shots.flatMap(({ caption }) => caption ?? []);
  expect(new Set(said).size).toBe(said.length);
  for (const count of [0, 1, 2, 30]) {
    const many = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? "客厅" : "卧室"));
    const made = storyboardOf({ listing, brief, language: "de", captions: many, pieces: [] });
    expect(filmSeconds(made)).toBeGreaterThanOrEqual(filmLimits.least);
    expect(filmSeconds(made)).toBeLessThanOrEqual(filmLimits.most);
    expect(made.every(({ photo }) => (count === 0 ? photo === null : photo !== null && photo < count))).toBe(true);
  }
});

test("subtitles stand in both formats with hours, their own marks and nothing that would be read as a tag", () => {
  const timeline = timelineOf([shot(2, "A < B\n& C"), shot(1.5)], 4, null);
  const cues = cuesOf(timeline, ({ caption }) => caption);
  expect(subtitlesOf(cues, "srt", "en")).toBe("1\n00:00:00,000 --> 00:00:01,999\nA < B & C\n");
  expect(subtitlesOf(cues, "vtt", "en")).toBe(
    "WEBVTT\nLanguage: en\n\n00:00:00.000 --> 00:00:01.999\nA &lt; B &amp; C\n",
  );
});

test("a platform gets the newest film of its shape that is short enough", () => {
  const film = (id: string, ratio: "9:16" | "16:9", seconds: number) => ({ id, seconds, wanted: { ratio } });
  const films = [film("wide", "16:9", 20), film("long", "9:16", 58), film("old", "9:16", 20)];
  const media = { imagesMax: 0, imageRatios: [], videoSecondsMax: 30, videoRatio: null };
  expect(newestFitting(films, { media })?.id).toBe("old");
  expect(newestFitting(films, { media: { ...media, videoRatio: "16:9" } })?.id).toBe("wide");
  expect(newestFitting([], { media })).toBeUndefined();
});
