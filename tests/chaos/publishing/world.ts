/** What campaigns are sent to while everything dies: platforms outside of every worker, so that what reached them outlives a kill. */
import type { PlatformGateway } from "#server/services/index";
import type { WorldOpening } from "./worker-house.ts";

/** A post as whoever counts its copies knows it. */
interface Posted {
  readonly id: string;
  readonly platform: string;
  /** Words that no other campaign's posts have. */
  readonly marker: string;
}

export interface ChaosWorld {
  /** By which a worker opens the same platforms. */
  readonly opening: WorldOpening;
  readonly house: PlatformGateway;
  readonly platformIds: readonly string[];
  /** What an agent fills in to connect. */
  valuesOf(platform: string): Record<string, string>;
  /** How many copies of a post stand there: what a person who looks would see. */
  copiesOf(post: Posted): number;
  /** From now on its clock is that of the workers, which runs fast from `epoch` on: signatures and tokens are judged by it. */
  hurry(epoch: number): void;
  /** Before a campaign leaves: answers that will be lost, where the platforms do not lose them by themselves. */
  disturb(): void;
  close(): Promise<void>;
}
