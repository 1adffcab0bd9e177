/**
 * `npm run fuzz -- [seconds] [seed]`: breaks inputs until the time is over, tells what each reader made of them and which took
 * longest for its length, and ends with 1 at the first defect. The same seed makes the same inputs.
 */
import { fuzz } from "./fuzz.ts";

const [seconds = "60", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const report = await fuzz({ milliseconds: Number(seconds) * 1_000, seed: Number(seed) });
console.log(`seed ${seed}`);
for (const { name, inputs, read, refused, slowest } of report.subjects)
  console.log(
    `${name}: ${inputs} inputs, ${read} read, ${refused} refused; slowest ${slowest.ms.toFixed(0)} ms for ${(slowest.length / 1024).toFixed(0)} kB`,
  );
for (const { subject, input, error } of report.defects)
  console.error(`${subject}: ${error}\n${JSON.stringify(input.slice(0, 2_000))}`);
process.exit(report.defects.length > 0 ? 1 : 0);
