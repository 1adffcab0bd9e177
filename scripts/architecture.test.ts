import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { circlesOf, unitGraph } from "./sources/circles.ts";
import { arrows, engineStoreys, serverStoreys } from "./sources/law.ts";
import { isTest, type Source, sourcesOf, targetOf } from "./sources/read.ts";

const rooms = Object.keys(arrows);
/** Files of the product in one folder: more than this, and nobody finds anything. */
const FULL = 40;
/** One file a platform, each a few lines: the folder is the list of platforms. */
const mayBeFull = ["engine/platforms/targets"];
/** What a pure room may not reach: time, chance, network, environment, files, SQL. */
const IMPURE =
  /\bfetch\(|\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|from "(node:|pg|kysely|undici|hono)|\bsetTimeout\(/;

const sources = rooms.flatMap(sourcesOf);
const product = sources.filter(({ file }) => !isTest(file));

/** The room an import leads to; null for packages. */
const roomOf = (from: string, wanted: string): string | null => targetOf(from, wanted)?.split("/")[0] ?? null;

test("there are files in every room, so that the other tests look at something", () => {
  for (const room of rooms) expect(product.some((source) => source.room === room)).toBe(true);
});

test("every import follows an arrow of the design", () => {
  const wrong = product.flatMap(({ file, room, imports }) =>
    imports
      .filter((wanted) => {
        const target = roomOf(file, wanted);
        return target !== null && !arrows[room]?.includes(target);
      })
      .map((wanted) => `${file} imports ${wanted}`),
  );
  expect(wrong).toEqual([]);
});

const importsOf = (files: readonly Source[]) =>
  files.flatMap(({ file, imports }) =>
    imports.flatMap((wanted) => {
      const target = targetOf(file, wanted);
      return target === null ? [] : [[file.replace(/\.tsx?$/, ""), target] as const];
    }),
  );
const edges = importsOf(product);
/** What stands directly in a room: a folder, or a file beside the folders; null in other rooms. */
const unitIn = (room: string) => (file: string) => (file.startsWith(`${room}/`) ? (file.split("/")[1] ?? null) : null);

test.each([
  { room: "engine", storeys: engineStoreys },
  { room: "server", storeys: serverStoreys },
])("in the $room nothing imports what stands above it", ({ room, storeys }) => {
  const unitOf = unitIn(room);
  const order = storeys.flat();
  const units = new Set(product.flatMap(({ file }) => unitOf(file.replace(/\.tsx?$/, "")) ?? []));
  expect([...units].sort()).toEqual(order.toSorted());
  const wrong = edges.filter(([from, to]) => {
    const [a, b] = [unitOf(from), unitOf(to)];
    return a !== null && b !== null && order.indexOf(a) < order.indexOf(b);
  });
  expect(wrong.map((edge) => edge.join(" imports "))).toEqual([]);
});

test("no folders import each other in a circle, not even types", () => {
  const own = [...product, ...sourcesOf("scripts").filter(({ file }) => !isTest(file))];
  expect(circlesOf(unitGraph(importsOf(own), path.posix.dirname))).toEqual([]);
});

test("a part of the server is declared once, in server/services/index.ts: what uses three of them says with Using", () => {
  const part =
    /^\s+(db: Db|boss: PgBoss|files: Files|mailer: Mailer|imprint: Imprint|now: Clock|log: Log|secretKey: string \| null|payments: readonly PaymentProvider\[\]|origin(\(\): string|: \(\) => string));/gm;
  const bags = product
    .filter(({ room }) => room === "server")
    .flatMap(({ file, text }) =>
      [...text.matchAll(/interface (\w+)[^{;]*\{([^}]*)\}/g)]
        .filter(([, , members = ""]) => [...members.matchAll(part)].length > 2)
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(bags).toEqual(["server/services/index.ts: Services"]);
});

test("no folder is full", () => {
  const folders = Object.groupBy(product, ({ file }) => path.posix.dirname(file));
  const full = Object.entries(folders).flatMap(([folder, files]) => ((files?.length ?? 0) > FULL ? [folder] : []));
  expect(full).toEqual(mayBeFull);
});

test("tests may use the test support as well, but nothing else beyond the arrows", () => {
  const wrong = sources
    .filter(({ file }) => isTest(file))
    .flatMap(({ file, room, imports }) =>
      imports
        .filter((wanted) => {
          const target = roomOf(file, wanted);
          return target !== null && target !== "tests" && !arrows[room]?.includes(target);
        })
        .map((wanted) => `${file} imports ${wanted}`),
    );
  expect(wrong).toEqual([]);
});

test("the engine, the texts and the contract are pure", () => {
  const pure = product.filter(({ room }) => ["engine", "locales", "contract"].includes(room));
  const impure = pure.flatMap(({ file, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const found = IMPURE.exec(code);
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(impure).toEqual([]);
});

test("no import climbs more than one folder", () => {
  const climbing = sources.filter(({ imports }) => imports.some((wanted) => wanted.startsWith("../../")));
  expect(climbing.map(({ file }) => file)).toEqual([]);
});

test("strangers' addresses are opened by the one guarded door only", () => {
  const own = /^(adapters\/web\/|web\/)/;
  const doors = product.filter(({ file, text }) => !own.test(file) && /(?<![.\w])fetch\(|from "undici"/.test(text));
  expect(doors.map(({ file }) => file)).toEqual([]);
});

test("pictures are decoded in the image processes only, and those of documents in theirs", () => {
  const decoders = product.filter(({ imports }) => imports.includes("sharp"));
  const names = ["bounds", "draw-brochure", "draw-lighter", "draw-logo", "draw-photo", "draw", "pixels", "process"];
  const own = [...names.map((name) => `adapters/images/${name}.ts`), "adapters/documents/picture.ts"];
  expect(decoders.map(({ file }) => file).toSorted()).toEqual(own.toSorted());
  const reached = product.filter(
    ({ file, imports }) =>
      !own.includes(file) &&
      imports.some(
        (it) =>
          /\/(draw|draw-brochure|draw-lighter|draw-logo|draw-photo|pixels|bounds|process|unpack-process|unpack-worker)(\.ts)?$/.test(
            it,
          ) && roomOf(file, it) === "adapters",
      ),
  );
  expect(reached.map(({ file }) => file)).toEqual([]);
});

test("sounds are decoded and films encoded in the film processes only", () => {
  const coders = product.filter(({ imports }) => imports.some((it) => it.startsWith("node-av")));
  const own = ["adapters/film/encode.ts", "adapters/film/sound.ts"];
  expect(coders.map(({ file }) => file).toSorted()).toEqual(own);
  const inside = /\/(encode|sound|make|frames|process)(\.ts)?$/;
  const reached = product.filter(
    ({ file, imports }) =>
      !file.startsWith("adapters/film/") && imports.some((it) => inside.test(it) && it.startsWith("#adapters/film/")),
  );
  expect(reached.map(({ file }) => file)).toEqual([]);
});

test("every `#room/name` leads to a file", () => {
  const dead = sources.flatMap(({ file, imports }) =>
    imports
      .filter((wanted) => wanted.startsWith("#"))
      .filter((wanted) => {
        const at = path.join(projectRoot, wanted.slice(1).split("?")[0] ?? "");
        return !existsSync(wanted.startsWith("#web/") ? at : `${at}.ts`);
      })
      .map((wanted) => `${file} imports ${wanted}`),
  );
  expect(dead).toEqual([]);
});
