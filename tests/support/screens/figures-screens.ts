/** Views, leads and posts as figures: of all of an account, and of one home. */
import type { CopyLanguage } from "#contract/copy";
import type { PageFigures } from "#contract/leads/figures";
import { all, answers, ofFirstProperty, type Screen, says } from "./kit.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

interface Counts {
  views: number;
  leads: number;
  posts: number;
}
/** Of a long period on many platforms: every list is longer than what is shown of it. */
const sources: readonly [source: string, Counts][] = [
  ["xiaohongshu", { views: 1_412, leads: 21, posts: 9 }],
  ["wechat-moments", { views: 968, leads: 14, posts: 12 }],
  ["direct", { views: 503, leads: 6, posts: 0 }],
  ["facebook", { views: 277, leads: 4, posts: 6 }],
  ["instagram", { views: 190, leads: 2, posts: 6 }],
  ["weibo", { views: 164, leads: 1, posts: 5 }],
  ["wechat-official-account", { views: 121, leads: 2, posts: 2 }],
  ["google-business-profile", { views: 64, leads: 0, posts: 3 }],
  ["linkedin", { views: 31, leads: 0, posts: 2 }],
  ["bluesky", { views: 12, leads: 0, posts: 2 }],
  ["hand", { views: 0, leads: 3, posts: 0 }],
];
const total = sources.reduce(
  (sum, [, of]) => ({ views: sum.views + of.views, leads: sum.leads + of.leads, posts: sum.posts + of.posts }),
  { views: 0, leads: 0, posts: 0 },
);
/** As even as whole numbers are, the first taking what is over. */
const shares = (count: number): Counts[] =>
  Array.from({ length: count }, (_, at) => {
    const part = (sum: number) => Math.floor(sum / count) + (at === 0 ? sum % count : 0);
    return { views: part(total.views), leads: part(total.leads), posts: part(total.posts) };
  });
const languages: readonly (CopyLanguage | null)[] = ["zh", "en", "ja", null];
const pieces: readonly [string, CopyLanguage][] = [
  ["xiaohongshu", "zh"],
  ["wechat-official-account", "zh"],
  ["google-business-profile", "en"],
];

const figures = (): PageFigures => {
  const dates = Array.from({ length: DAYS }, (_, at) =>
    new Date(Date.now() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const days = shares(DAYS);
  const ofLanguage = shares(languages.length);
  const ofPiece = shares(pieces.length + 1);
  const none = { views: 0, leads: 0, posts: 0 };
  return {
    total,
    days: dates.map((date, at) => ({ date, ...(days[at] ?? none) })),
    sources: sources.map(([source, of]) => ({ source, ...of })),
    languages: languages.map((language, at) => ({ language, ...(ofLanguage[at] ?? none) })),
    pieces: [
      ...pieces.map(([platform, language], at) => ({
        piece: { id: idOf(at + 1), campaignId: idOf(50), platform, language },
        ...(ofPiece[at] ?? none),
      })),
      { piece: null, ...(ofPiece.at(-1) ?? none) },
    ],
    platforms: [
      { platform: "facebook", posts: 6, views: 18_204, likes: 311, comments: 27, shares: 44 },
      { platform: "bluesky", posts: 2, views: null, likes: 9, comments: 0, shares: 2 },
    ],
  };
};
const told = (stage: Parameters<ReturnType<typeof says>>[0]) => says("pages.figures", figures())(stage);

export const figuresScreens: Screen[] = [
  {
    name: "figures-account",
    caption: ["仪表盘：浏览、客户和发布", "Overview: views, leads and posts"],
    who: "agent",
    path: "/dashboard",
    before: told,
    act: async ({ page, t }) => {
      await page.getByRole("heading", { name: t.overview.activity }).waitFor();
      // they are fetched for whoever comes to them
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const heading = page.getByRole("heading", { name: t.leads.figures.title });
      await heading.waitFor();
      await heading.scrollIntoViewIfNeeded();
    },
    state: true,
  },
  {
    name: "figures-home",
    caption: ["房源预览：浏览、客户和发布", "Property preview: views, leads and posts"],
    who: "agent",
    path: "/dashboard/properties",
    before: all(
      told,
      answers("properties.get", (detail) => ({ ...detail, views: 12 })),
    ),
    act: all(
      ofFirstProperty((t) => t.properties.preview),
      async ({ page, t }) => {
        const heading = page.getByRole("heading", { name: t.leads.figures.title });
        await heading.waitFor();
        await heading.scrollIntoViewIfNeeded();
      },
    ),
    state: true,
  },
];
