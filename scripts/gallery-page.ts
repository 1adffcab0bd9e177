/** Which pictures a screen has, what their files are called, and the page on which one leafs through them. */
import type { Screen } from "#tests/support/screens/kit";
import type { Look } from "#tests/support/visitor";

export type Shot = Look;

/** In the order in which one window takes them. */
export const shotsOf = (language: Look["language"]): Shot[] => [
  { language, colours: "light", width: 1440 },
  { language, colours: "dark", width: 1440 },
  { language, colours: "light", width: 390 },
];

/** "tasks.zh.1440.light" */
export const shotName = (screen: Pick<Screen, "name">, { language, width, colours }: Shot): string =>
  [screen.name, language, width, colours].join(".");

/** What the README and docs/ show, kept in git: by file name, without its ending. */
export const docPictures = [
  "landing.zh.1440.light",
  "overview.zh.1440.light",
  "wizard-confirm.zh.1440.light",
  "wizard-preferences.en.1440.light",
  "results.zh.1440.light",
  "results.en.1440.light",
  "results-xiaohongshu.zh.390.light",
  "properties.en.1440.light",
  "listing-page.zh.390.light",
  "tasks.zh.1440.dark",
  "packages.zh.1440.light",
  "admin.en.1440.light",
] as const;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2024, #eceae6); --line: light-dark(#e9e4dc, #2a2e35); }
body { margin: 0 auto; padding: 40px 32px 120px; max-width: 1600px; font: 15px/1.6 system-ui, sans-serif;
  color: var(--ink); background: light-dark(#faf8f5, #14161a); }
h1 { font-size: 28px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 64px 0 12px; }
nav { columns: 4 220px; margin: 24px 0; } nav a { display: block; color: inherit; }
.row { display: grid; grid-template-columns: repeat(var(--n), minmax(0, 1fr)); gap: 20px; align-items: start; }
figure { margin: 0 0 20px; } figcaption { opacity: .7; font-size: 13px; }
img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid var(--line);
  border-radius: 10px; }`;

const figure = (screen: Screen, shot: Shot) => {
  const file = `${shotName(screen, shot)}.png`;
  const label = `${shot.language} · ${shot.width} · ${shot.colours}`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${screen.caption[1]}, ${label}"></a><figcaption>${label}</figcaption></figure>`;
};

/** The whole gallery: a row for each size and colour mode, Chinese beside English; phones four in a row. */
export function showcase(screens: readonly Screen[]): string {
  const shown = [...shotsOf("zh"), ...shotsOf("en")];
  const rows = (screen: Screen) => {
    const of = (test: (shot: Shot) => boolean) => {
      const found = shown.filter(test);
      return `<div class="row" style="--n:${found.length}">${found.map((shot) => figure(screen, shot)).join("")}</div>`;
    };
    const wide = (["light", "dark"] as const).map((mode) =>
      of(({ width, colours }) => width > 768 && colours === mode),
    );
    return `<h2 id="${screen.name}">${screen.caption.join(" · ")}</h2>${wide.join("")}${of(({ width }) => width < 768)}`;
  };
  const index = screens.map((screen) => `<a href="#${screen.name}">${screen.caption.join(" · ")}</a>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Listcast 房播: every screen</title><style>${style}</style>
<h1>Listcast 房播: every screen</h1><p>${screens.length} screens and states, made by <code>npm run gallery</code>.</p>
<nav>${index}</nav>${screens.map(rows).join("\n")}</html>\n`;
}
