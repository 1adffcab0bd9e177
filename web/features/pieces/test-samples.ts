/** A campaign and a piece for the tests of this folder. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import { emptyListing } from "#contract/listing";
import { uuid } from "#web/lib/uuid.ts";

export const piece = (part: Partial<SavedPiece> = {}): SavedPiece => ({
  id: uuid(),
  platform: "wechat",
  language: "zh",
  kind: "post",
  title: null,
  body: "梅川苑，两室两厅。",
  hashtags: [],
  preheader: null,
  html: null,
  length: { used: 9, max: null, unit: "chars" },
  findings: [],
  untraced: [],
  writtenBy: "composer",
  editedAt: null,
  version: 1,
  origin: "written",
  released: null,
  ...part,
});

export const campaign = (part: Partial<Campaign> = {}): Campaign => ({
  id: uuid(),
  propertyId: uuid(),
  propertyNumber: "PROP-001",
  title: "梅川苑",
  market: null,
  preferences: { languages: ["zh"], style: "friendly", platforms: ["wechat"], kinds: ["post"] },
  agent: { name: "顾芸", phone: null, company: null, licence: null, address: null, email: null },
  signer: { portraitUrl: null, wechatUrl: null },
  listing: emptyListing(),
  photos: [],
  tasks: [],
  pieces: [],
  createdAt: "2026-01-01T00:00:00.000Z",
  ...part,
});
