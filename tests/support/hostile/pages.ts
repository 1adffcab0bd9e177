/** Pages made to cost a reader more than their length: markup, data in scripts, and text where facts are looked for. */
import { counted, type Hostile, type Made, nested, repeated } from "./made.ts";

const HEAD =
  '<!doctype html><html lang="en"><head><title>3 bed house for sale in Leeds, £450,000</title><meta name="description" content="3 bed house"></head><body><h1>3 bed house for sale</h1><p>£450,000</p><p>Area: 120 m²</p>';

/** After the beginning of an honest listing. */
const on =
  (make: Made): Made =>
  (size) =>
    HEAD + make(size);
const script = (make: Made, attributes = ""): Made => {
  return (size) => `${HEAD}<script ${attributes}>${make(size)}</script>`;
};
const ld = (make: Made): Made => script(make, 'type="application/ld+json"');
/** Half of the size in one place, half in many that may each look at it. */
const shared =
  (page: (long: string, many: string) => string, long: string, many: string): Made =>
  (size) =>
    HEAD + page(repeated(long)(size / 2), many === "" ? "" : repeated(many)(size / 2));
/** As one line of text of a page in one language, behind a sign beyond Latin-1 (see `anyTexts`). */
const said =
  (make: Made, lang = "en", tag = "p"): Made =>
  (size) =>
    `<html lang="${lang}"><title>House</title><h1>House</h1><${tag}>的${make(size)}</${tag}>`;
/** As many short lines. */
const lines = (line: string, lang = "en", tag = "p"): Made =>
  repeated(`<${tag}>${line}</${tag}>`, `<html lang="${lang}"><title>House</title><h1>House</h1>`);

