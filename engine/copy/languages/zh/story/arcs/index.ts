/** How a post runs in Chinese, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { chats } from "./chats.ts";
import { lists } from "./lists.ts";
import { listsOfStyle } from "./lists-of-style.ts";
import { long } from "./long.ts";
import { longOfStyle } from "./long-of-style.ts";
import { scripts } from "./scripts.ts";

export const arcs: readonly Arc[] = [...lists, ...listsOfStyle, ...chats, ...long, ...longOfStyle, ...scripts];
