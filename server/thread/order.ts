/** What the engine's threads are asked to do. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PrintedReceipt } from "#contract/receipt";
import type { Target } from "#engine/copy/index";
import type { ModelText } from "#engine/copy/model-draft";
import type { Draft } from "#engine/copy/writing/finish-piece";
import type { Pack } from "#engine/pack/pack";

export type Order =
  | { what: "listing"; html: string; url: string | null }
  | { what: "text"; text: string }
  | { what: "piece"; listing: Listing; brief: Brief; draft: Draft }
  | { what: "law"; listing: Listing; brief: Brief; drafts: readonly Draft[] }
  | { what: "compose"; listing: Listing; brief: Brief; target: Target }
  | { what: "written"; listing: Listing; brief: Brief; text: ModelText }
  | { what: "pack"; folder: string; pack: Pack; photos: readonly Uint8Array[]; at: Date }
  | { what: "receipt"; receipt: PrintedReceipt; language: "zh" | "en" }
  | { what: "angles"; listing: Listing; language: "zh" | "en" }
  | { what: "page"; listing: Listing; brief: Brief; language: CopyLanguage; written: string | null };
