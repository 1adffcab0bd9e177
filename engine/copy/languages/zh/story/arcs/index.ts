/** How a post runs in Chinese, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { chats } from "./chats.ts";
import { lists } from "./lists.ts";
import { long } from "./long.ts";

export const arcs: readonly Arc[] = [...lists, ...chats, ...long];
