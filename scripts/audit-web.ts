/**
 * `npm run audit:web`: builds, starts the real server as in production on this machine, and measures the landing page
 * with Lighthouse (phone, five runs a language, medians) and the scripts a first visit loads. Exits 1 when a bound is
 * broken. `--runs N` for fewer runs, `--no-lighthouse` for the sizes alone.
 */
import { parseArgs } from "node:util";
import { ensureBuilt } from "#server/boot/build";
import { removeData, startApp, temporaryData } from "#tests/support/app";
import { bounds, report } from "./audit-web/bounds.ts";
import { medians } from "./audit-web/lighthouse.ts";
import { installLighthouse } from "./audit-web/lighthouse-install.ts";
import { scriptsOfFirstVisits } from "./audit-web/scripts.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, "no-lighthouse": { type: "boolean", default: false } },
});
const runs = Number(values.runs);

await ensureBuilt(
  () => new Date(),
  () => console.log("building the web application"),
);
const dataDir = temporaryData();
const app = await startApp({ dataDir, env: { NODE_ENV: "production" } });
const lines = [];
try {
  const sizes = await scriptsOfFirstVisits(app);
  lines.push(
    { name: "landing, initial script (gzip)", value: sizes.landing / 1000, unit: "kB", ...bounds.landing },
    { name: "dashboard, first load script (gzip)", value: sizes.dashboard / 1000, unit: "kB", ...bounds.dashboard },
  );
  if (!values["no-lighthouse"]) {
    const lighthouse = await installLighthouse();
    for (const language of ["zh", "en"] as const) {
      const scores = await medians(lighthouse, `${app.url}/?lang=${language}`, runs);
      for (const [category, score] of Object.entries(scores))
        lines.push({ name: `${language} ${category}`, value: score * 100, unit: "", ...bounds.lighthouse });
    }
  }
} finally {
  await app.stop();
  await removeData(dataDir);
}
process.exitCode = report(lines) ? 0 : 1;
