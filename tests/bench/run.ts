/** Runs one bench by name: `npm run bench -- properties`. Not part of the tests, because time depends on the machine. */
const benches: Record<string, () => Promise<{ bench: (given: readonly string[]) => Promise<void> }>> = {
  properties: () => import("./properties.ts"),
  admin: () => import("./admin/index.ts"),
  import: () => import("./import/index.ts"),
  images: () => import("./images.ts"),
  media: () => import("./media.ts"),
  law: () => import("./law/index.ts"),
  "law-pieces": () => import("./law/pieces.ts"),
  "law-sets": () => import("./law/sets.ts"),
  "lock-rules": () => import("./lock-rules.ts"),
  waits: () => import("./waits/index.ts"),
  copy: () => import("./copy.ts"),
};

const [name = "", ...given] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  console.error(`Which one: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
await (await load()).bench(given);
