/** The pictures of a campaign among its results: posters, carousels, films, the brochure and ready photos. */
import { all, answers, type Screen, says } from "../kit.ts";
import { results } from "./addresses.ts";

const cover = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="${color}" d="M0 0h3v4H0z"/></svg>`)}`;

const pictureTask = {
  ...{ id: "6b1f4a52-0000-4000-8000-000000000033", number: "TASK-012", kind: "pictures", title: "梅川苑" },
  ...{ status: "processing", progress: 42, estimatedSeconds: 30, attempts: 1, campaignId: null, propertyId: null },
  ...{ cause: null, createdAt: "2026-11-28T08:00:00.000Z", startedAt: "2026-11-28T08:00:01.000Z", finishedAt: null },
};

const pictureSet = (over: Record<string, unknown>) => ({
  ...{ id: "6b1f4a52-0000-4000-8000-000000000034", pictures: null, covers: [], outdated: false, task: null },
  order: {
    ...{ languages: ["zh", "en"], template: "luxury", ratio: "3:4", accent: "#D9481C", typeface: "serif" },
    ...{ logoPlace: "start", photo: 0, carousel: true },
  },
  createdAt: "2026-11-28T08:00:00.000Z",
  ...over,
});

/** One under way, one finished, one that facts have overtaken. */
const pictureSets = [
  pictureSet({ task: pictureTask }),
  pictureSet({
    ...{ id: "6b1f4a52-0000-4000-8000-000000000035", pictures: 12 },
    covers: [
      { language: "zh", url: cover("#c8553d") },
      { language: "en", url: cover("#588b8b") },
    ],
  }),
  pictureSet({
    ...{ id: "6b1f4a52-0000-4000-8000-000000000036", pictures: 2, outdated: true },
    covers: [{ language: "zh", url: cover("#8d6b94") }],
  }),
];

/** Captions being read aloud, whatever the film's language. */
const voices = ["zh", "en"].map((language, at) => ({
  id: `6b1f4a52-0000-4000-8000-00000000004${at}`,
  order: { language, music: null, shots: [] },
  ...{ sound: null, shots: null, createdAt: "2026-11-28T08:00:00.000Z" },
  task: { ...pictureTask, kind: "speech" },
}));

export const pictureScreens: Screen[] = [
  {
    name: "results-posters",
    caption: ["推广内容：海报", "Results: posters"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-poster-words",
    caption: ["推广内容：海报的文字与样式", "Results: words and looks of posters"],
    who: "importer",
    path: results,
    before: answers("posters.words", (kept) => ({
      ...kept,
      version: 2,
      words: { headline: "今天能看", price: "128万" },
      checks: [
        { slot: "price", findings: [], untraced: [{ start: 0, end: 4, text: "128万", kind: "money", grade: "block" }] },
      ],
    })),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByText(t.pieces.posters.words, { exact: true }).click();
      await page.getByRole("button", { name: t.pieces.posters.keepLook, exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-carousel",
    caption: ["推广内容：组图", "Results: carousel"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByRole("button", { name: t.pieces.posters.amounts.carousel, exact: true }).click();
      await page.locator("details[open] section [aria-busy=false] > img").last().waitFor();
      await page.locator("details[open] section [aria-busy=true]").first().waitFor({ state: "detached" });
    },
    state: true,
  },
  {
    name: "results-picture-sets",
    caption: ["推广内容：画好的海报", "Results: drawn picture sets"],
    who: "importer",
    path: results,
    before: says("pictureSets.list", pictureSets),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.posters.title, { exact: true }).click();
      await page.getByText(t.pieces.pictureSet.made, { exact: true }).waitFor();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-film",
    caption: ["推广内容：视频", "Results: film"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.film.lead, { exact: true }).click();
      await page.locator("details[open] ol li").first().waitFor();
    },
    state: true,
  },
  {
    name: "results-film-voice",
    caption: ["推广内容：旁白正在念", "Results: captions being read aloud"],
    who: "importer",
    path: results,
    before: all(
      answers("films.storyboard", (board) => ({ ...board, speaks: true })),
      says("voices.list", voices),
    ),
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.film.lead, { exact: true }).click();
      await page.getByRole("progressbar").first().waitFor();
    },
    state: true,
  },
  {
    name: "results-brochure",
    caption: ["推广内容：房源册", "Results: brochure"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.brochure.lead, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] > img").waitFor();
    },
    state: true,
  },
  {
    name: "results-photos",
    caption: ["推广内容：照片", "Results: photos"],
    who: "importer",
    path: results,
    act: async ({ page, t }) => {
      await page.getByText(t.pieces.photoSet.lead, { exact: true }).click();
      await page.locator("details[open] [aria-busy=false] img").first().waitFor();
    },
    state: true,
  },
];
