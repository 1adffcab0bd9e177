/** Connects an account: by a form whose values the platform is asked about, or by consent in the platform's own window. */
import type {
  Connected,
  ConnectField,
  Failure,
  FormConnect,
  OAuthConnect,
  Publisher,
} from "#adapters/publishers/publisher";
import { AppError } from "#contract/errors";
import { houseNote } from "#contract/publishing/house-notes";
import { publishingLimits } from "#server/base/limits";
import type { ConnectionRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { getConnection, keepConnection, setHealth, touchConnection } from "#server/queries/publications/connections";
import { beginConsent, challengeOf, keepChoice, takeChoice, useConsent } from "#server/queries/publications/consents";
import { callbackUrl } from "#server/queries/settings/platform-apps";
import { openIo } from "./platform-io.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { closedAfterRefusal, currentConnection, isFailure } from "./tokens.ts";

function publisherFor(services: Pick<PublishServices, "publishing">, platform: string): Publisher {
  const publisher = publisherOf(services, platform);
  if (!publisher) throw new AppError("platform_not_connected");
  return publisher;
}

const refused = ({ code, detail }: Pick<Failure, "code" | "detail">) =>
  new AppError("connection_refused", { data: { code, detail: (detail || houseNote("unsaid")).slice(0, 200) } });

/** A question to a platform about an account: what throws on the way is a refusal with its reason. */
async function ask<T extends object>(asked: Promise<T | Failure>): Promise<T> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError("unavailable", { cause: error });
  });
  if (isFailure(answer)) throw refused(answer);
  return answer;
}

/** Only the form's fields, none of the needed ones empty. Throws invalid_input with `field`. */
function valuesOf(fields: readonly ConnectField[], given: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, optional } of fields) {
    const value = given[name]?.trim() ?? "";
    if (value === "" && !optional) throw new AppError("invalid_input", { data: { field: name } });
    if (value !== "") values[name] = value;
  }
  return values;
}

const keep = (services: PublishServices, owner: Owner, platform: string, connected: Connected) =>
  services.db
    .transaction()
    .execute((trx) =>
      keepConnection(trx, owner, { platform, connected, secretKey: services.secretKey }, services.now()),
    );

const io = (services: PublishServices, platform: string) =>
  openIo(services, platform, { signal: AbortSignal.timeout(publishingLimits.requestMs) });

/** Throws platform_not_connected, invalid_input, connection_refused, secret_key_missing, and what the guarded door throws. */
export async function connectByForm(
  services: PublishServices,
  owner: Owner,
  about: { platform: string; values: Readonly<Record<string, string>> },
): Promise<ConnectionRow> {
  const { connect } = publisherFor(services, about.platform);
  if (connect.by !== "form") throw new AppError("platform_not_connected");
  if (services.secretKey === null) throw new AppError("secret_key_missing");
  const form: FormConnect = connect;
  const connected = await ask(form.check(valuesOf(form.fields, about.values), await io(services, about.platform)));
  return await keep(services, owner, about.platform, connected);
}

/** Whether the operator has done their part. */
export async function isOpen(services: PublishServices, { platform, connect }: Publisher): Promise<boolean> {
  if (connect.by === "form") return true;
  const { setting } = await openIo(services, platform);
  return connect.settings.every((name) => (setting(name) ?? "") !== "");
}

async function oauthOf(services: PublishServices, platform: string): Promise<OAuthConnect> {
  const publisher = publisherFor(services, platform);
  if (publisher.connect.by !== "oauth" || !(await isOpen(services, publisher)))
    throw new AppError("platform_not_connected");
  return publisher.connect;
}

interface Asking {
  platform: string;
  sessionId: string;
}

const expiry = (services: PublishServices): Date =>
  new Date(services.now().getTime() + publishingLimits.consentMinutes * 60_000);

/** Where the agent consents. Throws platform_not_connected, secret_key_missing. */
export async function authorize(
  services: PublishServices,
  owner: Owner,
  { platform, sessionId }: Asking,
): Promise<string> {
  const { db, secretKey, origin } = services;
  const connect = await oauthOf(services, platform);
  const begun = await beginConsent(db, owner, { platform, sessionId, secretKey, expiresAt: expiry(services) });
  const request = {
    redirectUri: callbackUrl(origin(), platform),
    state: begun.state,
    codeChallenge: challengeOf(begun.verifier),
  };
  return connect.authorize(request, await openIo(services, platform));
}

export type Finished = { rows: ConnectionRow[] } | { consentId: string; accounts: readonly Connected[] };

/** The way back. Throws consent_invalid, connection_refused. */
export async function finishConsent(
  services: PublishServices,
  owner: Owner,
  about: Asking & { code: string; state: string },
): Promise<Finished> {
  const { db, secretKey, now, origin } = services;
  const { platform, code } = about;
  const connect = await oauthOf(services, platform);
  const { id, verifier } = await useConsent(db, owner, { ...about, secretKey }, now());
  const answer = { code, redirectUri: callbackUrl(origin(), platform), codeVerifier: verifier };
  const accounts = await ask<readonly Connected[]>(connect.exchange(answer, await io(services, platform)));
  const [only] = accounts;
  if (!only) throw refused({ code: "no_permission", detail: houseNote("no_account") });
  if (accounts.length === 1) return { rows: [await keep(services, owner, platform, only)] };
  await keepChoice(db, id, { accounts, secretKey, expiresAt: expiry(services) });
  return { consentId: id, accounts };
}

/** Throws consent_invalid, also for an account that was not offered. */
export const chooseAccounts = (
  services: PublishServices,
  owner: Owner,
  about: { consentId: string; accountIds: readonly string[]; sessionId: string },
): Promise<ConnectionRow[]> =>
  services.db.transaction().execute(async (trx) => {
    const { secretKey, now } = services;
    const asked = { id: about.consentId, sessionId: about.sessionId, secretKey };
    const { platform, accounts } = await takeChoice(trx, owner, asked, now());
    const chosen = accounts.filter(({ accountId }) => about.accountIds.includes(accountId));
    if (chosen.length !== new Set(about.accountIds).size) throw new AppError("consent_invalid");
    const rows: ConnectionRow[] = [];
    for (const connected of chosen)
      rows.push(await keepConnection(trx, owner, { platform, connected, secretKey }, now()));
    return rows;
  });

/** Asks the platform now, with what is kept. A refusal is no error: the row's health says so. */
export async function testConnection(services: PublishServices, owner: Owner, id: string): Promise<ConnectionRow> {
  const { db, now } = services;
  const row = await getConnection(db, owner, id);
  const publisher = publisherFor(services, row.platform);
  const { connect } = publisher;
  const current = await currentConnection(services, publisher, id);
  if (!isFailure(current)) {
    // only a platform whose form is kept as it was filled in can be asked who that is; others say so when something is posted
    const values = { ...current.settings, ...current.secrets };
    const whole = connect.by === "form" && connect.fields.every(({ name, optional }) => optional || name in values);
    const answer =
      whole && connect.by === "form" ? await connect.check(values, await io(services, row.platform)) : current;
    if (!isFailure(answer)) {
      await setHealth(db, id, "good", now());
      await touchConnection(db, id, now());
    } else if (["connection_ended", "no_permission", "account_blocked"].includes(answer.code)) {
      const closed = await closedAfterRefusal(services, publisher, id);
      if (closed && closed.code !== "connection_ended") throw refused(closed);
    } else throw refused(answer);
  }
  return await getConnection(db, owner, id);
}
