/** Pages that are pasted: few bytes that make much work for whoever reads them. Each holds a listing, so that it is read to its end. */

export interface Page {
  name: string;
  html(): string;
}

const MOST = 4_900_000;
const flat = `<title>Sunny flat 3 bed</title><script type="application/ld+json">{"@type":"Apartment","name":"Sunny flat","numberOfBedrooms":3,
"offers":{"@type":"Offer","price":500000,"priceCurrency":"USD"}}</script>`;
const page = (name: string, body: () => string): Page => ({ name, html: () => (flat + body()).slice(0, MOST) });
const nested = (open: string, close: string, depth: number, inner = "3 bed") =>
  open.repeat(depth) + inner + close.repeat(depth);
const json = (value: string) => `<script type="application/ld+json">${value}</script>`;
const state = (value: string) => `<script>window.__INITIAL_STATE__ = ${value};</script>`;

export const nestedMarkup = page("nested formatting", () => nested("<b><i>", "</b></i>", 60_000));

export const pages: readonly Page[] = [
  page("400,000 nested divs", () => nested("<div>", "</div>", 400_000)),
  page("nested spans that are never closed", () => "<span>".repeat(800_000)),
  nestedMarkup,
  page("formatting that is never closed, in paragraphs", () => "<p><b><i><u><font color=red>3 bed ".repeat(40_000)),
  page("nested links", () => "<a href=x>".repeat(400_000)),
  page("links in tables in links", () => "<a><table><a><table>".repeat(30_000)),
  page("nested tables", () => nested("<table><tr><td>", "</td></tr></table>", 60_000)),
  page("table rows outside of tables", () => "<tr><td>3 bed".repeat(300_000)),
  page("a table of 200,000 rows", () => `<table>${"<tr><th>Price<td>1".repeat(200_000)}</table>`),
  page("a row of 200,000 cells", () => `<table><tr>${"<td>Price<td>1".repeat(200_000)}</table>`),
  page("cells that span a thousand", () => `<table>${"<tr><td colspan=1000 rowspan=65534>1".repeat(50_000)}</table>`),
  page("nested lists", () => nested("<ul><li>", "</li></ul>", 150_000)),
  page("a definition list of 200,000", () => `<dl>${"<dt>Price<dd>1".repeat(200_000)}</dl>`),
  page("nested definition lists", () => nested("<dl><dt>Price<dd>", "", 150_000)),
  page("nested forms, selects and options", () => "<form><select><option>".repeat(120_000)),
  page("nested templates", () => nested("<template>", "</template>", 100_000)),
  page("nested SVG and MathML", () => nested("<svg><foreignObject><math><mi>", "", 60_000)),
  page("nested frames in attributes", () => `<iframe srcdoc="${"&lt;b&gt;".repeat(400_000)}">`),
  page("nested headings", () => "<h1>Sunny".repeat(200_000)),
  page("nested quotes", () => nested("<blockquote>", "", 300_000)),
  page("nested buttons", () => "<button>".repeat(400_000)),
  page(
    "an element with 300,000 attributes",
    () => `<div ${Array.from({ length: 300_000 }, (_, at) => `a${at}=1`).join(" ")}>`,
  ),
  page("an attribute of four megabytes", () => `<div class="${"price ".repeat(700_000)}">3 bed</div>`),
  page("a comment that never ends", () => `<!--${"-".repeat(4_000_000)}`),
  page("400,000 comments", () => "<!---->".repeat(400_000)),
  page("broken tags", () => "<".repeat(4_000_000)),
  page("broken ends", () => "</".repeat(2_000_000)),
  page("broken entities", () => "&".repeat(4_000_000)),
  page("numbered entities", () => "&#x1F600;".repeat(500_000)),
  page("plain text", () => `<plaintext>${"3 bed ".repeat(700_000)}`),
  page("one word of four megabytes", () => "a".repeat(4_000_000)),
  page("spaces", () => `Price:${" ".repeat(4_000_000)}1`),
  page("line ends", () => `Price:${"\n".repeat(4_000_000)}1`),
  page("99,000 digits in the title", () => `<h1>${"9".repeat(99_000)}</h1>`),
  page("99,000 digits as the price", () => `<table><tr><th>Price<td>$${"9".repeat(99_000)}</table>`),
  page("four megabytes of digits", () => "9".repeat(4_000_000)),
  page("digits and commas", () => "1,".repeat(2_000_000)),
  page("digits and dots", () => "1.".repeat(2_000_000)),
  page("digits and spaces", () => "1 ".repeat(2_000_000)),
  page("money signs", () => "$¥€£".repeat(600_000)),
  page("prices", () => "¥698万 ".repeat(300_000)),
  page("areas", () => "89.3平方米 ".repeat(250_000)),
  page("rooms", () => "3室2厅1卫".repeat(300_000)),
  page("rooms cut short", () => "3室".repeat(900_000)),
  page("floors", () => "中楼层（共18层）".repeat(200_000)),
  page("dates", () => "2026-11-22T10:00:00Z ".repeat(180_000)),
  page("telephones", () => "+86 138 0000 0000 ".repeat(200_000)),
  page("addresses of mail", () => "a@a.a.a@".repeat(500_000)),
  page("addresses of the web", () => "https://a.b/".repeat(350_000)),
  page("combining marks", () => `a${"\u0301".repeat(2_000_000)}`),
  page("directions turned", () => "\u202e\u202d".repeat(1_000_000)),
  page("half characters", () => "\ud83d".repeat(1_500_000)),
  page("pictures of people", () => "👩‍👩‍👧‍👦".repeat(180_000)),
  page("the widest character", () => "\ufdfa".repeat(1_500_000)),
  page("JSON nested 500,000 deep", () => json(`${"[".repeat(500_000)}${"]".repeat(500_000)}`)),
  page("JSON objects nested 200,000 deep", () => json(`${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`)),
  page("JSON with 300,000 offers", () => json(`{"@graph":[${'{"@type":"Offer","price":1},'.repeat(150_000)}{}]}`)),
  page("50,000 scripts of JSON", () => json('{"@type":"Apartment","name":"x"}').repeat(50_000)),
  page("a page's state of four megabytes", () => state(`{"a":[${"1,".repeat(1_900_000)}1]}`)),
  page("a page's state nested deep", () => state(`${'{"house":'.repeat(150_000)}1${"}".repeat(150_000)}`)),
  page("a page's state that never ends", () => state(`{"a":"${"\\\\".repeat(1_900_000)}`)),
  page("names every object has", () =>
    json('{"__proto__":{"price":1},"constructor":{"prototype":{"x":1}},"@type":"Apartment"}'),
  ),
  page("nested marked-up items", () =>
    nested('<div itemscope itemprop="a" itemtype="https://schema.org/Apartment">', "", 40_000),
  ),
  page("marked-up items that name each other", () =>
    Array.from(
      { length: 20_000 },
      (_, at) =>
        `<div itemscope id=i${at} itemref="i${(at + 1) % 20_000} i${(at * 7) % 20_000}"><meta itemprop=name content=x></div>`,
    ).join(""),
  ),
  page("150,000 meta elements", () => '<meta property="og:image" content="https://a.example/x.jpg">'.repeat(80_000)),
  page("100,000 pictures", () => '<img src="https://a.example/x.jpg" width=900 height=900>'.repeat(80_000)),
  page("100,000 styles", () => "<style>a{b:c}</style>".repeat(150_000)),
];
