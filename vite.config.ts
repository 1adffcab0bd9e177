// Two pages (landing and application) and, with --ssr, the landing page's renderer for the server.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Renames the web copy of Noto Sans SC, so that it can stand last in the font stack without hiding an installed one,
 * and drops the .woff twins that no supported browser asks for.
 */
const lastResortChinese: Plugin = {
  name: "last-resort-chinese",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@fontsource/noto-sans-sc/")) return;
    return code.replaceAll("'Noto Sans SC'", "'Listcast Han'").replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
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

/** Modules the landing page is made of, known once all have been read: it must not fetch the application's. */
const landing = new Set<string>();
const collectLanding: Plugin = {
  name: "collect-landing",
  buildEnd() {
    const walk = (id: string) => {
      if (landing.has(id)) return;
      landing.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next);
    };
    for (const id of this.getModuleIds()) if (isEntry(id, "landing")) walk(id);
  },
};
const isEntry = (id: string, name: string) => id.endsWith(`/web/${name}.tsx`) || id.endsWith(`/web/${name}.html`);

/**
 * What every screen of the application loads is one file: forty small ones would weigh 9 kB more, each packed without
 * the others' words. What the landing page shares with it stays apart.
 */
const together = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: "shared",
    test: (id: string) => landing.has(id) && !isEntry(id, "landing"),
    entriesAware: true,
    priority: 1,
  },
  { name: "frame", tags: ["$initial" as const], test: (id: string) => !landing.has(id) && !isEntry(id, "app") },
];

/** There before anything is fetched later, or too small to be worth a line in everybody's first load. */
const UNNAMED = /\/(react|rolldown-runtime|shared|frame|Icon[A-Z]\w*)-[^/]*$/;

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [lastResortChinese, collectLanding, react(), ...(isSsrBuild ? [] : [serviceWorker])],
  resolve: {
    alias: [
      // whole packages, and two files of auth-js under the names it asks for them by
      { find: /^@supabase\/(realtime|storage|functions)-js$/, replacement: leftOut },
      { find: /^\.\/lib\/(webauthn|web3\/ethereum)$/, replacement: leftOut },
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
    modulePreload: { resolveDependencies: (_, pieces) => pieces.filter((piece) => !UNNAMED.test(piece)) },
    rolldownOptions: isSsrBuild
      ? { input: "web/prerender.tsx" }
      : {
          input: { app: "web/app.html", landing: "web/landing.html" },
          output: {
            codeSplitting: { groups: together },
            // Every first load lists the pieces it may need: the shortest names there are tell releases apart too.
            entryFileNames: "assets/[name]-[hash:7].js",
            // a shared piece is named after everything that shares it
            assetFileNames: ({ names: [name = ""] }) => `assets/${name.replace(/[~.].*/, "")}-[hash:6][extname]`,
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash:7].js`,
          },
        },
  },
}));
