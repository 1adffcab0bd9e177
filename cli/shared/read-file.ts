/** Files as a command names them: a path from where the person stands, or "-" for standard input. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "#contract/errors";
import type { Io } from "./command.ts";

/** Why a path cannot be read, by what the system says of it. */
const CAUSES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is nothing at ${path}.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  ENOTDIR: (path) => `${path} is not a folder.`,
  EACCES: (path) => `Reading ${path} is not allowed.`,
};

/** `file_not_readable` that says whether the path is missing, a folder, a file or closed to us. `hint` stands behind what a folder is told. */
export function notReadable(path: string, cause: unknown, hint = ""): AppError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const why = Object.hasOwn(CAUSES, code) ? CAUSES[code]?.(path) : undefined;
  return new AppError("file_not_readable", {
    ...(why === undefined ? {} : { message: code === "EISDIR" && hint !== "" ? `${why} ${hint}` : why }),
    data: { path },
    cause,
  });
}

/** Throws `file_not_readable`, naming the path as it was typed. `hint` says what to do with a folder. */
export const readBytes = (file: string, io: Io, hint = ""): Promise<Uint8Array> =>
  readFile(resolve(io.cwd, file)).catch((cause: unknown) => {
    throw notReadable(file, cause, hint);
  });

/** UTF-8 text of a file. Throws as `readBytes`. */
export const readText = async (file: string, io: Io): Promise<string> =>
  Buffer.from(await readBytes(file, io)).toString("utf8");

/** UTF-8 text of a file or of standard input. */
export const readInput = async (file: string, io: Io): Promise<string> =>
  file === "-" ? io.stdin() : await readText(file, io);

/** What a file's bytes make. What `make` throws of them names the file, for several are given in one line. */
export async function madeOf<T>(file: string, io: Io, make: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  const bytes = await readBytes(file, io);
  return await make(bytes).catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    const { code, message, data } = cause;
    throw new AppError(code, { message, data: { ...data, path: file }, cause });
  });
}
