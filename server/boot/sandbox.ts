/** The sandbox as the server holds it: the provider, and the cashier that calls us back over our own front door. */
import { randomBytes } from "node:crypto";
import { sandboxPayments } from "#adapters/payments/sandbox";
import { askService } from "#adapters/web/service";
import type { Clock } from "#server/base/clock";
import type { Log } from "#server/base/log";
import { cashierRoutes } from "#server/cashier/routes";
import type { Db } from "#server/db/tables";
import { clientAddress } from "#server/middleware/address";
import { sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import { readNames } from "#server/queries/settings/names";

export interface SandboxDeps {
  production: boolean;
  db: Db;
  origin: () => string;
  now: Clock;
  log: Log;
}

/** Only where the product is tried out. Throws in production. */
export function openSandbox({ production, db, origin, now, log }: SandboxDeps) {
  // of this process, which is both parties: nothing else could use it
  const secret = randomBytes(32).toString("base64url");
  const ledger = sandboxLedger(db);
  return {
    provider: sandboxPayments({ production, secret, ledger, origin, now }),
    routes: cashierRoutes({
      ledger,
      secret,
      async deliver({ headers, body }) {
        const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
        const url = `${origin()}/api/payments/sandbox/callback`;
        const { status } = await askService(url, { method: "POST", headers: Object.fromEntries(sent), body });
        return status < 300;
      },
      // never what a header claims
      peer: clientAddress(false),
      now,
      log,
      names: () => readNames(db),
    }),
  };
}
