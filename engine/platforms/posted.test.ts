import { expect, test } from "vitest";
import { copyLanguages } from "#contract/copy";
import { compose } from "#engine/copy/index";
import { postedText } from "#engine/pack/texts";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse, frenchHouse, shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { isHybrid } from "./hashtags.ts";
import { postedOf } from "./posted.ts";

const scripts = [/\p{Script=Latin}/u, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, /\p{Script=Hangul}/u];

test("tags are in one script, as people search them", () => {
  for (const listing of [shanghaiSale, californiaHouse, frenchHouse, tokyoSale])
    for (const language of copyLanguages) {
      const { hashtags } = compose(listing, briefFor(listing), { platform: "instagram", language, kind: "post" });
      for (const tag of hashtags)
        expect(scripts.filter((script) => script.test(tag.replace(/\d?(?:S?LDK|SOHO|LOFT)/g, ""))).length, tag).toBe(
          /^\d?(?:S?LDK|SOHO|LOFT)$/.test(tag) ? 0 : 1,
        );
    }
  expect(["Portland买房", "江東区apartment", "판교apartment"].filter(isHybrid)).toHaveLength(3);
  expect(["2LDK", "2LDK賃貸", "LOFT公寓", "上海二手房", "RealEstate"].filter(isHybrid)).toEqual([]);
});

test.each(["xiaohongshu", "weibo", "instagram", "zhihu", "wordpress", "wechat"])(
  "%s: the file of a pack is what the screen shows and the clipboard takes, tags and topics too",
  (platform) => {
    const piece = compose(shanghaiSale, briefFor(shanghaiSale), { platform, language: "zh", kind: "post" });
    const { title, text, topics } = postedOf(piece, piece);
    expect(postedText(piece)).toBe([title, text, topics].filter(Boolean).join("\n\n"));
    for (const tag of piece.hashtags.slice(0, 1))
      expect((topics ?? text).split(tag).length + (text.match(/#/g)?.length ?? 0)).toBeGreaterThan(1);
  },
);

test("a tag that the text has is not said twice, but the beginning of a longer one is none", () => {
  const piece = { platform: "instagram", kind: "post" as const };
  const posted = (body: string) => postedOf(piece, { title: null, body, hashtags: ["上海", "看房"] }).text;
  expect(posted("两房 #上海")).toBe("两房 #上海\n\n#看房");
  expect(posted("两房 #上海二手房")).toBe("两房 #上海二手房\n\n#上海 #看房");
});
