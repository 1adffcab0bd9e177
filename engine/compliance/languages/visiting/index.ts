/** Languages advertisements come in beside those of their markets. A new one is a list of words in this folder. */
import type { Language } from "#engine/compliance/frames/language";
import { ar, nl, pl, ru, tr, vi } from "./others.ts";
import { es, it, pt } from "./romance.ts";

export const visitors: readonly Language[] = [es, pt, it, nl, pl, tr, vi, ru, ar];
