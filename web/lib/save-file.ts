/** Hands a file made in the browser to the person, under a name. */

/** Browsers read the address of a download shortly after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
