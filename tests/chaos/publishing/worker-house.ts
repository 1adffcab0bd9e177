/** The platforms of a world as a worker reaches them, opened by what its parent hands it. */
import { z } from "zod";
import type { PlatformGateway } from "#server/services/index";
import { platformsAt } from "./connector.ts";
import { connectorHouse } from "./connectors-house.ts";

const worldOpening = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("made-up"), url: z.url() }),
  z.object({ kind: z.literal("connectors"), hosts: z.record(z.string(), z.string()) }),
]);
export type WorldOpening = z.infer<typeof worldOpening>;

export const houseOfWorker = (opening: string): PlatformGateway => {
  const read = worldOpening.parse(JSON.parse(opening));
  return read.kind === "made-up" ? platformsAt(read.url) : connectorHouse(read.hosts);
};
