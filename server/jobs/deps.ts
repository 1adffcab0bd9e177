/** What jobs need from the outside. */

import type { PageReader } from "#adapters/web/page";
import type { Accounts } from "#server/backend/shared/types";
import type { HelpListing } from "#server/models/listing-help";
import type { PictureReader } from "#server/models/picture-words";
import type { AskModels, WritePiece } from "#server/models/service";
import type { SayLines } from "#server/models/speech";
import type { Using } from "#server/services/index";

type Used = Using<
  "db" | "boss" | "files" | "mailer" | "payments" | "publishing" | "imprint" | "secretKey" | "origin" | "now" | "log"
>;

export interface JobDeps extends Used {
  accounts: Accounts;
  /** For an import asked for at a server whose own address was `origin`; this process may have another or none. */
  pages(origin: string): PageReader;
  /** Of the composer: what no model was asked for, or could write. */
  writePiece: WritePiece;
  askModels: AskModels;
  helpListing: HelpListing;
  /** Lines read aloud; null where nobody is configured. */
  speech: SayLines | null;
  /** Letters in pictures, by a model. */
  pictures: PictureReader;
}
