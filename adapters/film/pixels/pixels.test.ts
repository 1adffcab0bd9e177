/** The loops against the same in plain arithmetic, over sizes whose planes end between two steps of sixteen. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { openPixels } from "./index.ts";

const WIDTH = 36;
const HEIGHT = 22;
/** Roundings on the way from four bytes to planes, into place and over. */
const NEAR = 2;
type Pixel = readonly [number, number, number, number];

/** A canvas's pixels: multiplied by their alpha. */
function canvasOf(width: number, height: number, at: (x: number, y: number) => Pixel) {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha] = at(x, y);
      data.set([...[red, green, blue].map((one) => Math.round((one * alpha) / 255)), alpha], (y * width + x) * 4);
    }
  return { data, width, height };
}

const lightOf = ([red, green, blue]: Pixel): number => 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue;
const blueOf = ([red, green, blue]: Pixel): number => 128 - 0.1006 * red - 0.3386 * green + 0.4392 * blue;
const redOf = ([red, green, blue]: Pixel): number => 128 + 0.4392 * red - 0.3989 * green - 0.0403 * blue;

const byte = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(byte, byte, byte);

test("a cover of one colour over another mixes both as paint does, as much as has come, and nothing above it changes", () => {
  const cases = fc.tuple(colour, colour, byte, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 8 }));
  fc.assert(
    fc.property(cases, ([below, over, alpha, step, half]) => {
      const pixels = openPixels(WIDTH, HEIGHT);
      const ground: Pixel = [...below, 255];
      const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
      pixels.draw(pixels.picture(canvasOf(WIDTH, HEIGHT, () => ground)), whole);
      const top = half * 2;
      pixels.lay(
        pixels.cover(
          canvasOf(WIDTH, HEIGHT - top, () => [...over, alpha]),
          top,
        ),
        step / 10,
      );
      const much = (alpha / 255) * (step / 10);
      const planes = [
        { of: lightOf, from: 0, width: WIDTH, height: HEIGHT, top },
        { of: blueOf, from: WIDTH * HEIGHT, width: WIDTH / 2, height: HEIGHT / 2, top: half },
        { of: redOf, from: (WIDTH * HEIGHT * 5) / 4, width: WIDTH / 2, height: HEIGHT / 2, top: half },
      ];
      const bytes = pixels.bytes();
      for (const plane of planes)
        for (let n = 0; n < plane.width * plane.height; n++) {
          const under = plane.of(ground);
          const laid = n < plane.top * plane.width ? under : under + (plane.of([...over, 255]) - under) * much;
          expect(Math.abs((bytes[plane.from + n] ?? 0) - laid)).toBeLessThanOrEqual(NEAR);
        }
    }),
    { numRuns: 60 },
  );
});

test("a part of a slope stands in the frame where it belongs, between samples too, whatever its size", () => {
  const [wide, high] = [80, 60];
  const slope = canvasOf(wide, high, (x, y) => [2 * x + y, 2 * x + y, 2 * x + y, 255]);
  const part = fc.record({
    x: fc.double({ min: 0, max: 20, noNaN: true }),
    y: fc.double({ min: 0, max: 15, noNaN: true }),
    near: fc.double({ min: 0.6, max: 1.6, noNaN: true }),
  });
  fc.assert(
    fc.property(part, ({ x, y, near }) => {
      const pixels = openPixels(WIDTH, HEIGHT);
      pixels.draw(pixels.picture(slope), { x, y, width: WIDTH * near, height: HEIGHT * near });
      const bytes = pixels.bytes();
      for (let row = 0; row < HEIGHT; row++)
        for (let column = 0; column < WIDTH; column++) {
          const [left, above] = [x + (column + 0.5) * near - 0.5, y + (row + 0.5) * near - 0.5];
          const grey = 2 * Math.min(wide - 1, Math.max(0, left)) + Math.min(high - 1, Math.max(0, above));
          const seen = bytes[row * WIDTH + column] ?? 0;
          expect(Math.abs(seen - lightOf([grey, grey, grey, 255]))).toBeLessThanOrEqual(NEAR);
        }
      // grey has no colour
      for (const value of bytes.subarray(WIDTH * HEIGHT)) expect(Math.abs(value - 128)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test("pictures are forgotten together, and many of them take no more room than the largest", () => {
  const pixels = openPixels(WIDTH, HEIGHT);
  const large = canvasOf(200, 200, () => [9, 9, 9, 255]);
  const first = pixels.picture(large).y;
  pixels.forget();
  expect(pixels.picture(large).y).toBe(first);
  expect(() => pixels.draw(pixels.picture(large), { x: 0, y: 0, width: 200, height: 200 })).toThrow("times as large");
});
