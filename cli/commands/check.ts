/** `listcast check`: reads a text against a market's advertising rules. Exit 0 whatever is found: findings are the answer. */
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Command } from "#cli/shared/command";
import { invalidInput } from "#cli/shared/issue-text";
import { numberedLines, parseJson } from "#cli/shared/json";
import { readInput } from "#cli/shared/read-file";
import { pieceKind } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Context } from "#engine/compliance/applies";
import { check } from "#engine/compliance/check";
import { legalPanel } from "#engine/compliance/legal-panel";
import { marketIds } from "#engine/compliance/markets/index";
import { circumstances } from "#engine/compliance/place";
import { openQuestions } from "#engine/compliance/questions";
import { regionKeys } from "#engine/compliance/regions/names";
import { printPanel } from "./check-panel.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const batchLine = z.object({
  market: z.string(),
  lang: z.string(),
  text: z.string(),
  mode: z.literal("ad").optional(),
  context: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])).optional(),
  facts: z.record(z.string(), value).optional(),
  names: z.array(z.string()).optional(),
});

const usageError = (message: string): AppError => new AppError("bad_usage", { message });

/** Market ids are written in capitals; people type them as they like. */
const knownMarket = (id: string, place = ""): string => {
  const found = marketIds.find((market) => market === id.toUpperCase());
  if (found === undefined)
    throw usageError(`${place}unknown market ${JSON.stringify(id)}; known: ${marketIds.join(", ")}`);
  return found;
};

const checkLine = ({ line, place }: { line: string; place: string }): string => {
  const json = parseJson(line, place);
  const parsed = batchLine.safeParse(json);
  if (!parsed.success) throw invalidInput(parsed.error, json, place);
  const { lang, market, ...rest } = parsed.data;
  return JSON.stringify({ findings: check({ ...rest, market: knownMarket(market, `${place}: `), language: lang }) });
};

/**
 * Where the home lies, as `--address` tells it: the law of a state or a province is then known. Throws where the address tells
 * none in a market whose rules ask for one: whoever gives an address wants it to decide.
 */
function whereabouts(market: string, address: string | undefined): Context {
  if (address === undefined) return {};
  // "12 Elm Street, Newark, NJ": what stands without a number is the city, which may alone tell
  const city = address.split(",").find((part) => !/\d/u.test(part));
  const given: Context = city === undefined ? { address } : { address, city: city.trim() };
  const key = regionKeys[market];
  if (key !== undefined && (circumstances(market, "", given)[key] ?? null) === null)
    throw usageError(`--address ${JSON.stringify(address)} names no ${key} of ${market}`);
  return given;
}

export const command: Command = {
  name: "check",
  usage:
    'check --market CN --language zh [--kind post|email|sms] [--ad] [--address "12 Elm St, Newark, NJ"] [--panel] <file|-> [--json] | check --batch FILE.jsonl',
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        market: { type: "string" },
        language: { type: "string" },
        kind: { type: "string" },
        ad: { type: "boolean" },
        address: { type: "string" },
        panel: { type: "boolean" },
        batch: { type: "string" },
        json: { type: "boolean" },
      },
    });
    if (values.batch !== undefined) {
      for (const line of numberedLines(await readInput(values.batch, io))) io.stdout(`${checkLine(line)}\n`);
      return 0;
    }
    const { market, language } = values;
    const [file] = positionals;
    if (market === undefined || language === undefined) throw usageError("--market and --language are needed");
    if (file === undefined || positionals.length > 1) throw usageError("one file is needed, or - for standard input");
    const kind = pieceKind.optional().safeParse(values.kind);
    if (!kind.success) {
      throw usageError(`unknown kind ${JSON.stringify(values.kind)}; known: ${pieceKind.options.join(", ")}`);
    }
    const text = await readInput(file, io);
    const mode = values.ad ? "ad" : undefined;
    const id = knownMarket(market);
    const given = whereabouts(id, values.address);
    const findings = check({ market: id, language, text, kind: kind.data, mode, context: given });
    const panel = values.panel
      ? legalPanel(id, [given], [language.toLowerCase().split("-")[0] ?? language], findings)
      : null;
    const questions = values.panel ? openQuestions(id, findings, circumstances(id, text, given)) : [];
    if (values.json) io.stdout(`${JSON.stringify({ findings, ...(panel ? { panel, questions } : {}) })}\n`);
    else {
      for (const { severity, rule, text: words, message, citation, rewording, likeness } of findings) {
        const told = [severity, rule, words === "" ? "(missing)" : words, `${message.zh} / ${message.en}`, citation];
        if (likeness) told.push("by likeness: warns only / 与违规写法相似，仅作提醒");
        if (rewording !== undefined) told.push(`→ ${rewording}`);
        io.stdout(`${told.join("\t")}\n`);
      }
      if (findings.length === 0) io.stdout("no findings\n");
      if (panel) printPanel(panel, questions, (line) => io.stdout(`${line}\n`));
    }
    return 0;
  },
};
