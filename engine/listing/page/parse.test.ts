import { load } from "cheerio/slim";
import type { AnyNode } from "domhandler";
import { describe, expect, it } from "vitest";
import { textIn } from "./element.ts";
import { parseMarkup } from "./parse.ts";

const depthOf = (node: AnyNode): number => {
  let deepest = 0;
  let level: AnyNode[] = [node];
  for (; level.length > 0; deepest++) level = level.flatMap((one) => ("children" in one ? one.children : []));
  return deepest;
};
const rootOf = (html: string): AnyNode => {
  const root = parseMarkup(html).root().get(0);
  if (!root) throw new Error("a document has a root");
  return root;
};
const text = (html: string): string => textIn(rootOf(html), 1_000_000);

describe("parsed markup", () => {
  it.each([
    "<p>a<p>b<div>c</div>",
    "<table><tr><th>Price<td>£1<tr><td>x</table>y",
    "<ul><li>a<li>b</ul></b>c",
    "<svg><path d=x /><g>a</g></svg><title>b</title>",
    "</p>a<br/>b</br>c<img src=x>",
    "<script>if (a < b) {}</script><style>p > b {}</style><textarea><b></textarea>z",
    "<b><i>a</b></i>b &amp; c &#x41; &nope",
  ])("is the tree the library builds: %s", (html) => {
    const own = parseMarkup(html)("page").html();
    const library = load(`<page>${html}</page>`, {
      xml: { xmlMode: false, decodeEntities: true, recognizeSelfClosing: false },
    })("page").html();
    expect(own).toBe(library);
  });

  it("nests no deeper than 256 elements, and keeps what is said deeper", () => {
    const html = `${"<div>".repeat(5_000)}deep${"</div>".repeat(5_000)}<p>after</p>`;
    expect(depthOf(rootOf(html))).toBeLessThanOrEqual(260);
    expect(text(html)).toBe("deepafter");
    expect(parseMarkup(html)("page > p").text()).toBe("after");
  });

  it("does not let closing tags of what it passed over close what stands above", () => {
    const html = `${"<div>".repeat(300)}${"<b>x</b>".repeat(10)}${"</div>".repeat(300)}<p>after</p>`;
    const $ = parseMarkup(html);
    expect($("page > div").length).toBe(1);
    expect($("page > p").text()).toBe("after");
  });

  it("reads no script as text, however deep it stands", () => {
    const html = `${"<div>".repeat(400)}a<script>b</script>c`;
    const $ = parseMarkup(html);
    expect($("script").text()).toBe("b");
    $("script").remove();
    expect($("page").text()).toBe("ac");
  });

  it("ends at 60,000 elements", () => {
    const $ = parseMarkup("<b>x</b>".repeat(100_000));
    expect($("b").length).toBe(60_000);
  });

  it("cuts a name that is asked for often, and drops an address that leads nowhere", () => {
    const $ = parseMarkup(`<p class="${"a ".repeat(5_000)}"><a href="/${"1".repeat(5_000)}">x</a>`);
    expect($("p").attr("class")?.length).toBe(2_000);
    expect($("a").attr("href")).toBeUndefined();
  });

  it("parts two texts where a comment stands between them", () => {
    expect(parseMarkup("<p>a<!-- b -->c</p>")("p").contents().length).toBe(2);
  });
});
