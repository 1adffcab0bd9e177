/** The sandbox as the server holds it: the provider, and the cashier that calls us back over our own front door. */

import { randomBytes } from "node:crypto";
import { sandboxPayments } from "#adapters/payments/sandbox";
import { askService } from "#adapters/web/service";
import { cashierRoutes } from "#server/cashier/routes";
import { clientAddress } from "#server/middleware/address";
import { sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import { readNames } from "#server/queries/settings/names";
import type { Using } from "#server/services/index";

export interface SandboxDeps extends Using<"db" | "origin" | "now" | "log"> {
  production: boolean;
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
