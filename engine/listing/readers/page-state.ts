import type { Candidate } from "../candidate.ts";
import type { Page } from "../page.ts";
export const readPageState = (_page: Page): Candidate[] => [];
