/** `listcast languages`: the languages the copy engine writes, each with its name in Chinese, in English and in itself. */
import { parseArgs } from "node:util";
import type { Command } from "#cli/shared/command";
import { copyLanguages } from "#contract/copy";

const nameIn = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;

export const command: Command = {
  name: "languages",
  usage: "languages [--json]",
  async run(args, io) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    const languages = copyLanguages.map((id) => ({
      id,
      name: { zh: nameIn(id, "zh"), en: nameIn(id, "en"), own: nameIn(id, id) },
    }));
    if (values.json) io.stdout(`${JSON.stringify(languages)}\n`);
    else for (const { id, name } of languages) io.stdout(`${id.padEnd(8)}${name.own} · ${name.en}\n`);
    return 0;
  },
};
