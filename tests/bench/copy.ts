/**
 * `npm run bench -- copy [rounds]`: what writing a pack costs once warm: posts for the specification's six platforms, a letter and a
 * text message in six languages, with all checks. In processor time of one core, and as a ratio to a fixed piece of work on strings
 * done in turns with it: milliseconds tell of the machine, the ratio of the code. Each round reads its homes anew, as a job does.
 */
import { type Brief, copyLanguages, copyStyles, type Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { findingsOf, tracerOf } from "#engine/copy/writing/finish-piece";
import { specificationPlatforms } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { decidingHomes } from "#tests/samples/deciding-homes";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { median } from "./median.ts";

const ROUNDS = 4;
const WARM_UP = 1;

const targets = targetsFor({
  languages: copyLanguages,
  platforms: [...specificationPlatforms],
  kinds: ["post", "email", "sms"],
});

/** Of six markets, for sale and to let. */
const homes: Readonly<Record<string, Listing>> = { ...decidingHomes, ...sampleListings, ...europeanListings };

/** A text that no change of the composer changes. */
const text = Array.from({ length: 4000 }, (_, at) => `${(at * 7919) % 977} rooms, ${(at * 104_729) % 9973} m², `).join(
  "",
);
/** The measure: counting a text of some 80 kB by threes. None of the product's own code, which may change. */
function reference(): number {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= text.length; at++) {
    const gram = text.slice(at, at + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts.size;
}

/** In milliseconds of this thread's own work. */
function timed<T>(work: () => T): [T, number] {
  const before = process.threadCpuUsage();
  const made = work();
  const { user, system } = process.threadCpuUsage(before);
  return [made, (user + system) / 1000];
}

/** Objects of their own, so that nothing known of a home's last round helps this one. */
const anew = (listing: Listing): Listing => structuredClone(listing);

const packOf = (listing: Listing, brief: Brief): Piece[] => targets.map((target) => compose(listing, brief, target));

/** The checks of a pack's pieces by themselves, their reading of the home included. */
function trace(pieces: readonly Piece[], listing: Listing, brief: Brief): void {
  const lock = tracerOf(listing, brief);
  for (const { language, title, preheader, body } of pieces) {
    lock(language, [title, preheader].filter((part) => part !== null).join("\n"));
    lock(language, body);
  }
}
function judge(pieces: readonly Piece[], listing: Listing, brief: Brief): void {
  for (const piece of pieces) findingsOf(listing, brief, piece, piece.body);
}

interface Row {
  readonly pack: number[];
  readonly lock: number[];
  readonly law: number[];
  readonly reference: number[];
}

/** One home's pack in four styles, a style a round. */
function measure(listing: Listing, round: number, row: Row): void {
  const style = copyStyles[round % copyStyles.length] ?? "friendly";
  const brief = briefFor(listing, { style, seed: 3 + round, agent });
  const own = anew(listing);
  const [pieces, pack] = timed(() => packOf(own, brief));
  const other = anew(listing);
  row.pack.push(pack);
  row.lock.push(timed(() => trace(pieces, other, brief))[1]);
  row.law.push(timed(() => judge(pieces, other, brief))[1]);
  row.reference.push(timed(reference)[1]);
}

export async function bench([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const rows = new Map(
    Object.keys(homes).map((name): [string, Row] => [name, { pack: [], lock: [], law: [], reference: [] }]),
  );
  const nothing: Row = { pack: [], lock: [], law: [], reference: [] };
  for (let round = 0; round < WARM_UP + Number(rounds); round++)
    for (const [name, listing] of Object.entries(homes))
      measure(listing, round, round < WARM_UP ? nothing : (rows.get(name) ?? nothing));
  const unit = median([...rows.values()].flatMap((row) => row.reference));
  console.log(
    `${targets.length} pieces a pack; medians of ${rounds} rounds, in processor time; 1 unit is ${unit.toFixed(1)} ms here\n`,
  );
  console.log(
    "| home | pack, ms | in units | pieces a second | lock | law |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  const tell = (name: string, row: Row): void => {
    const pack = median(row.pack);
    const share = (part: readonly number[]): string => `${((100 * median(part)) / pack).toFixed(0)}%`;
    const cells = [pack.toFixed(0), (pack / unit).toFixed(1), ((1000 * targets.length) / pack).toFixed(0)];
    console.log(`| ${[name, ...cells, share(row.lock), share(row.law)].join(" | ")} |`);
  };
  for (const [name, row] of rows) tell(name, row);
  const all = [...rows.values()];
  tell("all", {
    pack: all.flatMap(({ pack }) => pack),
    lock: all.flatMap(({ lock }) => lock),
    law: all.flatMap(({ law }) => law),
    reference: [],
  });
}
