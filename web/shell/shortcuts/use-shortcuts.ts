/** Listens for the shortcuts of the table. Single keys stay quiet while somebody types or a window is open over the screen. */
import { useEffect, useEffectEvent } from "react";
import { type Shortcut, shortcuts } from "#web/shell/shortcuts/shortcuts.ts";

/** How long the second key of "g d" may take. */
const SEQUENCE_MS = 1200;

const fields = "input, textarea, select, [contenteditable=''], [contenteditable=true], [role=combobox], [role=textbox]";
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null;
const isCovered = () => document.querySelector("dialog[open], [aria-modal=true]") !== null;

/** The key as the table writes it. */
function keyOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // with Shift it is the browser's: its console, its bar of bookmarks
  return event.ctrlKey || event.metaKey ? `mod+${event.shiftKey ? "shift+" : ""}${key}` : key;
}

/** `run` is given the shortcut that was pressed. Answers nothing; listens for as long as the caller is mounted. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const obey = useEffectEvent(run);
  useEffect(() => {
    let first = "";
    let at = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return;
      const key = keyOf(event);
      const combined = key.startsWith("mod+");
      if (!combined && (isTyping(event.target) || isCovered())) return;
      const sequence = first && event.timeStamp - at < SEQUENCE_MS ? `${first} ${key}` : key;
      const shortcut = shortcuts.find(({ keys, elsewhere }) => !elsewhere && keys === sequence);
      first = !shortcut && shortcuts.some(({ keys }) => keys.startsWith(`${key} `)) ? key : "";
      at = event.timeStamp;
      if (!shortcut) return;
      event.preventDefault();
      obey(shortcut);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
