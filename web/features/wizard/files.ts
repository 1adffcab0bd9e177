/** Which files can be read together: one document, or several pictures. */
import type { ImportSource } from "#contract/import";
import { MAX_FILE_BYTES, MAX_FIRST_PHOTOS } from "#contract/import";
import type { Task } from "#contract/task";
import { api } from "#web/lib/api.ts";
import { uuid } from "#web/lib/uuid.ts";

/** Some systems name no type for what a phone's camera made. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith("image/") || /\.(?:jpe?g|png|webp|gif|avif|heic|tiff?)$/i.test(file.name);

/** Megabytes, at least 0.1. */
export const sizeOf = (file: File): number => Math.max(0.1, file.size / 1_000_000);

/** What had to be left out, as the dictionary's `files` names it. */
type Note = "tooLarge" | "oneDocument" | "tooMany";

/** A document stands alone and is replaced by the next; pictures gather. */
export function addFiles(before: readonly File[], more: readonly File[]): { files: File[]; note: Note | null } {
  const fitting = more.filter((file) => file.size > 0 && file.size <= MAX_FILE_BYTES);
  const lost: Note | null = fitting.length < more.length ? "tooLarge" : null;
  const documents = fitting.filter((file) => !isPicture(file));
  const [document] = documents;
  if (document) return { files: [document], note: fitting.length > 1 ? "oneDocument" : lost };
  if (fitting.length === 0) return { files: [...before], note: lost };
  const pictures = [...before.filter(isPicture), ...fitting];
  return { files: pictures.slice(0, MAX_FIRST_PHOTOS), note: pictures.length > MAX_FIRST_PHOTOS ? "tooMany" : lost };
}

/** Sends them: a document at once, pictures one after the other and then as one listing. */
export async function startWithFiles(files: readonly File[]): Promise<Task> {
  const [first] = files;
  if (first && !isPicture(first)) return await api.imports.startFile({ file: first, idempotencyKey: uuid() });
  const photoIds: string[] = [];
  for (const file of files) photoIds.push((await api.imports.uploadPhoto({ file })).id);
  const source: ImportSource = { type: "photos", photoIds };
  return await api.imports.start({ source, idempotencyKey: uuid() });
}
