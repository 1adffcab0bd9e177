/** What the person's machine calls its keys. */

/** Whether the keyboard has a ⌘. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** "mod+k" -> ["⌘", "K"] or ["Ctrl", "K"]; "g d" -> ["G", "D"]. */
export const keyCaps = (keys: string, apple = isApple()): string[] =>
  keys
    .split(/[+ ]/)
    .map((key) =>
      key === "mod" ? (apple ? "⌘" : "Ctrl") : key === "Escape" ? "Esc" : key.length === 1 ? key.toUpperCase() : key,
    );
