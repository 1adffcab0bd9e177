/** Pictures of rooms drawn by the project itself: one hand, six scenes, a mood per home. */
import { drawSvg } from "#server/work/images";
import { balcony } from "./balcony.ts";
import { bedroom } from "./bedroom.ts";
import { facade } from "./facade.ts";
import { kitchen } from "./kitchen.ts";
import { living } from "./living.ts";
import { type Mood, moods } from "./mood.ts";
import { plan } from "./plan.ts";

const scenes = { living, kitchen, bedroom, balcony, facade, plan } as const satisfies Record<
  string,
  (mood: Mood) => string
>;
export type Scene = keyof typeof scenes;
export type MoodName = keyof typeof moods;
export const PICTURE = { width: 1600, height: 1200 } as const;

export const isScene = (value: string): value is Scene => Object.hasOwn(scenes, value);
export const isMood = (value: string): value is MoodName => Object.hasOwn(moods, value);

/** The drawing as SVG, 1600 x 1200. */
const drawRoom = (mood: MoodName, scene: Scene): string => scenes[scene](moods[mood]);

const rendered = new Map<string, Promise<Uint8Array>>();

/** Rendered at the first request and kept: eighteen pictures of some 100 kB, and as many small ones. */
function kept(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const cached = rendered.get(key);
  if (cached) return cached;
  const picture = render();
  rendered.set(key, picture);
  picture.catch(() => rendered.delete(key));
  return picture;
}

/** The drawing as JPEG, full size. */
export const renderRoom = (mood: MoodName, scene: Scene): Promise<Uint8Array> =>
  kept(`${mood}/${scene}`, () => drawSvg(drawRoom(mood, scene), "jpg"));

/** The drawing as WebP, 800 wide: for the landing page, which shows it small and wants it at once. */
export const renderSmallRoom = (mood: MoodName, scene: Scene): Promise<Uint8Array> =>
  kept(`${mood}/${scene}/small`, () => drawSvg(drawRoom(mood, scene), "webp", 800));
