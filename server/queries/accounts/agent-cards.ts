/** The identity card: asked once, carried by every piece. What is empty in the database is absent in the card. */
import type { Selectable } from "kysely";
import { type IdentityCard, identityCard, type KeptCard } from "#contract/identity";
import type { Db } from "#server/db/tables";
import type { AgentCards } from "#server/db/tables/agent-cards";
import { json } from "#server/db/tables/json";
import type { Owner } from "./owner.ts";

const columns = [
  "name",
  "phone",
  "company",
  "licence",
  "address",
  "email",
  "name_latin",
  "wechat",
  "wechat_qr_url",
  "logo_url",
  "accent",
  "markets",
] as const;

function cardOf(row: Pick<Selectable<AgentCards>, (typeof columns)[number]>): KeptCard {
  const { name_latin, wechat, wechat_qr_url, logo_url, accent, markets, ...signature } = row;
  const card = identityCard.parse({
    ...signature,
    ...(name_latin === null ? {} : { nameLatin: name_latin }),
    ...(wechat === null ? {} : { wechat }),
    ...(accent === null ? {} : { accent }),
    ...(Object.keys(markets).length === 0 ? {} : { markets }),
  });
  return {
    ...card,
    ...(wechat_qr_url === null ? {} : { wechatQrUrl: wechat_qr_url }),
    ...(logo_url === null ? {} : { logoUrl: logo_url }),
  };
}

/** The owner's card, null before the first. */
export async function findCard(db: Db, owner: Owner): Promise<KeptCard | null> {
  const row = await db.selectFrom("agent_cards").select(columns).where("user_id", "=", owner.userId).executeTakeFirst();
  return row ? cardOf(row) : null;
}

/** Replaces it wholly, but for its pictures. */
export async function saveCard(db: Db, owner: Owner, card: IdentityCard, now: Date): Promise<KeptCard> {
  const { nameLatin, wechat, accent, markets, name, phone, company, licence, address, email } = card;
  const values = {
    ...{ name, phone, company, licence, address, email },
    name_latin: nameLatin ?? null,
    wechat: wechat ?? null,
    accent: accent ?? null,
    markets: json(markets ?? {}),
  };
  const row = await db
    .insertInto("agent_cards")
    .values({ user_id: owner.userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...values, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return cardOf(row);
}

/** The pictures on a card, by their columns. */
export type CardPicture = "wechat_qr_url" | "logo_url";

/** Puts another picture in its place; answers the one before, or undefined where there is no card. */
export async function replacePicture(
  trx: Db,
  owner: Owner,
  picture: CardPicture,
  url: string | null,
): Promise<{ before: string | null } | undefined> {
  const own = trx.selectFrom("agent_cards").select(["wechat_qr_url", "logo_url"]).where("user_id", "=", owner.userId);
  const row = await own.forUpdate().executeTakeFirst();
  if (!row) return undefined;
  await trx
    .updateTable("agent_cards")
    .set({ [picture]: url })
    .where("user_id", "=", owner.userId)
    .execute();
  return { before: row[picture] };
}
