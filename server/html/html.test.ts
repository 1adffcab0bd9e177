import { expect, test } from "vitest";
import { html, jsonScript } from "./html.ts";

test("what is put into a template cannot become markup", () => {
  expect(html`<p title="${'"x"'}">${"<b>&"}${html`<i>${["a", "<"]}</i>`}${null}</p>`.toString()).toBe(
    '<p title="&quot;x&quot;">&lt;b&gt;&amp;<i>a&lt;</i></p>',
  );
});

test("a value in a JSON script cannot close it and reads back the same", () => {
  const value = { text: "</script><script>alert(1)</script>" };
  expect(jsonScript(value).toString()).not.toContain("</");
  expect(JSON.parse(jsonScript(value).toString())).toEqual(value);
});