const markup: readonly Hostile[] = [
  ["nested div, unclosed", on(repeated("<div>"))],
  ["nested div, closed", on(nested("<div>", "</div>"))],
  ["nested div with text at each level", on(repeated("<div>£1,200 "))],
  ["nested div with text, closed", on(nested("<div>2 beds", "</div>"))],
  ["nested div with classes of navigation", on(repeated('<div class="menu">'))],
  ["nested forms and dialogs", on(repeated("<form><dialog>"))],
  ["nested span", on(repeated("<span>"))],
  ["nested span with text", on(repeated("<span>1 "))],
  ["nested b, i, u, never closed", on(repeated("<b><i><u>"))],
  ["b and i closed in the wrong order", on(repeated("<b><i></b></i>"))],
  ["nested p, which close each other", on(repeated("<p>x"))],
  ["nested a", on(repeated('<a href="/1234567">x'))],
  ["nested a of agencies", on(repeated('<a href="/agents/1">x'))],
  ["nested a with images", on(repeated('<a href="/x/123456"><img src="/p/1.jpg" alt="agent">'))],
  ["nested tables", on(repeated("<table><tr><td>"))],
  ["nested tables with labels", on(repeated("<table><tr><th>Price</th><td>£1</td></tr><tr><td>"))],
  ["nested lists", on(repeated("<ul><li>3 beds"))],
  ["nested dl", on(repeated("<dl><dt>Price<dd>"))],
  ["nested itemscope", on(repeated('<div itemscope itemtype="https://schema.org/House" itemprop="about">'))],
  ["nested itemprop with text", on(repeated('<div itemprop="name">x', '<div itemscope itemtype="/House">'))],
  ["nested data-props", on(repeated(`<div data-props='{"price":450000,"bedrooms":3,"a":"xxxxxxxxxxxx"}'>`))],
  ["nested styles with pictures", on(repeated(`<div style="background:url('/p/1.jpg')">`))],
  ["nested breadcrumbs", on(repeated('<div class="crumb"><a>x</a>', '<html lang="zh"><meta charset=utf-8>房源出售'))],
  ["nested svg and math", on(repeated("<svg><math>"))],
  ["svg closed by what is around it", on(repeated("<div><svg></div>"))],
  ["the root closed, then siblings", on(repeated("<p>x</p>", "</page></body></html>"))],
  ["the page closed again and again", on(repeated("</page></body></html><p>x"))],
  ["nested select and option", on(repeated("<select><option>"))],
  ["nested buttons", on(repeated("<button>x"))],
  ["nested titles", repeated("<title>x")],
  ["nested html and body", repeated("<html><body>")],
  ["nested unknown elements", on(repeated("<x-y>"))],
  ["closing tags of nothing", on(repeated("</div>"))],
  ["closing tags of many names", on(counted((at) => `</x${at % 1000}>`))],
  ["closing tags of nothing below much nesting", (size) => repeated("</i>", on(repeated("<b>"))(size / 2))(size / 2)],
  ["closing p of nothing below much nesting", (size) => repeated("</p>", on(repeated("<b>"))(size / 2))(size / 2)],
  ["half tags", on(repeated("<"))],
  ["half tags with a letter", on(repeated("<a "))],
  ["tags without end", on(repeated("<div class="))],
  ["half closing tags", on(repeated("</"))],
  ["a million siblings", on(repeated("<br>"))],
  ["empty paragraphs", on(repeated("<p></p>"))],
  ["siblings of text", on(repeated("<p>x</p>"))],
  ["siblings inside one word", on(repeated("<b>x</b>"))],
  ["attributes", on(counted((at) => `a${at}=1 `, "<div ", ">"))],
  ["data attributes with addresses", on(counted((at) => `data-${at}="//a/b.jpg" `, "<img ", ">"))],
  ["the same attribute", on(repeated("a=1 ", "<div ", ">"))],
  ["a long attribute", on(repeated("x", '<div class="', '">'))],
  ["a long attribute never closed", on(repeated("x ", '<div class="'))],
  ["a long class of words", on(repeated("menu- nav- ", '<div class="', '">text</div>'))],
  ["a long class of agents", on(repeated("agent", '<div class="', '">text</div>'))],
  ["a long id of blanks", on(repeated("agent name ".trimEnd() + " ".repeat(40), '<div id="', '">text</div>'))],
  ["a long style", on(repeated("url(", '<div style="', '">text</div>'))],
  ["a long href of digits", on(repeated("1", '<a href="/', '">x</a>'))],
  ["a long srcset", on(repeated("/a.jpg 1x, ", '<img srcset="', '">'))],
  ["a long srcset of commas", on(repeated(",", '<img srcset="', '">'))],
  ["a long srcset of blanks", on(repeated(" ", '<img srcset="a', 'b">'))],
  ["a long src", on(repeated("/x_100x100", '<img src="', '.jpg"><img src="/a.jpg">'))],
  ["images", on(counted((at) => `<img src="/photos/${at}.jpg">`))],
  ["images with sizes in their names", on(counted((at) => `<img src="/photos/${at}-1-1-1_100x100-c.jpg">`))],
  ["comments", on(repeated("<!-- x -->"))],
  ["texts parted by comments", on(repeated("x<!---->"))],
  ["a comment never closed", on(repeated("-- ", "<!--"))],
  ["beginnings of comments", on(repeated("<!--"))],
  ["CDATA", on(repeated("<![CDATA["))],
  ["CDATA with ends", on(repeated("<![CDATA[x]]>"))],
  ["declarations", on(repeated("<!x"))],
  ["processing instructions", on(repeated("<?x"))],
  ["entities", on(repeated("&amp;amp;"))],
  ["halves of entities", on(repeated("&am"))],
  ["numbered entities", on(repeated("&#x1F600;&#0;"))],
  ["a numbered entity without end", on(repeated("1", "&#"))],
  ["ampersands", on(repeated("&"))],
  ["textarea and title never closed", on(repeated("<x>", "<textarea>"))],
  ["plaintext", on(repeated("x ", "<plaintext>"))],
  ["scripts without content", on(repeated("<script></script>"))],
  ["scripts never closed", on(repeated("<script>"))],
  ["styles never closed", on(repeated("<style>"))],
  ["meta", on(counted((at) => `<meta name="a${at}" content="b">`))],
  ["meta of one name", on(repeated('<meta property="og:title" content="House in Leeds">'))],
  ["meta with a long content", repeated("3 bed ", '<meta name="description" content="', '">')],
  ["link", on(repeated('<link rel="canonical" href="/1">'))],
  ["tables", on(repeated("<table><tr><th>Price<td>£1</table>"))],
  ["table rows", on(repeated("<tr><th>Price</th><td>£1,000</td></tr>", "<table>"))],
  ["table cells", on(repeated("<td>Price</td>", "<table><tr>"))],
  ["rowspan and colspan of a million", on(repeated('<td rowspan="1000000" colspan="1000000">1</td>', "<table><tr>"))],
  ["dl", on(repeated("<dt>Price</dt><dd>£1,000</dd>", "<dl>"))],
  ["dt without dd", on(repeated("<dt>Price", "<dl>"))],
  ["labels of disclosures", on(counted((at) => `<dt>Parking</dt><dd>Garage ${at}</dd>`, "<dl>"))],
  ["labels of features", on(counted((at) => `<dt>Features</dt><dd>sauna ${at}, hall ${at}</dd>`, "<dl>"))],
  ["labels of addresses", on(counted((at) => `<dt>Address</dt><dd>${at} High Street, Leeds LS1 ${at}AA</dd>`, "<dl>"))],
  ["labels of agents", on(counted((at) => `<dt>Agent</dt><dd>Ann ${at} Smith</dd>`, "<dl>"))],
  [
    "labels of descriptions",
    on(counted((at) => `<h2>Description</h2><p>This is house number ${at}, with a garden.</p>`)),
  ],
  [
    "an address over many cells",
    on(counted((at) => `<td>Address<p>${at} High Street</p><p>Leeds</p></td>`, "<table><tr>")),
  ],
  ["headings", on(counted((at) => `<h1>House ${at} for sale</h1>`))],
  ["long headings", on(counted((at) => `<h2>${"House for sale in Leeds ".repeat(8)}${at}</h2>`))],
  ["links", on(counted((at) => `<a href="/detail/${at}0000">house ${at}</a>`))],
  [
    "a long class around many children",
    shared((long, many) => `<div class="${long}">${many}</div>`, "menu nav ", "<p>x</p>"),
  ],
  [
    "a long class around many pictures",
    shared((long, many) => `<div class="${long}">${many}</div>`, "agent-", '<img alt="a" src="/a.jpg">'),
  ],
  ["a long id around many lines", shared((long, many) => `<div id="${long}">${many}</div>`, "agent", "<b>x</b><br>")],
  [
    "a long href around many pictures",
    shared((long, many) => `<a href="/${long}">${many}</a>`, "1", '<img src="/a.jpg">'),
  ],
  [
    "a long address of its own and many links",
    shared(
      (long, many) => `<link rel="canonical" href="https://a.co/${long}">${many}`,
      "1/",
      '<a href="/detail/12345">x</a>',
    ),
  ],
  [
    "a long name of its site and many headings",
    shared((long, many) => `<meta property="og:site_name" content="${long}">${many}`, "a", "<h2>House for sale</h2>"),
  ],
  [
    "a long title and many headings",
    shared((long, many) => `<meta property="og:title" content="${long}">${many}`, "ab", "<h2>House for sale</h2>"),
  ],
  [
    "a long label and many values",
    shared(
      (long, many) => `<table><tr><th>Features</th><td>${long}</td></tr>${many}</table>`,
      "(",
      "<tr><th>Agent</th><td>((((((</td></tr>",
    ),
  ],
  [
    "a long text inside nested properties",
    shared((long) => `<div itemscope itemtype="/House">${'<div itemprop="name">'.repeat(250)}${long}`, "x ", ""),
  ],
  [
    "long texts inside nested properties",
    on(
      repeated(
        `${'<div itemprop="name">'.repeat(200)}${"x ".repeat(2000)}${"</div>".repeat(200)}`,
        '<div itemscope itemtype="/House">',
      ),
    ),
  ],
  ["a long text inside nested links", shared((long) => `${'<a href="/agents/1">'.repeat(250)}${long}`, "x ", "")],
  [
    "many elements inside nested links",
    shared((long) => `${'<a href="/agents/1">'.repeat(250)}${long}`, "<b></b>", ""),
  ],
  ["similar homes", on(repeated("<h3>Similar homes</h3><p>£1,000</p>"))],
];

