/** `listcast prompts`: the requests a model would get, one a language. */
import { parseArgs } from "node:util";
import { briefFrom, briefOptions, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readListing } from "#cli/shared/listing-file";
import { AppError } from "#contract/errors";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { pieceName } from "#engine/copy/drafts/draft";
import { packRequest } from "#engine/copy/prompts/index";
import { targetsFor } from "#engine/copy/targets";

const usage =
  "prompts <listing.json|-> --languages zh,en --platforms wechat,twitter [--style professional] [--kinds post,email,sms] [--seed N] [--market CN|none] [--agent CARD.json] [--link URL] [--lead ID] [--json]   the requests a model would get";

export const command: Command = {
  name: "prompts",
  usage,
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...briefOptions, link: { type: "string" }, lead: { type: "string" }, json: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { wanted, brief } = await briefFrom(values, listing, io);
    const requests = wanted.languages.map((language) => {
      const targets = targetsFor({ ...wanted, languages: [language] });
      if (targets.length === 0) throw new AppError("nothing_to_write");
      return { language, pieces: targets.map(pieceName), ...packRequest(listing, brief, language, targets) };
    });
    if (values.json) io.stdout(`${JSON.stringify({ requests })}\n`);
    else
      for (const { language, instructions, prompt } of requests)
        io.stdout(`# ${language}\n\n## Instructions\n\n${instructions}\n\n## Prompt\n\n${prompt}\n\n`);
    return 0;
  },
};
