/** Words as an expression finds them: every sign that means something in one stands for itself. "St. Mary" -> "St\. Mary". */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