const data: readonly Hostile[] = [
  ["JSON-LD, a long list", ld(counted((at) => `{"@type":"House","name":"h${at}","url":"/${at}"}`, "[", "]", ","))],
  ["JSON-LD, many documents", on(repeated('<script type="application/ld+json">{"@type":"House","name":"a"}</script>'))],
  [
    "JSON-LD, a graph of offers",
    ld(counted((at) => `{"@type":"Offer","price":${at},"priceCurrency":"GBP"}`, '{"@graph":[', "]}", ",")),
  ],
  [
    "JSON-LD, circles by @id",
    ld(counted((at) => `{"@type":"House","@id":"#${at}","about":{"@id":"#${at + 1}"}}`, '{"@graph":[', "]}", ",")),
  ],
  [
    "JSON-LD, one home with lists",
    ld(repeated('{"@type":"House","about":[{"@type":"House"}]},', '{"@type":"House","about":[', "{}]}")),
  ],
  ["JSON-LD, many homes in many keys", ld(nested('{"@type":"House","about":[{},{"item":', "}]}", "", ""))],
  ["JSON-LD, deep", ld(nested('{"@graph":[', "]}"))],
  ["JSON-LD, deep and open", ld(repeated('{"@graph":['))],
  [
    "JSON-LD, properties",
    ld(counted((at) => `{"name":"Price","value":"£${at},000"}`, '{"@type":"House","additionalProperty":[', "]}", ",")),
  ],
  [
    "JSON-LD, amenities",
    ld(counted((at) => `{"name":"sauna ${at}","value":true}`, '{"@type":"House","amenityFeature":[', "]}", ",")),
  ],
  ["JSON-LD, images", ld(counted((at) => `"https://a.b/photos/${at}.jpg"`, '{"@type":"House","image":[', "]}", ","))],
  ["JSON-LD, images in images", ld(nested('{"@type":"ImageObject","image":[', "]}", '{"@type":"House","image":', "}"))],
  ["JSON-LD, a long name of marks", ld(repeated("\u0301\u0323", '{"@type":"House","name":"a', '"}'))],
  [
    "JSON-LD, sellers",
    ld(counted((at) => `{"@type":"Person","name":"Ann ${at}"}`, '{"@type":"House","seller":[', "]}", ",")),
  ],
  [
    "JSON-LD, offers",
    ld(counted((at) => `{"price":${at}000,"priceCurrency":"GBP"}`, '{"@type":"House","offers":[', "]}", ",")),
  ],
  ["JSON-LD, types", ld(counted((at) => `"House${at}"`, '{"@type":["House",', '"x"],"name":"House"}', ","))],
  ["JSON-LD, a long name", ld(repeated("House ", '{"@type":"House","name":"', '"}'))],
  ["JSON-LD, a long address", ld(repeated("1 High Street, ", '{"@type":"House","address":"', '"}'))],
  ["JSON-LD, a long size", ld(repeated("1,1", '{"@type":"House","floorSize":"', ' sqft"}'))],
  ["JSON-LD, a long description of markup", ld(repeated("<p>", '{"@type":"House","description":"', '"}'))],
  ["JSON-LD, a description of half tags", ld(repeated("<a", '{"@type":"House","description":"', '"}'))],
  ["JSON-LD, a description of line breaks", ld(repeated(" \\n", '{"@type":"House","description":"', 'x"}'))],
  ["JSON-LD, a description of entities", ld(repeated("&amp;", '{"@type":"House","description":"', '"}'))],
  ["JSON-LD as JSON5", ld(counted((at) => `{'@type':'House',name:'h${at}'}`, "[", "]", ","))],
  ["JSON-LD, JSON5 deep", ld(repeated("[", "//\n"))],
  ["JSON-LD, control characters", ld(repeated("\u0001", '{"@type":"House","name":"', '"}'))],
  ["JSON-LD, blanks at its end", ld(repeated(" ", '{"@type":"House"}', ";x"))],
  ["JSON-LD, semicolons at its end", ld(repeated("; ", '{"@type":"House"}', "x"))],
  ["JSON-LD, CDATA at its end", ld(repeated("//  ]] ", '{"@type":"House"}', "x"))],
  ["microdata, many properties", on(repeated('<b itemprop="a">x</b>', '<div itemscope itemtype="/House">'))],
  ["microdata, many names", on(counted((at) => `<b itemprop="a${at}">x</b>`, '<div itemscope itemtype="/House">'))],
  [
    "microdata, many words in one itemprop",
    on(counted((at) => `a${at}`, '<div itemscope itemtype="/House"><b itemprop="', '">x</b>', " ")),
  ],
  ["microdata, scopes", on(repeated('<div itemscope itemtype="/House"><b itemprop="name">x</b></div>'))],
  [
    "microdata, itemref circles",
    on(counted((at) => `<div itemscope itemtype="/House" id="i${at}" itemref="i${at + 1}"></div>`)),
  ],
  [
    "microdata, images",
    on(counted((at) => `<img itemprop="image" src="https://a.b/${at}.jpg">`, '<div itemscope itemtype="/House">')),
  ],
  [
    "state, JSON of 50,000 objects",
    script(
      counted((at) => `{"price":${at}000,"bedrooms":3,"area":${at}}`, '{"a":[', "]}", ","),
      'type="application/json"',
    ),
  ],
  [
    "state, listings one below the other",
    script(nested('{"price":450000,"bedrooms":3,"area":90,"a":', "}", "", ""), 'type="application/json"'),
  ],
  [
    "state, listings side by side",
    script(
      counted((at) => `"k${at}":{"price":450000,"bedrooms":3,"area":90}`, "{", "}", ","),
      'type="application/json"',
    ),
  ],
  [
    "state, one listing of many layers",
    script(
      counted((at) => `"k${at}":{"b":{"c":{}}}`, '{"price":450000,"bedrooms":3,"area":90,', "}", ","),
      'type="application/json"',
    ),
  ],
  ["state, deep", script(nested('{"a":', "}", "window.a = "))],
  ["state, deep lists", script(nested("[", "]", "window.a = "))],
  ["state, deep and open", script(repeated('{"a":', "window.a = "))],
  ["state, many keys", script(counted((at) => `"price${at}x":${at}`, "aa = {", "};", ","))],
  ["state, long keys", script(counted((at) => `"price${"x".repeat(300)}${at}":${at}`, "aa = {", "};", ","))],
  ["state, assignments that never close", script(repeated("var ab = {"))],
  ["state, assignments that close late", script((size) => repeated("var ab = {")(size / 2) + "}".repeat(size / 20))],
  ["state, assignments in assignments", script(nested("aa = {", "};"))],
  ["state, many assignments", script(counted((at) => `var ab${at} = {"price":1000,"bedrooms":3};`))],
  ["state, many short assignments", script(counted((at) => `var ab${at} = {};`))],
  ["state, JSON.parse never closed", script(repeated('aa = JSON.parse("x'))],
  ["state, JSON.parse of strings", script(repeated('aa = JSON.parse("{}");'))],
  ["state, quotes of all kinds", script(repeated("aa = {'\"`"))],
  ["state, a string never closed", script(repeated("x", 'aa = {"b":"'))],
  ["state, backslashes", script(repeated("\\\\", 'aa = {"b":"'))],
  ["state, backslashes and quotes", script(repeated('\\"', 'aa = {"b":"'))],
  [
    "state, opened strings",
    script(
      counted((at) => `"{\\"price\\":${at},\\"bedrooms\\":3,\\"area\\":90}"`, '{"a":[', "]}", ","),
      'type="application/json"',
    ),
  ],
  ["state, strings in strings", script(repeated("[", '{"a":"', '"}'), 'type="application/json"')],
  ["state, JSON5", script(counted((at) => `k${at}:{price:${at}000,bedrooms:3}`, "aa = {", "};", ","))],
  ["state, JSON5 that fails at its end", script(counted((at) => `k${at}:'a'`, "aa = {", ",:};", ","))],
  ["state, many JSON5 of middling length", script(repeated(`aa = {a:'${"x".repeat(900)}'};`))],
  ["state, words before an assignment", script(repeated("a."))],
  ["state, blanks before an assignment", script(repeated(" ", "window.state", "= 1"))],
  ["state, words and blanks", script(repeated(`${"a".repeat(60)}${" ".repeat(60)}`))],
  ["state, commas and braces", script(repeated(",({"))],
  [
    "state, React flight",
    on(repeated('<script>self.__next_f.push([1,"1:{\\"price\\":450000,\\"bedrooms\\":3}\\n"])</script>')),
  ],
  ["state, React flight in one script", script(repeated('self.__next_f.push([1,"1:{\\"price\\":450000}\\n"]);'))],
  ["state, React flight never closed", script(repeated('self.__next_f.push([1,"'))],
  ["state, React flight of brackets", script(repeated("self.__next_f.push("))],
  [
    "state, Nuxt",
    script(
      counted((at) => `{"a":${at + 1},"b":${at + 2}}`, "[", "]", ","),
      'id="__NUXT_DATA__" type="application/json"',
    ),
  ],
  [
    "state, Nuxt, all lists at one",
    script(
      counted(() => "[1,1,1,1,1,1,1,1]", "[", "]", ","),
      'id="__NUXT_DATA__" type="application/json"',
    ),
  ],
  [
    "state, Nuxt, circles",
    script(
      counted((at) => `["Ref",${at}]`, "[", "]", ","),
      'id="__NUXT_DATA__" type="application/json"',
    ),
  ],
  [
    "state, photos",
    script(
      counted((at) => `"https://a.b/p/${at}.jpg"`, '{"price":450000,"bedrooms":3,"area":90,"photos":[', "]}", ","),
      'type="application/json"',
    ),
  ],
  [
    "state, photos in many sizes",
    script(
      counted(
        (at) => `{"url":"https://a.b/p/${at}.jpg","width":${at}}`,
        '{"price":450000,"bedrooms":3,"area":90,"photos":[[',
        "]]}",
        ",",
      ),
      'type="application/json"',
    ),
  ],
  [
    "state, a long price",
    script(repeated("1,111", '{"bedrooms":3,"area":90,"yearBuilt":1990,"price":"£', '"}'), 'type="application/json"'),
  ],
  [
    "state, a long title of tags",
    script(repeated("<b>", '{"price":450000,"bedrooms":3,"area":90,"description":"', '"}'), 'type="application/json"'),
  ],
  ["addresses in scripts", script(repeated("https://a.bc/c/"))],
  [
    "slashes in scripts",
    (size) => `<meta property="og:image" content="https://a.b/c/1.jpg">${script(repeated("//"))(size)}`,
  ],
  [
    "addresses of pictures in scripts",
    (size) => `<meta property="og:image" content="https://a.b/c/1.jpg">${script(repeated("https://a.bc/c/"))(size)}`,
  ],
  [
    "escaped slashes in scripts",
    (size) => `<meta property="og:image" content="https://a.b/c/1.jpg">${script(repeated("\\/\\/abcd\\/"))(size)}`,
  ],
  [
    "a long word in scripts",
    (size) => `<meta property="og:image" content="https://a.b/c/1.jpg">${script(repeated("a", "//"))(size)}`,
  ],
];

