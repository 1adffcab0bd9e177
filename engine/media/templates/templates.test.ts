/** Every template in every shape and language, with the longest and the shortest texts: nothing overflows, touches or pales. */
import { describe, expect, test } from "vitest";
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { type Ratio, ratios } from "#contract/media/poster";
import { alteredWords } from "#engine/media/content/altered";
import type { PictureContent } from "#engine/media/content/content";
import { frameOf } from "#engine/media/content/format";
import { contrastOf, luminanceOf, rgbOf } from "#engine/media/layout/colors";
import type { Box, Command } from "#engine/media/layout/commands";
import type { Placed } from "#engine/media/layout/place-leaf";
import { layOut, type Poster } from "#engine/media/poster";
import { homeContent, longest, plainMeasure, shortest, whitePhoto } from "#tests/support/media/drawn";
import { type TemplateId, templates } from "./index.ts";

const ids = Object.keys(templates).filter((id): id is TemplateId => Object.hasOwn(templates, id));
const photos = Array.from({ length: 8 }, () => whitePhoto());
const homes = new Map<string, PictureContent>();
const home = (language: CopyLanguage, template: TemplateId): PictureContent => {
  const key = `${language} ${template}`;
  const made = homes.get(key) ?? homeContent(language, template);
  homes.set(key, made);
  return made;
};
const drawn = (template: TemplateId, ratio: Ratio, content: PictureContent, shown = photos): Poster =>
  layOut({ template, ratio, content, look: { accent: "#D9481C" }, photos: shown, logo: null }, plainMeasure);

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1.5;

const codesOf = (commands: readonly Command[]): Box[] =>
  commands.flatMap((command, at) => {
    const before = commands[at - 1];
    return command.kind === "path" && before?.kind === "fill" ? [before] : [];
  });

/** What is wrong with a picture: texts beyond the margin, over each other or over the code, or not all there. */
function faultsOf(poster: Poster, ratio: Ratio): string[] {
  const { u } = frameOf(ratio);
  const boxes: Placed[] = [
    ...poster.texts,
    ...codesOf(poster.commands).map((box) => ({ text: "code", box, whole: true })),
  ];
  const edge = 2 * u;
  const outside = boxes.filter(
    ({ box }) =>
      box.x < edge - 1 ||
      box.y < edge - 1 ||
      box.x + box.width > poster.width - edge + 1 ||
      box.y + box.height > poster.height - edge + 1,
  );
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => [one, other]),
  );
  return [
    ...(poster.fits ? [] : ["does not fit"]),
    ...boxes.filter(({ whole }) => !whole).map(({ text }) => `cut: ${text}`),
    ...outside.map(({ text }) => `outside: ${text}`),
    ...over.map(([one, other]) => `over each other: ${one?.text} | ${other?.text}`),
  ];
}

/** Luminance of what lies under a point, all photos white. */
function groundAt(commands: readonly Command[], x: number, y: number): number {
  let grey: [number, number, number] = [255, 255, 255];
  for (const command of commands) {
    if (command.kind === "text" || command.kind === "path" || command.kind === "outline") continue;
    if (x < command.x || y < command.y || x > command.x + command.width || y > command.y + command.height) continue;
    if (command.kind === "picture") grey = [255, 255, 255];
    else if (command.kind === "fill") grey = [...rgbOf(command.color)];
    else {
      const at = command.way === "down" ? (y - command.y) / command.height : (x - command.x) / command.width;
      const next = command.stops.findIndex((stop) => stop.at >= at);
      const to = command.stops[next] ?? command.stops.at(-1);
      const from = command.stops[Math.max(0, next - 1)] ?? to;
      if (!to || !from) continue;
      const part = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
      const alpha = from.alpha + (to.alpha - from.alpha) * part;
      const over = rgbOf(command.color);
      const mix = (index: 0 | 1 | 2) => grey[index] * (1 - alpha) + over[index] * alpha;
      grey = [mix(0), mix(1), mix(2)];
    }
  }
  return luminanceOf(grey);
}

function paleTexts({ commands }: Poster): string[] {
  return commands.flatMap((command, at) => {
    if (command.kind !== "text") return [];
    const ink = luminanceOf(rgbOf(command.color));
    const middle = command.y - command.font.size * 0.35;
    const points = [command.x + command.font.size * 0.2, command.x + plainMeasure(command.text, command.font) * 0.9];
    const worst = Math.min(
      ...points.map((x) => {
        const ground = groundAt(commands.slice(0, at), x, middle);
        return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      }),
    );
    return worst < 4.5 ? [`${worst.toFixed(2)}: ${command.text}`] : [];
  });
}

