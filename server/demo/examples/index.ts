/** The example homes, in the order the wizard offers them. */
import type { Example } from "./example.ts";
import { shanghai } from "./shanghai.ts";
import { tokyo } from "./tokyo.ts";
import { vancouver } from "./vancouver.ts";

export type { Example } from "./example.ts";
export const examples: readonly Example[] = [shanghai, vancouver, tokyo];
export const findExample = (slug: string): Example | null => examples.find((example) => example.slug === slug) ?? null;
/** Where the example's page is on our own server. */
export const demoPathOf = (example: Pick<Example, "slug">): string => `/demo/listing/${example.slug}`;