const text: readonly Hostile[] = [
  ["digits", said(repeated("1"))],
  ["digits in the title", (size) => `<title>${"1".repeat(size)}</title><h1>${"1".repeat(size)}</h1>`],
  ["digits and commas", said(repeated("1,111"))],
  ["digits and blanks", said(repeated("1 "))],
  ["digits and NBSP", said(repeated("1\u00a0111"))],
  ["a list of digits", said(repeated("1,"))],
  ["full-width digits", said(repeated("１２３，"), "ja")],
  ["digits before units", said(repeated("1 sq "))],
  ["years", said(repeated("1997 2003 "))],
  ["phone numbers", said(repeated("+1 (555) 123-4567 "))],
  ["blanks", said(repeated(" ", "Price:", "x"))],
  ["NBSP", said(repeated("\u00a0", "Price:", "x"))],
  ["tabs", said(repeated("\t", "Price:", "x"))],
  ["line breaks", said(repeated("\n", "Price:", "x"))],
  ["marks without width", said(repeated("\u200b", "Price:", "x"))],
  ["colons", said(repeated(":"))],
  ["labels and colons", said(repeated("Price: "))],
  ["currency marks", said(repeated("£"))],
  ["currency marks and digits", said(repeated("£1 "))],
  ["prices", lines("£450,000")],
  ["prices in many words", lines("Guide price £450,000 from the agent")],
  ["areas", lines("120 sq ft")],
  ["rooms in Chinese", said(repeated("1室1厅"), "zh")],
  ["rooms in Chinese, many lines", lines("1室1厅1卫 90平米 100万元", "zh")],
  ["Chinese numerals", said(repeated("一二三"), "zh")],
  ["Chinese myriads", said(repeated("1万1亿"), "zh")],
  ["Japanese addresses", lines("東京都港区芝1丁目2番3号", "ja")],
  ["a long Japanese address", said(repeated("東京都港区"), "ja")],
  ["Japanese brackets", said(repeated("（"), "ja")],
  ["Korean prices", said(repeated("6억 9,500만원 "), "ko")],
  ["units", said(repeated("m² "))],
  ["addresses", lines("1 High Street, Leeds, LS1 2AB")],
  ["commas in an address", said(repeated("a, "))],
  ["commas in an address element", said(repeated("Aa, "), "en", "address")],
  ["capitals and commas", said(repeated("Aaaa Bbbb, "))],
  ["price words", said(repeated("price "))],
  ["fees and deposits", lines("deposit £1,000")],
  ["words of agents", said(repeated("marketed by Aaaa "))],
  ["combining marks", said(repeated("e\u0301\u0301\u0301"))],
  ["only combining marks", said(repeated("\u0301", "a"))],
  ["combining marks in the wrong order", said(repeated("\u0301\u0323", "a"))],
  ["combining marks in the title", repeated("\u0301\u0323", "<title>a", "</title><h1>House</h1>")],
  ["halves of surrogates", said(repeated("\ud83d"))],
  ["emoji", said(repeated("👨‍👩‍👧‍👦"))],
  ["marks from right to left", said(repeated("\u202e\u200fא"))],
  ["a base64 blob", said(repeated("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"))],
  ["a picture as data", on(repeated("iVBORw0KGgo", '<img src="data:image/png;base64,', '">'))],
  ["a page of another encoding", (size) => `<meta charset="gb18030">${repeated("Ã·´¨Ô·")(size)}`],
  ["replacement characters", said(repeated("\ufffd"))],
  ["nulls", said(repeated("\u0000"))],
  ["one line of words", said(repeated("the house is light and quiet. "))],
  ["one line of Chinese", said(repeated("房子安静明亮，"), "zh")],
  ["one long word", said(repeated("a"))],
  ["one long word in the title", (size) => `<title>${"a".repeat(size)}</title><h1>${"é,".repeat(size / 2)}</h1>`],
  ["separators in the title", repeated(" | ", "<title>House", "</title><h1>House</h1>")],
  ["dashes in the title", repeated(" - a", "<title>House", "</title><h1>House</h1>")],
  [
    "breadcrumbs",
    counted((at) => `<a>城市${at}</a>`, '<html lang="zh"><title>北京房源</title><div class="crumb">', "</div>"),
  ],
  ["city suffixes", lines("北京租房二手房安居客链家", "zh")],
  ["many labels", lines("Price: £450,000")],
  ["many labels and nothing else", lines("Price")],
  ["labels of two words", lines("Built in 1889 or Bedrooms 3")],
  ["brackets in labels", lines("Price (GBP) [net] (x): £1")],
  ["many floors", lines("3rd floor of 6", "en", "li")],
  ["long lists", lines("3 bedrooms and 2 bathrooms", "en", "li")],
  ["prose", lines("The house stands in a quiet street and has a garden, a garage and two bathrooms, in all 120 m².")],
];

/** Makers of whole pages; each ends where its size ends, closed or not. */
export const hostilePages: readonly Hostile[] = [...markup, ...data, ...text];
