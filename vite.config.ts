// Two pages (landing and application) and, with --ssr, the landing page's renderer for the server.
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

const leftOut = path.resolve(import.meta.dirname, "web/lib/left-out.ts");

/**
 * What every screen of the application loads is one file: thirty small ones would weigh 7 kB more, each packed without
 * the others' words. Parts of these packages that only some screens use stay with those.
 */
const some = /infinite|mutation|queriesObserver|Trans/i;
const frame =
  /node_modules\/(i18next|react-i18next|@tanstack|@orpc|@supabase|use-sync-external-store|@mantine\/(store|core\/esm\/(core|components\/(Button|ActionIcon|UnstyledButton|Loader))))\//;
const together = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: "frame", test: (id: string) => frame.test(id) && !some.test(id), priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [lastResortChinese, react()],
  resolve: {
    alias: { "@supabase/realtime-js": leftOut, "@supabase/storage-js": leftOut, "@supabase/functions-js": leftOut },
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
    rolldownOptions: isSsrBuild
      ? { input: "web/prerender.tsx" }
      : {
          input: { app: "web/app.html", landing: "web/landing.html" },
          output: { codeSplitting: { groups: together } },
        },
  },
}));
