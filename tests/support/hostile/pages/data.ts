/** Pages whose data costs a reader more than its length: JSON-LD, microdata, state in scripts, addresses of pictures. */
import { counted, type Hostile, nested, repeated } from "../made.ts";
import { ld, onPage, script } from "./frame.ts";

export const data: readonly Hostile[] = [
  ["JSON-LD, a long list", ld(counted((at) => `{"@type":"House","name":"h${at}","url":"/${at}"}`, "[", "]", ","))],
  [
    "JSON-LD, many documents",
    onPage(repeated('<script type="application/ld+json">{"@type":"House","name":"a"}</script>')),
  ],
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
  ["microdata, many properties", onPage(repeated('<b itemprop="a">x</b>', '<div itemscope itemtype="/House">'))],
  ["microdata, many names", onPage(counted((at) => `<b itemprop="a${at}">x</b>`, '<div itemscope itemtype="/House">'))],
  [
    "microdata, many words in one itemprop",
    onPage(counted((at) => `a${at}`, '<div itemscope itemtype="/House"><b itemprop="', '">x</b>', " ")),
  ],
  ["microdata, scopes", onPage(repeated('<div itemscope itemtype="/House"><b itemprop="name">x</b></div>'))],
  [
    "microdata, itemref circles",
    onPage(counted((at) => `<div itemscope itemtype="/House" id="i${at}" itemref="i${at + 1}"></div>`)),
  ],
  [
    "microdata, images",
    onPage(counted((at) => `<img itemprop="image" src="https://a.b/${at}.jpg">`, '<div itemscope itemtype="/House">')),
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
    onPage(repeated('<script>self.__next_f.push([1,"1:{\\"price\\":450000,\\"bedrooms\\":3}\\n"])</script>')),
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
