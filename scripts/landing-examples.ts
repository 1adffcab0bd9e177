/** `node scripts/landing-examples.ts FILE`: writes the landing page's demonstration in both languages, as the build keeps it. */
import { writeFileSync } from "node:fs";
import { landingExample } from "#server/demo/landing-example";
import { composeExample } from "#web/features/landing/example.ts";

/** The server puts its own in its place. */
const ORIGIN = "http://localhost";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: node scripts/landing-examples.ts FILE");
  process.exit(2);
}
const languages = ["zh", "en"] as const;
const examples = languages.map((language) => [language, composeExample(language, landingExample(language, ORIGIN))]);
writeFileSync(file, JSON.stringify(Object.fromEntries(examples)));
