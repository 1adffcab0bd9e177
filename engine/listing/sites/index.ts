/**
 * Readers for one website each, for what the generic readers cannot know. An adapter is asked only on its own
 * registrable domain, so that "lianjia.com.example.net" is read like any stranger's page.
 */
import type { Candidate } from "../facts/candidate.ts";
import type { Page } from "../page/page.ts";
import { chinesePortals } from "./chinese-portals.ts";

export type Site = {
  /** Registrable domains, such as "lianjia.com". */
  domains: readonly string[];
  read: (page: Page) => Candidate[];
};

const sites: readonly Site[] = [chinesePortals];

export const siteFor = (domain: string | null): Site | null =>
  sites.find(({ domains }) => domain !== null && domains.includes(domain)) ?? null;
