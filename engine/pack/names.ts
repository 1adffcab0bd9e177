/** Names of files and folders that every system can keep and a person can read. */

/** Names Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters and digits of any script stay, everything else becomes one hyphen; at most `max` characters, never empty. */
export function safeName(text: string, max = 60): string {
  const name = [...text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-")]
    .slice(0, max)
    .join("")
    .replace(/^-+|(?<!-)-+$/g, "");
  return name === "" || reserved.test(name) ? `listcast${name && `-${name}`}` : name;
}

/** "01.jpg": two digits keep the order in every file list. */
export const photoName = (index: number): string => `${String(index + 1).padStart(2, "0")}.jpg`;
