/** Splits an article's plain text into headings and paragraphs. */
export type ArticleBlock = { heading: boolean; text: string };

const endsSentence = /[.。!！?？…:：;；,，)）"”]$/;
const looksLikeList = /^[-•·*\d|｜]/;

/** A heading is a "## " line, or a short line alone that ends no sentence and is followed by text. */
export function articleBlocks(body: string): ArticleBlock[] {
  const chunks = body.split(/\n{2,}/).flatMap((chunk) => {
    const [first = "", ...rest] = chunk.split("\n");
    const heading = /^#{1,4}\s/.test(first) || (rest.length > 0 && isHeading(first));
    return heading && rest.length > 0 ? [first, rest.join("\n")] : [chunk];
  });
  return chunks
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index, all) => ({
      heading: /^#{1,4}\s/.test(text) || (index < all.length - 1 && isHeading(text)),
      text: text.replace(/^#{1,4}\s+/, ""),
    }));
}

function isHeading(line: string): boolean {
  const length = [...line].length;
  return length > 1 && length <= 36 && !line.includes("\n") && !endsSentence.test(line) && !looksLikeList.test(line);
}
