/** The processes that decode this server's images; none runs before the first image. */

import { imageProcessLimits } from "#adapters/web/limits";
import { AppError } from "#contract/errors";
import { pictureKind } from "./kind.ts";
import type { Order } from "./order.ts";
import { openImagePool } from "./pool.ts";

/** Whether an image failed by what it cost, and not by what it is. */
export const costTooMuch = (error: unknown): boolean => error instanceof AppError && "over" in error.data;

const pool = openImagePool(imageProcessLimits);

/**
 * What the order's answer holds, see order.ts. Throws not_an_image for bytes that are no picture of pixels (SVG can load other
 * files), too_large past the limits, in its header or in what it costs, and unavailable when the machine has no time.
 */
export async function drawAside(order: Order): Promise<unknown> {
  if ("bytes" in order && pictureKind(order.bytes) === null) throw new AppError("not_an_image");
  return pool.run(order);
}
