/** Names of files: ASCII, no dots that climb, so that they mean the same in an address, on a disk and in a bucket elsewhere. */
const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$/;

export const isFileName = (name: string): boolean =>
  name.length <= 400 && name.split("/").every((piece) => part.test(piece) && !piece.includes(".."));

/** What a browser may show in place; all else is saved, so that nothing of a stranger's runs on our origin. */
const inlineTypes = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "video/mp4",
  "application/pdf",
]);
export const isShown = (type: string): boolean => inlineTypes.has(type);

/** Characters; more than a file system takes. */
const longestFileName = 120;

/** RFC 6266, for names in any script; the beginning of a name that is too long for a header. */
export const attachment = (wished: string): string => {
  const name = [...wished].slice(0, longestFileName).join("");
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const coded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
};
