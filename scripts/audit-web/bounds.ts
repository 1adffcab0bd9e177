/** What the public page and the first load may cost, and how the measurements are printed. */

/** Sizes in kB (1000 bytes); Lighthouse scores of 100. */
export const bounds = {
  landing: { max: 90 },
  dashboard: { max: 220 },
  lighthouse: { min: 95 },
} as const;

export interface Line {
  name: string;
  value: number;
  unit: string;
  min?: number;
  max?: number;
}

const keeps = ({ value, min = -Infinity, max = Infinity }: Line): boolean => value >= min && value <= max;

/** Prints a table; answers whether every bound is kept. */
export function report(lines: readonly Line[]): boolean {
  for (const line of lines) {
    const bound = line.max === undefined ? `at least ${line.min}` : `at most ${line.max}`;
    const value = `${line.value.toFixed(line.unit ? 1 : 0)} ${line.unit}`.trim();
    console.log(`${keeps(line) ? "✓" : "✗"} ${line.name.padEnd(38)} ${value.padStart(9)}   (${bound})`);
  }
  return lines.every(keeps);
}
