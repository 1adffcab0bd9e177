/** The system's share sheet with everything of a post: its words in the form's order, and its film or photos where the sheet takes files. */
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

export interface SharedFile {
  readonly url: string;
  readonly name: string;
  readonly type: "image/jpeg" | "video/mp4";
}

async function load({ url, name, type }: SharedFile): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new File([await answer.blob()], name, { type });
}

/** Nothing where the browser has no such sheet. */
export function SharePost(props: { words: readonly (string | null)[]; files: readonly SharedFile[] }) {
  const { t } = useTranslation("publishing");
  const [ready, setReady] = useState(false);
  const files = useRef<Promise<File[]> | null>(null);
  if (typeof navigator.share !== "function") return null;
  const text = props.words.filter((words) => words).join("\n\n");
  const share = async () => {
    // words alone are better than nothing
    files.current ??= Promise.all(props.files.map(load)).catch(() => []);
    const loaded = await files.current;
    const whole = { text, files: loaded };
    try {
      await navigator.share(loaded.length > 0 && navigator.canShare?.(whole) ? whole : { text });
    } catch (error) {
      // loading took longer than a tap counts: they are here now. Closing the sheet without a choice is no failure
      if (error instanceof DOMException && error.name === "NotAllowedError") setReady(true);
    }
  };
  return (
    <Button variant="default" onClick={() => void share()}>
      <span aria-live="polite">{t(ready ? "shareReady" : "share")}</span>
    </Button>
  );
}
