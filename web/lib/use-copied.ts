/** Copying with its answer: for two seconds after a text was copied, `copied` says so. */
import { useEffect, useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";

const COPIED_MS = 2_000;

/** `copy` answers success; `forget` is for a text that changed since. */
export function useCopied(): { copied: boolean; copy(text: string): Promise<boolean>; forget(): void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const over = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(over);
  }, [copied]);
  const copy = async (text: string) => {
    const done = await copyText(text);
    if (done) setCopied(true);
    return done;
  };
  return { copied, copy, forget: () => setCopied(false) };
}