describe.each(ids)("%s", (template) => {
  test("holds a home of every language in every shape: whole, inside the margins, nothing over anything, readable", () => {
    for (const language of copyLanguages)
      for (const ratio of ratios) {
        const poster = drawn(template, ratio, home(language, template));
        expect({ language, ratio, faults: faultsOf(poster, ratio), pale: paleTexts(poster) }).toEqual({
          language,
          ratio,
          faults: [],
          pale: [],
        });
        expect(poster.texts.length).toBeGreaterThan(1);
      }
  });

  test("holds the longest texts of every language", () => {
    for (const language of copyLanguages)
      for (const ratio of ratios) {
        const poster = drawn(template, ratio, longest(home(language, template)));
        const faults = faultsOf(poster, ratio);
        expect({ language, ratio, faults }).toEqual({ language, ratio, faults: [] });
      }
  });

  test("stands without photo, agent, price or anything but a name", () => {
    for (const language of ["zh", "de"] as const)
      for (const ratio of ratios) {
        const whole = home(language, template);
        const lacking = {
          photo: drawn(template, ratio, whole, []),
          agent: drawn(template, ratio, { ...whole, agent: null }),
          price: drawn(template, ratio, { ...whole, price: null, before: null }),
          link: drawn(template, ratio, { ...whole, link: null }),
          anything: drawn(template, ratio, shortest(whole)),
        };
        for (const [lack, poster] of Object.entries(lacking))
          expect({ lack, language, ratio, faults: faultsOf(poster, ratio), pale: paleTexts(poster) }).toEqual({
            lack,
            language,
            ratio,
            faults: [],
            pale: [],
          });
      }
  });
});

test("an account's colour, however pale or dark, is read where it is text and stood on where it is ground", () => {
  for (const accent of ["#FFF3B0", "#0A0A0A", "#00FF88", "#808080"])
    for (const template of ["just-listed", "open-house", "price-change", "nine-grid"] as const) {
      const content = home("zh", template);
      const poster = layOut({ template, ratio: "4:5", content, look: { accent }, photos, logo: null }, plainMeasure);
      expect(paleTexts(poster)).toEqual([]);
    }
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21);
});

const square = { ...whitePhoto(), width: 300, height: 300 };
const withLogo = (template: TemplateId, ratio: Ratio, content: PictureContent, shown = photos): Poster =>
  layOut({ template, ratio, content, look: { accent: "#D9481C" }, photos: shown, logo: square }, plainMeasure);

test.each(ids)("%s has room for the account's logo beside the longest texts", (template) => {
  for (const language of ["zh", "de"] as const)
    for (const ratio of ratios) {
      const poster = withLogo(template, ratio, longest(home(language, template)));
      expect({ language, ratio, faults: faultsOf(poster, ratio) }).toEqual({ language, ratio, faults: [] });
    }
});

test.each(ids.filter((id) => !/^(page|film)-/.test(id)))(
  "%s shows the account's logo once and small, and never in the place of a photo that is missing",
  (template) => {
    for (const ratio of ratios)
      for (const shown of [photos, []]) {
        const { commands } = withLogo(template, ratio, home("en", template), shown);
        const logos = commands.filter((one) => one.kind === "picture" && one.picture === shown.length);
        expect({ ratio, photos: shown.length, logos: logos.length }).toEqual({ ratio, photos: shown.length, logos: 1 });
        for (const one of logos)
          if (one.kind === "picture") expect(one.height).toBeLessThanOrEqual(6 * frameOf(ratio).u);
      }
  },
);

test.each(ids.filter((id) => !/^(page|film)-/.test(id)))(
  "%s holds the longest texts with headlines without serifs and the logo behind the name, and leaves it out where wished",
  (template) => {
    for (const language of ["zh", "de"] as const)
      for (const ratio of ratios) {
        const order = { template, ratio, photos, logo: square } as const;
        const content = longest(home(language, template));
        const look = { accent: "#D9481C", typeface: "sans", logoPlace: "end" } as const;
        const poster = layOut({ ...order, content, look }, plainMeasure);
        expect({ language, ratio, faults: faultsOf(poster, ratio) }).toEqual({ language, ratio, faults: [] });
        const families = poster.commands.flatMap((one) => (one.kind === "text" ? [one.font.family] : []));
        expect(new Set(families)).toEqual(new Set(["sans"]));
        const bare = layOut({ ...order, content, look: { ...look, logoPlace: "none" } }, plainMeasure);
        expect(bare.commands.filter((one) => one.kind === "picture" && one.picture === photos.length)).toEqual([]);
      }
  },
);

