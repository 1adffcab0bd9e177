/** What an account signs with: portrait, WeChat code and logo as bytes, which lie in its folder of the public bucket, and its colour. */
import { DEFAULT_ACCENT } from "#contract/media/poster";
import type { Files } from "#server/base/files";
import type { Db } from "#server/db/tables";
import { findCard } from "#server/queries/accounts/agent-cards";
import type { Owner } from "#server/queries/accounts/owner";

const BUCKET = "avatars";

/** Bytes of the picture at a path of the file service; null: there is none. */
export async function pictureAt(files: Pick<Files, "get">, url: string | null): Promise<Uint8Array | null> {
  const name = url?.split(`/public/${BUCKET}/`)[1];
  return name ? ((await files.get(BUCKET, name))?.bytes ?? null) : null;
}

/** The owner's logo, a PNG; null: none. */
export const logoOf = async (db: Db, files: Pick<Files, "get">, owner: Owner): Promise<Uint8Array | null> =>
  pictureAt(files, (await findCard(db, owner))?.logoUrl ?? null);

/** The owner's colour; ours where they have none. */
export const accentOf = async (db: Db, owner: Owner): Promise<string> =>
  (await findCard(db, owner))?.accent ?? DEFAULT_ACCENT;
