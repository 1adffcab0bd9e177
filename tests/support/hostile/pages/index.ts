/** Pages made to cost a reader more than their length: markup, data in scripts, and text where facts are looked for. */
import type { Hostile } from "../made.ts";
import { data } from "./data.ts";
import { markup } from "./markup.ts";
import { text } from "./text.ts";

/** Makers of whole pages; each ends where its size ends, closed or not. */
export const hostilePages: readonly Hostile[] = [...markup, ...data, ...text];
