import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pieceLimits, type SavedPiece } from "#contract/campaign";
import { Results } from "#web/features/pieces/results.tsx";
import { campaign, piece } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(() => {
  localStorage.clear();
  resetFakeApi();
});
afterEach(unmountAll);

const field = () => {
  const found = document.querySelector("textarea");
  if (!found) throw new Error("no editor");
  return found;
};
async function write(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The results over a "server" that holds one piece; `elsewhere` is what a re-read finds. */
async function show(first: SavedPiece, elsewhere: SavedPiece = first) {
  function Frame() {
    const [now, setNow] = useState(first);
    return (
      <Results
        campaign={campaign({ pieces: [now] })}
        outdated={() => []}
        onSaved={setNow}
        onStale={() => setNow(elsewhere)}
      />
    );
  }
  await mount(<Frame />);
}

test("an edit is saved with the version it began from, and can be undone", async () => {
  const first = piece({ body: "第一版" });
  answers["pieces.update"] = async (input) => ({
    ...first,
    ...Object(input),
    version: Number(Reflect.get(Object(input), "version")) + 1,
  });
  await show(first);
  await write("第二版");
  expect(pageText()).toContain("有未保存的修改");
  await press("保存");
  expect(inputsOf("pieces.update")).toMatchObject([{ id: first.id, version: 1, body: "第二版" }]);
  await press("撤销");
  expect(inputsOf("pieces.update")[1]).toMatchObject({ version: 2, body: "第一版" });
  expect(field().value).toBe("第一版");
});

test("a text longer than any platform takes stays whole in its field, and is saved once it is shorter", async () => {
  await show(piece({ body: "第一版" }));
  const long = "好".repeat(pieceLimits.body + 1);
  await write(long);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(`最多 ${pieceLimits.body} 个字`);
  expect(button("保存").disabled).toBe(true);
  expect(field().value).toBe(long);
  await write(long.slice(1));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(button("保存").disabled).toBe(false);
});

test("when somebody else saved first, both texts stay until one is chosen", async () => {
  const first = piece({ body: "第一版" });
  answers["pieces.update"] = async () => Promise.reject(apiError("stale_edit"));
  await show(first, { ...first, body: "别人的一版", version: 2 });
  await write("我的一版");
  await press("保存");
  expect(pageText()).toContain("这篇内容已在别处改过");
  expect(pageText()).toContain("别人的一版");
  expect(field().value).toBe("我的一版");
  expect(button("保存").disabled).toBe(true);
  answers["pieces.update"] = async (input) => ({ ...first, ...Object(input), version: 3 });
  await press("用我的覆盖");
  expect(inputsOf("pieces.update")[1]).toMatchObject({ version: 2, body: "我的一版" });
  expect(pageText()).not.toContain("这篇内容已在别处改过");
});

test("while two versions stand against each other, the other's findings are not said of mine", async () => {
  const first = piece({ body: "第一版" });
  const finding = {
    rule: "r",
    severity: "block" as const,
    start: 0,
    end: 2,
    text: "最好",
    suggestion: null,
    citation: "",
  };
  const theirs = {
    ...first,
    body: "最好的一版",
    version: 2,
    findings: [{ ...finding, message: { zh: "绝对化用语", en: "" } }],
  };
  answers["pieces.update"] = async () => Promise.reject(apiError("stale_edit"));
  await show(first, theirs);
  await write("我的最好");
  await press("保存");
  expect(pageText()).toContain("最好的一版");
  expect(pageText()).not.toContain("绝对化用语");
  expect(document.querySelectorAll("mark")).toHaveLength(0);
});

test("a mail is shown light or dark as chosen, whatever the reader's own system says", async () => {
  const html = "<style>@media (prefers-color-scheme:dark){b{color:red}}</style><b>梅川苑</b>";
  await show(piece({ kind: "email", platform: "email", title: "梅川苑", html }));
  const mail = () => document.querySelector("iframe")?.getAttribute("srcdoc") ?? "";
  expect(mail()).toContain("@media not all{b");
  await press("深色下的样子");
  expect(mail()).toContain("@media all{b");
  expect(button("浅色下的样子").getAttribute("aria-pressed")).toBe("true");
});

test("taking the other version shows it in the editor", async () => {
  const first = piece({ body: "第一版" });
  answers["pieces.update"] = async () => Promise.reject(apiError("stale_edit"));
  await show(first, { ...first, body: "别人的一版", version: 2 });
  await write("我的一版");
  await press("保存");
  await press("用最新的一版");
  expect(field().value).toBe("别人的一版");
});

test("an unsaved edit is there again after the page was left", async () => {
  const first = piece({ body: "第一版" });
  await show(first);
  await write("写到一半");
  await unmountAll();
  await show(first);
  expect(field().value).toBe("写到一半");
});

test("the counter counts the platform's own way and says by how much a post is too long", async () => {
  await show(piece({ platform: "twitter", body: "上".repeat(141) }));
  expect(pageText()).toContain("282 / 280");
  expect(pageText()).toContain("超出 2 加权字符");
});

test("findings and untraced claims are listed with message, suggestion and citation, and marked in the text", async () => {
  await show(
    piece({
      body: "最好的户型，近重点小学。",
      findings: [
        {
          rule: "cn-superlative",
          severity: "block",
          start: 0,
          end: 2,
          text: "最好",
          message: { zh: "绝对化用语", en: "superlative" },
          suggestion: { zh: "写出具体事实", en: "state the fact" },
          rewording: "南北通透的两居。",
          citation: "广告法第九条",
          model: "house",
        },
        {
          rule: "cn-invest-hint",
          severity: "warn",
          start: 3,
          end: 5,
          text: "户型",
          message: { zh: "升值暗示", en: "hint at gains" },
          suggestion: null,
          citation: "广告法第二十六条",
          likeness: true,
        },
      ],
      untraced: [
        { start: 7, end: 11, text: "重点小学", kind: "claim" },
        { start: 3, end: 5, text: "户型", kind: "claim", grade: "block", model: "house", source: "两室一厅" },
      ],
    }),
  );
  for (const words of [
    "绝对化用语",
    "建议：写出具体事实",
    "可以改成：“南北通透的两居。”",
    "依据：广告法第九条",
    "这一条是模型 house 的意见",
    "这句话和违规的写法相似，只作提醒",
    "“重点小学”在确认的信息里找不到依据",
    "“户型”和确认的信息对不上，信息里写的是“两室一厅”",
    "这一条是模型 house 对照房源信息读出来的",
  ]) {
    expect(pageText()).toContain(words);
  }
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["最好", "户型", "重点小学"]);
  await press("在正文中定位");
  await settle();
  expect(document.activeElement).toBe(field());
});

test("results open in the interface's language where the campaign has it, else in its first", async () => {
  const both = [piece({ language: "zh", body: "中文的一篇" }), piece({ language: "en", body: "The English one" })];
  const sample = campaign({ pieces: both });
  const of = { ...sample, preferences: { ...sample.preferences, languages: ["zh" as const, "en" as const] } };
  const nothing = () => undefined;
  await mount(<Results campaign={of} outdated={() => []} onSaved={nothing} onStale={nothing} />, "en");
  expect(field().value).toBe("The English one");
  await unmountAll();
  const only = { ...of, preferences: { ...of.preferences, languages: ["zh" as const] }, pieces: both.slice(0, 1) };
  await mount(<Results campaign={only} outdated={() => []} onSaved={nothing} onStale={nothing} />, "en");
  expect(field().value).toBe("中文的一篇");
});
