/** Where a command writes: the folder is made before the work begins, and what the machine says against it is put in words. */
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#contract/errors";
import type { Io } from "./command.ts";

const reasons: Record<string, string> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "a file stands where a folder should",
  EEXIST: "a file stands where a folder should",
  EISDIR: "a folder stands there",
  EACCES: "it may not be written",
  EPERM: "it may not be written",
  EROFS: "it may not be written",
  ENOSPC: "the disk is full",
};

const unwritable = (file: string, code: string): AppError =>
  new AppError("bad_usage", { message: `${file} cannot be written: ${reasons[code]}` });

/** What the file system refused to write, as an error of ours; null for anything else. */
export function refusedWrite(error: unknown): AppError | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  const { code, path: file } = error;
  return typeof code === "string" && typeof file === "string" && code in reasons ? unwritable(file, code) : null;
}

/** The path of a file that can be written, in a folder that is there from now on. Throws `bad_usage`. */
export async function outFile(out: string, io: Io): Promise<string> {
  const file = path.resolve(io.cwd, out);
  await mkdir(path.dirname(file), { recursive: true });
  const there = await stat(file).catch(() => null);
  if (there?.isDirectory()) throw unwritable(file, "EISDIR");
  return file;
}
