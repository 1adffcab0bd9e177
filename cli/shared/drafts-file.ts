/**
 * Drafts from a file in place of a model: lines of JSON as a model answers them, each with its language where more than one
 * is asked for, or the pieces as `compose --json` prints them.
 */
import { z } from "zod";
import type { Model } from "#adapters/models/model";
import { copyLanguage, pieceKind } from "#contract/copy";
import { draftShape, pieceName } from "#engine/copy/drafts/draft";
import { getPlatform } from "#engine/platforms/index";
import type { Io } from "./command.ts";
import { readRecords } from "./records.ts";

/** Whether a platform and a kind we know are named: "weibo/post". */
function isPiece(name: string): boolean {
  const [platform = "", kind, ...more] = name.split("/");
  return more.length === 0 && getPlatform(platform) !== null && pieceKind.safeParse(kind).success;
}

const shape = draftShape.extend({
  language: copyLanguage.optional(),
  piece: z.string().refine(isPiece, "names no piece; see listcast platforms").optional(),
  platform: z
    .string()
    .refine((id) => getPlatform(id) !== null, "is no platform; see listcast platforms")
    .optional(),
  kind: pieceKind.default("post"),
});
/** What else `compose --json` says of a piece. */
const more = ["html", "length", "findings", "untraced", "writtenBy", "fallback"];

/** The file's drafts for a language, as a model would answer them. Throws as `readRecords`. */
export async function readAnswers(file: string, io: Io): Promise<(language: string | null) => string> {
  const drafts = (await readRecords(file, io, { shape, name: "draft", list: "pieces", more })).map(
    ({ language, piece, platform, kind, ...draft }) => {
      const name = piece ?? (platform === undefined ? undefined : pieceName({ platform, kind }));
      return { language, answer: JSON.stringify({ ...(name === undefined ? {} : { piece: name }), ...draft }) };
    },
  );
  return (wanted) =>
    drafts
      .filter(({ language }) => language === undefined || language === wanted)
      .map(({ answer }) => answer)
      .join("\n");
}

/** A model that answers with the file's drafts, and mends nothing: what is false in them is taken out. Throws as `readRecords`. */
export async function readDrafts(file: string, io: Io): Promise<Model> {
  const answerIn = await readAnswers(file, io);
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
