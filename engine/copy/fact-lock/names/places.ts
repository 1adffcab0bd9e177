/** Every kind of named place, the public ones first. */
import { addresses } from "./addresses.ts";
import { landmarks } from "./landmarks.ts";
import type { PlaceKind } from "./place-kind.ts";

export type { PlaceKind } from "./place-kind.ts";
export const placeKinds: readonly PlaceKind[] = [...landmarks, ...addresses];
