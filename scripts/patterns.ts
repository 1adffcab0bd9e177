/**
 * `npm run patterns`: judges every regular expression of the product and keeps what recheck said of it; asks recheck only
 * for those it has not judged. Prints what is convicted; exits 1 if anything is that is not allowed.
 * `-- --seconds 60` gives each more time, `-- --again` asks for all.
 */
import { parseArgs } from "node:util";
import { idOf, type ProductPattern, productPatterns } from "./patterns/all.ts";
import { allowed } from "./patterns/allowed.ts";
import { tried } from "./patterns/guilty.ts";
import { readVerdicts, type Verdicts, writeVerdicts } from "./patterns/verdicts.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "20" }, again: { type: "boolean", default: false } },
});
const known = values.again ? { linear: [], undecided: [] } : readVerdicts();
const kept: Verdicts = { linear: [], undecided: [] };
const excused = new Set(allowed.map(idOf));
const count = { repeating: 0, convicted: 0, excused: 0 };

const { patterns, unseen } = productPatterns();
const queue = [...patterns];

async function judge(pattern: ProductPattern): Promise<void> {
  const id = idOf(pattern);
  const { search, against } = await tried(pattern, known, Number(values.seconds) * 1000);
  if (search !== null) count.repeating += 1;
  if (search === "linear" || search === "undecided") kept[search].push(id);
  if (!against) return;
  count[excused.has(id) ? "excused" : "convicted"] += 1;
  const place = pattern.at.join(", ");
  if (!excused.has(id))
    console.log(`${place}\n  /${pattern.source}/${pattern.flags}  ${id}\n  ${against.verdict}, ${against.because}\n`);
}

/** Two at a time: recheck works in processes of its own. */
const worker = async (): Promise<void> => {
  for (let next = queue.pop(); next; next = queue.pop()) await judge(next);
};
await Promise.all([worker(), worker()]);

writeVerdicts(kept);
console.log(
  `${patterns.length} expressions, ${count.repeating} repeat something, recheck is undecided on ${kept.undecided.length};`,
  `${count.convicted} convicted, ${count.excused} excused`,
);
if (unseen.length > 0)
  console.log(`constructed, but not while recorded (scripts/record-patterns.ts): ${unseen.join(", ")}`);
process.exit(count.convicted + unseen.length > 0 ? 1 : 0);
