/** Files as a command names them: a path from where the person stands, or "-" for standard input. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "#contract/errors";
import type { Io } from "./command.ts";

/** Throws `file_not_readable`, naming the path as it was typed. */
export const readBytes = (file: string, io: Io): Promise<Uint8Array> =>
  readFile(resolve(io.cwd, file)).catch((cause: unknown) => {
    throw new AppError("file_not_readable", { data: { path: file }, cause });
  });

/** UTF-8 text of a file or of standard input. */
export const readInput = async (file: string, io: Io): Promise<string> =>
  file === "-" ? io.stdin() : Buffer.from(await readBytes(file, io)).toString("utf8");
