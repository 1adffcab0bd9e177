/** Plain text inside HTML: escaped, addresses made into links. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => entities[found] ?? found);

/** Escaped, with web addresses as links; punctuation that ends a sentence stays outside. */
export const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"'，。；）】]+[^\s<>"'，。；）】.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" style="color:#D9481C">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join("");
