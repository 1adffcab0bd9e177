/** Labelled texts: by language those that guide the readers, apart from them those that only measure. */
import { de } from "#tests/samples/listing-texts/de";
import { en } from "#tests/samples/listing-texts/en";
import { everyday } from "#tests/samples/listing-texts/everyday";
import { fr } from "#tests/samples/listing-texts/fr";
import { fresh } from "#tests/samples/listing-texts/fresh";
import { ja } from "#tests/samples/listing-texts/ja";
import { ko } from "#tests/samples/listing-texts/ko";
import { passedOn } from "#tests/samples/listing-texts/passed-on";
import { es, it, nl, pt } from "#tests/samples/listing-texts/romance";
import { stated } from "#tests/samples/listing-texts/stated";
import { zh } from "#tests/samples/listing-texts/zh";
import type { Labels } from "./labels.ts";

/** A text as an agent would paste it, and what it states. */
export type LabelledText = { text: string; says: Labels };

export const labelledTexts: Readonly<Record<"read" | "held", readonly LabelledText[]>> = {
  read: [zh, en, ja, ko, fr, de, es, it, pt, nl, everyday, passedOn, stated.read].flat(),
  held: [...fresh, ...stated.held],
};