const posters = ids.filter((id) => !/^(page|film)-/.test(id));
const shownOf = ({ commands }: Poster) => commands.flatMap((one) => (one.kind === "picture" ? [one.picture] : []));

test.each(posters)(
  "%s shows the face of who signs, small, beside the longest texts, and never among the home's photos",
  (template) => {
    for (const language of ["zh", "de"] as const)
      for (const ratio of ratios) {
        const whole = longest(home(language, template));
        const of = (count: number) => {
          const agent = whole.agent && { ...whole.agent, portrait: count, wechat: count + 1 };
          const order = {
            template,
            ratio,
            look: { accent: "#D9481C" },
            photos: photos.slice(0, count + 2),
            logo: square,
          };
          return layOut({ ...order, content: { ...whole, agent } }, plainMeasure);
        };
        expect({ language, ratio, faults: faultsOf(of(3), ratio) }).toEqual({ language, ratio, faults: [] });
        for (const count of [0, 3]) {
          const own = home(language, template);
          const agent = own.agent && { ...own.agent, portrait: count, wechat: count + 1 };
          const order = {
            template,
            ratio,
            look: { accent: "#D9481C" },
            photos: photos.slice(0, count + 2),
            logo: square,
          };
          const { commands } = layOut({ ...order, content: { ...own, agent } }, plainMeasure);
          const faces = commands.filter((one) => one.kind === "picture" && one.picture === count);
          // the shortest shape has no room for it beside every word
          const least = ratio === "1:1" ? 0 : 1;
          expect({ language, ratio, count, shown: faces.length >= least && faces.length <= 1 }).toEqual({
            ...{ language, ratio, count },
            shown: true,
          });
          for (const one of faces)
            if (one.kind === "picture") expect(one.width).toBeLessThanOrEqual(22 * frameOf(ratio).u);
        }
      }
  },
);

test("a home without a page shows the agent's code in the place of its own", () => {
  for (const template of posters.filter((id) => id !== "sold"))
    for (const link of ["https://example.com/p/a", null]) {
      const whole = home("zh", template);
      const agent = whole.agent && { ...whole.agent, wechat: 1 };
      const poster = drawn(template, "4:5", { ...whole, link, agent }, photos.slice(0, 2));
      const wanted = link === null || template === "agent-card" ? 1 : 0;
      expect({ template, link, codes: shownOf(poster).filter((one) => one === 1).length }).toEqual({
        ...{ template, link },
        codes: wanted,
      });
      expect(faultsOf(poster, "4:5")).toEqual([]);
    }
});

test("an agent's card shows their face and code beside the home, whatever has to make room", () => {
  for (const language of ["zh", "de"] as const)
    for (const ratio of ratios) {
      const card = longest(home(language, "agent-card"));
      const agent = card.agent && { ...card.agent, portrait: 1, wechat: 2 };
      const poster = drawn("agent-card", ratio, { ...card, agent }, photos.slice(0, 3));
      expect({ language, ratio, faults: faultsOf(poster, ratio) }).toEqual({ language, ratio, faults: [] });
      const shown = drawn("agent-card", ratio, { ...home(language, "agent-card"), agent }, photos.slice(0, 3));
      const pictures = shown.commands.flatMap((command) => (command.kind === "picture" ? [command.picture] : []));
      expect(pictures.sort().slice(0, 2)).toEqual([0, 1]);
      if (ratio !== "1:1") expect(pictures).toHaveLength(3);
    }
});

test("the nine squares show a floor plan whole, and every photo filling its square", () => {
  const shown = photos.slice(0, 6).map((photo, at) => ({ ...photo, plan: at === 5 }));
  for (const ratio of ratios) {
    const { commands } = drawn("nine-grid", ratio, home("de", "nine-grid"), shown);
    const crops = commands.flatMap((one) => (one.kind === "picture" ? [[one.picture, one.crop, one] as const] : []));
    const plan = crops.find(([picture]) => picture === 5);
    expect({ ratio, crop: plan?.[1] }).toEqual({ ratio, crop: { x: 0, y: 0, width: 1, height: 1 } });
    expect((plan?.[2].width ?? 0) / (plan?.[2].height ?? 1)).toBeCloseTo(1600 / 1200);
    expect(crops.some(([picture, crop]) => picture === 0 && crop.width * crop.height < 0.99)).toBe(true);
  }
});

