/** Lines of a small chart, in a box 1000 wide. */

/** A path through the values, from the left edge to the right; `top` is the value at the upper edge. */
export function curve(values: readonly number[], top: number, height: number): string {
  const last = values.length - 1;
  const x = (at: number) => Math.round((last > 0 ? at / last : 0.5) * 10_000) / 10;
  const y = (value: number) => Math.round((height - (height * value) / Math.max(top, 1)) * 10) / 10;
  return values.map((value, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
}

/** The same, closed along the ground. */
export const areaOf = (line: string, height: number): string => `${line}L1000 ${height}L0 ${height}Z`;
