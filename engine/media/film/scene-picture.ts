/** One scene of a film as drawing commands: what stands still, and which photo moves below it. */
import type { FilmRatio } from "#contract/media/film";
import type { PictureContent } from "../content/content.ts";
import type { Command, Measure } from "../layout/commands.ts";
import type { Picture } from "../layout/crop.ts";
import { type Look, layOut } from "../poster.ts";
import type { Scene } from "./timeline.ts";

/** Longer marks are of the home as a whole: they stand on the title and the card. Characters. */
const SHORT_MARK = 24;

const templateOf = { title: "film-title", shot: "film-shot", end: "film-end" } as const;

interface SceneOrder {
  scene: Pick<Scene, "kind" | "caption">;
  content: PictureContent;
  look: Look;
  ratio: FilmRatio;
  scale: number;
  /** The photo of the scene; null: none. A plan stands still and whole. */
  photo: Picture | null;
  plan: boolean;
  logo: Picture | null;
}

export interface ScenePicture {
  /** True: the photo is drawn below the commands, and moves. False: the commands are all there is. */
  moves: boolean;
  /** Darkness over the photo, and then the words. */
  shades: Command[];
  words: Command[];
}

/** What the scene says; the first scene's caption takes the place of the headline. */
function contentOfScene({ scene, content, plan }: SceneOrder): PictureContent {
  const room = scene.caption === null && !plan ? null : { name: "", line: scene.caption, whole: plan };
  if (scene.kind !== "shot") return { ...content, room };
  return { ...content, room, marks: content.marks.filter((mark) => [...mark].length <= SHORT_MARK) };
}

/** Lays the scene out. Of what moves the picture itself is left out. */
export function scenePicture(order: SceneOrder, measure: Measure): ScenePicture {
  const { scene, look, ratio, scale, photo, logo, plan } = order;
  const content = contentOfScene(order);
  const photos = photo === null ? [] : [photo];
  const { commands } = layOut({ template: templateOf[scene.kind], ratio, content, look, photos, logo, scale }, measure);
  const moves = scene.kind !== "end" && photo !== null && !plan;
  if (!moves) return { moves, shades: [], words: commands };
  const [below, above] = [commands.filter(isShade), commands.filter((one) => !isShade(one) && !isPhoto(one))];
  return { moves, shades: below, words: above };
}

const isShade = ({ kind }: Command): boolean => kind === "shade";
const isPhoto = (command: Command): boolean => command.kind === "picture" && command.picture === 0;
