/** The legal documents in force: as an administrator published them last, else as they come with the product. */
import type { LegalState } from "#contract/admin/settings";
import { AppError } from "#contract/errors";
import { LEGAL_VERSION, type LegalDocument, type LegalText, legalDocuments } from "#contract/legal";
import { renamed } from "#contract/names";
import type { Settings } from "#contract/settings";
import { dayIn } from "#engine/billing/statement-days";
import { readMarkdown, toMarkdown } from "#engine/legal/markdown";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { accountsNamed } from "#server/queries/accounts/admin-accounts";
import { readNames } from "#server/queries/settings/names";
import { legalText } from "#server/queries/site/legal-texts";

type Language = "zh" | "en";
type LegalMarkdown = Settings["legal_draft"];
const languages = ["zh", "en"] as const;

/** The version people have to have agreed to. Any connection may ask. */
export async function legalVersion(db: Db): Promise<string> {
  const row = await db.selectFrom("legal_versions").select("version").orderBy("version", "desc").executeTakeFirst();
  return row?.version ?? LEGAL_VERSION;
}

const shipped = (document: LegalDocument) => ({
  zh: toMarkdown(legalText(document, "zh")),
  en: toMarkdown(legalText(document, "en")),
});
const SHIPPED: LegalMarkdown = { terms: shipped("terms"), privacy: shipped("privacy") };
/** Ours speak of the product by the name it has now; what was published stays word for word. */
const shippedTexts = async (db: Db): Promise<LegalMarkdown> => renamed(SHIPPED, await readNames(db));

/** As they are edited; null when that version was never published. */
export async function legalMarkdown(db: Db, version: string): Promise<LegalMarkdown | null> {
  const row = await db.selectFrom("legal_versions").select("texts").where("version", "=", version).executeTakeFirst();
  return row?.texts ?? (version === LEGAL_VERSION ? await shippedTexts(db) : null);
}

export interface LegalInForce {
  version: string;
  text(document: LegalDocument, language: Language): LegalText;
}

/** As people read them. */
export async function legalInForce(db: Db): Promise<LegalInForce> {
  const version = await legalVersion(db);
  const markdown = (await legalMarkdown(db, version)) ?? (await shippedTexts(db));
  return {
    version,
    text: (document, language) => {
      const read = readMarkdown(markdown[document][language]);
      return "text" in read ? read.text : legalText(document, language);
    },
  };
}

export async function legalState(db: Db): Promise<LegalState> {
  const rows = await db
    .selectFrom("legal_versions")
    .select(["version", "published_at", "published_by"])
    .orderBy("version", "desc")
    .execute();
  const publishers = await accountsNamed(
    db,
    rows.flatMap((row) => row.published_by ?? []),
  );
  const versions = rows.map((row) => ({
    version: row.version,
    at: row.published_at.toISOString(),
    by: publishers.get(row.published_by ?? "")?.email ?? null,
  }));
  const own = versions.some(({ version }) => version === LEGAL_VERSION);
  return {
    versions: own ? versions : [...versions, { version: LEGAL_VERSION, at: null, by: null }],
    texts: (await legalMarkdown(db, await legalVersion(db))) ?? (await shippedTexts(db)),
  };
}

/** Days are China's. One published on the day of the last keeps that day and is numbered: nobody is told of a day to come. */
function versionAfter(last: string, now: Date): string {
  const today = dayIn(now, "Asia/Shanghai");
  const [day = today, number = "01"] = last.split(".");
  return today > day ? today : `${day}.${String(Number(number) + 1).padStart(2, "0")}`;
}

/** A draft that is left empty stands for the text in force. Throws invalid_input with `document`, `language`, `problem`. */
export async function publishLegal(trx: Db, draft: LegalMarkdown, about: { by: string; now: Date }): Promise<void> {
  const last = await legalVersion(trx);
  const present = (await legalMarkdown(trx, last)) ?? (await shippedTexts(trx));
  const texts: LegalMarkdown = structuredClone(present);
  for (const document of legalDocuments)
    for (const language of languages) {
      const written = draft[document][language];
      if (!written.trim()) continue;
      const read = readMarkdown(written);
      if ("problem" in read)
        throw new AppError("invalid_input", { data: { document, language, problem: read.problem, line: read.line } });
      texts[document][language] = written;
    }
  await trx
    .insertInto("legal_versions")
    .values({
      version: versionAfter(last, about.now),
      texts: json(texts),
      published_at: about.now,
      published_by: about.by,
    })
    .execute();
}
