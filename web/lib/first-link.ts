/** Links among words: what people share from other apps, and what they paste. */

/** The first web address in a text, without the marks that end a sentence; null when there is none. */
export function firstLink(text: string): string | null {
  const link = /https?:\/\/[^\s<>"'“”‘’「」《》【】，。；！？（）、]+/i
    .exec(text)?.[0]
    .replace(/(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/, "");
  return link && URL.canParse(link) ? link : null;
}
