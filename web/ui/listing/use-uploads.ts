/** Photos on their way up, one after the other: each says how it went, one that fails holds up no other and can be sent again. */
import { useRef, useState } from "react";
import type { Photo } from "#contract/import";
import { api } from "#web/lib/api.ts";
import { uuid } from "#web/lib/uuid.ts";

interface Upload {
  id: string;
  file: File;
  /** Why it failed; null while it waits or is being sent. */
  error: unknown;
}

export interface Uploads {
  /** How many are done of those that were begun together; null when none is on its way. */
  progress: { done: number; total: number } | null;
  failed: readonly Upload[];
  send(files: readonly File[]): void;
  retry(id: string): void;
  dismiss(id: string): void;
}

/** `onAdd`: for each that has arrived, in the order they were given. */
export function useUploads(onAdd: (photo: Photo) => void): Uploads {
  const [progress, setProgress] = useState<Uploads["progress"]>(null);
  const [failed, setFailed] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(false);
  // whoever waits may have changed what is done with a photo since
  const add = useRef(onAdd);
  add.current = onAdd;

  const run = async () => {
    if (running.current) return;
    running.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const upload = next;
      try {
        add.current(await api.imports.uploadPhoto({ file: upload.file }));
      } catch (error) {
        setFailed((before) => [...before, { ...upload, error }]);
      }
      setProgress((before) => before && { ...before, done: before.done + 1 });
    }
    running.current = false;
    setProgress(null);
  };
  const queue = (uploads: readonly Upload[]) => {
    if (uploads.length === 0) return;
    waiting.current.push(...uploads);
    setProgress((before) => ({ done: before?.done ?? 0, total: (before?.total ?? 0) + uploads.length }));
    void run();
  };
  return {
    progress,
    failed,
    send: (files) => queue(files.map((file) => ({ id: uuid(), file, error: null }))),
    retry: (id) => {
      const again = failed.filter((upload) => upload.id === id);
      setFailed((before) => before.filter((upload) => upload.id !== id));
      queue(again.map((upload) => ({ ...upload, error: null })));
    },
    dismiss: (id) => setFailed((before) => before.filter((upload) => upload.id !== id)),
  };
}
