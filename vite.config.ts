// Two pages (landing and application) and, with --ssr, the landing page's renderer for the server.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const chineseFaces = /@import "(@fontsource\/noto-sans-sc\/)(\d+\.css)";/g;

/**
 * Renames the web copy of Noto Sans SC, so that it can stand last in the font stack without hiding an installed one,
 * and drops the .woff twins that no supported browser asks for. What `@import` names is put in here: the bundler
 * inlines it without showing it to any plugin.
 */
const lastResortChinese: Plugin = {
  name: "last-resort-chinese",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/web/ui/han.css")) return;
    return code.replaceAll(chineseFaces, (_, folder: string, file: string) =>
      readFileSync(path.resolve(import.meta.dirname, "node_modules", folder, file), "utf8")
        .replaceAll("'Noto Sans SC'", "'Listcast Han'")
        .replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "")
        .replaceAll("url(./", `url(../../node_modules/${folder}`),
    );
  },
};

/** The service worker with the number of this build, made of the names of everything built. */
const serviceWorker: Plugin = {
  name: "service-worker",
  generateBundle(_, bundle) {
    const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
    const source = readFileSync(path.resolve(import.meta.dirname, "web/sw.js"), "utf8").replace("__BUILD__", build);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

const leftOut = path.resolve(import.meta.dirname, "web/lib/left-out.ts");
const signOutAlone = path.resolve(import.meta.dirname, "web/lib/auth/sign-out-alone.ts");

/** Modules by what fetches them, known once all have been read. */
const landing = new Set<string>();
/** The application's start and its first screen, with everything they name. */
const dashboard = new Set<string>();
/** Every other screen and whatever else is fetched when asked for. */
const later = new Set<string>();
/** Icons that the dashboard's own modules name: they come from one file that names thousands. */
const icons = new Set<string>();
const collectModules: Plugin = {
  name: "collect-modules",
  buildEnd() {
    const walk = (id: string, found: Set<string>) => {
      if (found.has(id)) return;
      found.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next, found);
    };
    for (const id of this.getModuleIds()) {
      if (isEntry(id, "landing")) walk(id, landing);
      else if (isEntry(id, "app") || isEntry(id, "routes/overview")) walk(id, dashboard);
      else if (this.getModuleInfo(id)?.dynamicImporters.length) walk(id, later);
    }
    for (const id of dashboard)
      if (isOurs(id))
        for (const [icon] of (this.getModuleInfo(id)?.code ?? "").matchAll(/\bIcon[A-Z]\w*/g)) icons.add(icon);
  },
};
const isOurs = (id: string) => !id.includes("/node_modules/");
const isEntry = (id: string, name: string) => id.endsWith(`/web/${name}.tsx`) || id.endsWith(`/web/${name}.html`);

/** Inputs, boxes to tick and what they are made of. */
const FIELDS =
  /@mantine\/(?:core\/esm\/(?:components\/(?:Checkbox|Input|InputBase|TextInput|CloseButton)|utils\/InlineInput|core\/\S*\/(?:get-auto-contrast-value|use-resolved-styles-api))|hooks\/esm\/use-(?:id|uncontrolled|merged-ref))\//;

/**
 * What every screen of the application loads is one file: forty small ones would weigh 9 kB more, each packed without
 * the others' words. What the landing page shares with it stays apart.
 */
const together = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // of the landing page and the dashboard alike
  { name: "both", test: (id: string) => landing.has(id) && dashboard.has(id), priority: 3 },
  {
    name: "shared",
    test: (id: string) => landing.has(id) && !isEntry(id, "landing"),
    entriesAware: true,
    priority: 2,
  },
  {
    name: "frame",
    tags: ["$initial" as const],
    test: (id: string) => !landing.has(id) && !isEntry(id, "app"),
    priority: 1,
  },
  // of the dashboard and of screens that come after it
  {
    name: "parts",
    test: (id: string) =>
      (isOurs(id) && dashboard.has(id) && later.has(id) && !landing.has(id)) ||
      icons.has(/\/icons\/(Icon\w+)\.mjs$/.exec(id)?.[1] ?? ""),
    includeDependenciesRecursively: false,
  },
  // a dozen small files that every form needs
  { name: "fields", test: FIELDS, includeDependenciesRecursively: false },
];

/** There before anything is fetched later, or too small to be worth a line in everybody's first load. */
const UNNAMED = /\/(react|rolldown-runtime|shared|both|frame|Icon[A-Z]\w*)-[^/]*$/;

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [lastResortChinese, collectModules, react(), ...(isSsrBuild ? [] : [serviceWorker])],
  resolve: {
    alias: [
      // whole packages, and files of auth-js under the names it asks for them by
      { find: /^@supabase\/(realtime|storage|functions)-js$/, replacement: leftOut },
      { find: /^\.\/lib\/(webauthn|web3\/ethereum)$/, replacement: leftOut },
      { find: "./GoTrueAdminApi", replacement: signOutAlone },
      // what the shim makes up for, this React has
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
    ],
  },
  build: {
    target: "es2022",
    emptyOutDir: true,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Small font subsets must stay files: inlined, every visitor would download all of them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // a browser that does not know the hint fetches a little later, and needs no script for it
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, pieces) => pieces.filter((piece) => !UNNAMED.test(piece)),
    },
    rolldownOptions: isSsrBuild
      ? { input: "web/prerender.tsx" }
      : {
          input: { app: "web/app.html", landing: "web/landing.html" },
          output: {
            codeSplitting: { groups: together },
            // Every first load lists the pieces it may need: the shortest names there are tell releases apart too, and the
            // manifest says what each is called.
            entryFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[hash:7][extname]",
            chunkFileNames: "assets/[hash:7].js",
          },
        },
  },
}));
