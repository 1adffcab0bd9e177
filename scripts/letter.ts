/** `npm run letter`: the letter's MJML becomes the HTML that the engine fills, so that nothing of MJML runs with the product. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import mjml2html from "mjml";
import { projectRoot } from "#server/base/root";

const folder = path.join(projectRoot, "engine/copy/email");
const target = path.join(folder, "letter-html.ts");

/** What letter-html.ts must hold; no fonts from elsewhere. Throws what MJML finds wrong. */
export async function letterModule(): Promise<string> {
  const source = readFileSync(path.join(folder, "letter.mjml"), "utf8");
  const { html, errors } = await mjml2html(source, { validationLevel: "strict", fonts: {} });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const plain = html
    .replace(/<!-- The letter[\s\S]*?-->/u, "")
    .replace(/[ \t]*\n\s*/gu, "\n")
    .trim();
  return `/** Made of letter.mjml by \`npm run letter\`. */\nexport const letterHtml = \`${plain.replace(/[\\`$]/gu, "\\$&")}\n\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await letterModule());
