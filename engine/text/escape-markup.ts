/** Words as the text of an element in XML or WebVTT: "Harbour & Pine" -> "Harbour &amp; Pine". No quotes: for no attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
