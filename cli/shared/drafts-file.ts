/**
 * Drafts from a file in place of a model: lines of JSON as a model answers them, each with its language where more than one
 * is asked for, or the pieces as `compose --json` prints them.
 */
import { z } from "zod";
import type { Model } from "#adapters/models/model";
import { copyLanguage, pieceKind } from "#contract/copy";
import { AppError } from "#contract/errors";
import { draftShape, pieceName } from "#engine/copy/drafts/draft";
import { objectsIn } from "#engine/copy/drafts/json-objects";

const line = draftShape.extend({
  language: copyLanguage.optional(),
  piece: z.string().optional(),
  platform: z.string().optional(),
  kind: pieceKind.default("post"),
});

/** The file's drafts for a language, as a model would answer them. Throws `invalid_input` for a file without a draft. */
export function answersOf(text: string): (language: string | null) => string {
  const drafts = objectsIn(text).flatMap((value) => {
    const read = line.safeParse(value);
    if (!read.success) return [];
    const { language, piece, platform, kind, ...draft } = read.data;
    const name = piece ?? (platform === undefined ? undefined : pieceName({ platform, kind }));
    return [{ language, answer: JSON.stringify({ ...(name === undefined ? {} : { piece: name }), ...draft }) }];
  });
  if (drafts.length === 0) throw new AppError("invalid_input", { message: "the file holds no draft" });
  return (wanted) =>
    drafts
      .filter(({ language }) => language === undefined || language === wanted)
      .map(({ answer }) => answer)
      .join("\n");
}

/** A model that answers with the file's drafts, and mends nothing: what is false in them is taken out. Throws as `answersOf`. */
export function draftsOf(text: string): Model {
  const answerIn = answersOf(text);
  return {
    id: "drafts",
    async write(_request, { purpose, onText, accept } = {}) {
      if (purpose?.what !== "pack") return "";
      const answer = answerIn(purpose.language);
      onText?.(answer);
      accept?.(answer);
      return answer;
    },
  };
}
