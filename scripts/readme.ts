/** The parts of README.md that are made of code: the settings table and the real output of the command-line example. */
import { settings } from "#server/config/settings";

/** One row a setting, in the order of `server/config/settings.ts`. */
export const settingsTable = (): string =>
  [
    "| setting | default | meaning |",
    "| --- | --- | --- |",
    ...Object.entries(settings).map(
      ([name, { otherwise, meaning }]) => `| \`${name}\` | ${otherwise === "" ? "–" : otherwise} | ${meaning} |`,
    ),
  ].join("\n");
