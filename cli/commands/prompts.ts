/** `listcast prompts`: the requests a model would get, one a language; for drafts those of their second reader, one a piece. */
import { parseArgs } from "node:util";
import { briefFrom, briefOptions, wrong } from "#cli/shared/brief-options";
import type { Command } from "#cli/shared/command";
import { readAnswers } from "#cli/shared/drafts-file";
import { readListing } from "#cli/shared/listing-file";
import type { Brief } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { assertEnoughFacts } from "#engine/campaign/enough";
import { checkDraft } from "#engine/copy/drafts/check-draft";
import { pieceName } from "#engine/copy/drafts/draft";
import { packReader, type WholeDraft } from "#engine/copy/drafts/read-pack";
import { packRequest } from "#engine/copy/prompts/index";
import { doubtedBy, readingRequest, sentencesToRead } from "#engine/copy/prompts/reading/request";
import { targetsFor } from "#engine/copy/targets";

const usage =
  "prompts <listing.json|-> --languages zh,en --platforms wechat,twitter [--style professional] [--kinds post,email,sms] [--seed N] [--market CN|none] [--agent CARD.json] [--link URL] [--lead ID] [--drafts FILE] [--json]   the requests a model would get";

/** What its second reader is asked about a draft. */
function readingOf(listing: Listing, brief: Brief, { target, draft }: WholeDraft) {
  const { language } = target;
  const { faults } = checkDraft(listing, brief, { ...target, ...draft, writtenBy: "drafts" });
  const asked = sentencesToRead(draft, doubtedBy(faults));
  return { language, pieces: [pieceName(target)], ...readingRequest(listing, brief, language, asked) };
}

export const command: Command = {
  name: "prompts",
  usage,
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...briefOptions,
        link: { type: "string" },
        lead: { type: "string" },
        drafts: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw wrong("name one listing file, or - for standard input");
    const listing = await readListing(file, io);
    assertEnoughFacts(listing);
    const { wanted, brief } = await briefFrom(values, listing, io);
    const drafts = values.drafts === undefined ? null : await readAnswers(values.drafts, io);
    const requests = wanted.languages.flatMap((language) => {
      const targets = targetsFor({ ...wanted, languages: [language] });
      if (targets.length === 0) throw new AppError("nothing_to_write");
      return drafts === null
        ? [{ language, pieces: targets.map(pieceName), ...packRequest(listing, brief, language, targets) }]
        : packReader(targets)
            .read(drafts(language))
            .whole.map((one) => readingOf(listing, brief, one));
    });
    if (values.json) io.stdout(`${JSON.stringify({ requests })}\n`);
    else
      for (const { language, instructions, prompt } of requests)
        io.stdout(`# ${language}\n\n## Instructions\n\n${instructions}\n\n## Prompt\n\n${prompt}\n\n`);
    return 0;
  },
};