test("facts and the law's small print leave no word alone on a line", () => {
  const { commands } = drawn("banner", "3:4", home("de", "banner"));
  const lines = commands.flatMap((one) => (one.kind === "text" ? [one.text.replaceAll("\u00a0", " ")] : []));
  const ofText = (part: string) => lines.findLast((line) => line.includes(part));
  // the year stood alone, as did the firm's last word; the fee's tax stood on the next line
  expect(ofText("Baujahr 1908")).toContain(" · ");
  expect(ofText("Voss Immobilien")).toContain("Immobilienmakler: Albers");
  expect(ofText("Provision:")).toContain("inkl. MwSt.");
});

test("a name is never parted, and stands before its number or above it", () => {
  for (const template of posters)
    for (const ratio of ratios) {
      const { commands } = drawn(template, ratio, home("zh", template));
      const lines = commands.flatMap((one) => (one.kind === "text" ? [one.text] : []));
      expect({ template, ratio, whole: lines.some((line) => line.includes("顾芸")) }).toEqual({
        ...{ template, ratio },
        whole: true,
      });
    }
});

/** Blanks that part no line are blanks. */
const plain = (text: string): string => text.replace(/[\s\u00a0\u2060]/gu, "");

/** Pixels a phone shows of a picture's 1080. */
const PHONE = 390 / 1080;
const feeds = ratios.filter((ratio) => ratio !== "A4" && ratio !== "16:9");
test.each(ids.filter((id) => !/^film-/.test(id)))(
  "%s is read on a phone: no word lower than six and a half of its pixels",
  (template) => {
    for (const language of copyLanguages)
      for (const ratio of feeds) {
        const { commands } = drawn(template, ratio, home(language, template));
        const low = commands.flatMap((one) => (one.kind === "text" && one.font.size * PHONE < 6.5 ? [one.text] : []));
        expect({ language, ratio, low }).toEqual({ language, ratio, low: [] });
      }
  },
);

test.each(posters)("%s as a story keeps its words from where the app lays its signs", (template) => {
  for (const language of copyLanguages) {
    const poster = drawn(template, "9:16", home(language, template));
    const { u } = frameOf("9:16");
    const near = poster.texts.filter(({ box }) => box.y < 12 * u || box.y + box.height > poster.height - 13.9 * u);
    expect({ language, near: near.map(({ text }) => text) }).toEqual({ language, near: [] });
  }
});

test("a home that is sold is seen in its own light", () => {
  for (const ratio of ratios)
    expect(drawn("sold", ratio, home("zh", "sold")).commands.map(({ kind }) => kind)).not.toContain("shade");
});

test.each(posters.filter((id) => id !== "sold"))(
  "%s says how large the home is, in every language and shape",
  (template) => {
    for (const language of copyLanguages)
      for (const ratio of ratios) {
        const content = home(language, template);
        const [, area = ""] = content.facts;
        const { commands } = drawn(template, ratio, content);
        const read = commands.flatMap((one) => (one.kind === "text" ? [one.text] : [])).join(" ");
        expect({ language, ratio, said: plain(read).includes(plain(area)) }).toEqual({ language, ratio, said: true });
      }
  },
);

test("no line parts one of the law's particulars that fits on it", () => {
  const { commands } = drawn("just-listed", "1:1", home("ja", "just-listed"));
  const lines = commands.flatMap((one) => (one.kind === "text" ? [one.text] : []));
  for (const particular of ["取引態様：媒介", "築年：2012年（平成24年）", "情報公開日：2026年11月23日"])
    expect(
      lines.some((line) => line.includes(particular)),
      particular,
    ).toBe(true);
});

const changed = photos.map((photo) => ({ ...photo, altered: true }));
test.each(ids)("%s says of each photo that shows what is not there that it does", (template) => {
  for (const language of copyLanguages)
    for (const ratio of ratios) {
      const { commands } = drawn(template, ratio, home(language, template), changed);
      const shown = commands.filter((one) => one.kind === "picture").length;
      const said = commands.filter((one) => one.kind === "text" && one.text === alteredWords[language]).length;
      expect({ language, ratio, said }).toEqual({ language, ratio, said: shown });
      const plainly = drawn(template, ratio, home(language, template));
      expect(JSON.stringify(plainly.commands)).not.toContain(alteredWords[language]);
    }
});
