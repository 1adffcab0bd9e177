/** Where an axis ends: a round number that the highest bar reaches without touching much air. */
const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round number that is not below `max`: 4 -> 4, 17 -> 20, 0 -> 4, so that an empty chart has an axis. */
export function axisMaximum(max: number): number {
  if (max <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(max));
  const step = steps.find((one) => one * power >= max && Number.isInteger(one * power)) ?? 10;
  return step * power;
}
