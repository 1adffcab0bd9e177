/** Our Alipay adapter together with the local gateway, payers included: what its tests try. Test support. */

import { alipayPayments } from "#adapters/payments/alipay";
import type { AlipaySettings } from "#adapters/payments/alipay-client";
import { ALIPAY_PATIENCE_MS } from "#adapters/payments/alipay-notice";
import { beijingTime } from "#adapters/payments/beijing";
import { askService } from "#adapters/web/service";
import { type AlipayServer, APP_ID, alipayServer, notificationOf, rsaKeys, SELLER_ID } from "./alipay-server.ts";
import type { PaymentSubject } from "./behaviour.ts";

/** Made once: a key takes a while. */
export const keys = { app: rsaKeys(), alipay: rsaKeys(), next: rsaKeys(), stranger: rsaKeys() };

export interface AlipaySubject extends PaymentSubject {
  server: AlipayServer;
  settings: AlipaySettings;
  /** The payer arrives: visits the page. */
  visit(reference: string): Promise<string>;
}

export async function alipaySubject(over: Partial<AlipaySettings> = {}): Promise<AlipaySubject> {
  let time = Date.parse("2026-03-02T01:00:00.000Z");
  const now = () => new Date(time);
  const server = await alipayServer({ appPublicKey: keys.app.publicKey, keys: keys.alipay, now });
  const settings: AlipaySettings = {
    appId: APP_ID,
    privateKey: keys.app.privateKey,
    publicKeys: [keys.alipay.publicKey],
    sellerId: SELLER_ID,
    endpoint: server.endpoint,
    ...over,
  };
  const real = alipayPayments(settings, now);
  const pages = new Map<string, string>();
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  const visit = async (reference: string) => {
    const url = pages.get(reference);
    return url ? (await askService(url, { method: "GET", headers: {} })).raw.toString() : "";
  };
  return {
    provider: {
      ...real,
      async open(charge) {
        const opened = await real.open(charge);
        if (opened.action.type === "redirect") pages.set(charge.reference, opened.action.url);
        return opened;
      },
    },
    server,
    settings,
    visit,
    currency: "CNY",
    now,
    pass,
    async pay(reference) {
      await visit(reference);
      server.pay(reference);
    },
    callbackOf: async (reference) => ({ headers: {}, body: server.sign(server.newsOf(reference)) }),
    async forged({ body }) {
      const { sign: _, sign_type: __, ...fields } = Object.fromEntries(new URLSearchParams(body));
      return { headers: {}, body: notificationOf(fields, keys.stranger.privateKey) };
    },
    patience: ALIPAY_PATIENCE_MS,
    refunded: async (reference) => server.known(reference).refunds.reduce((sum, { fen }) => sum + fen, 0),
    day() {
      const day = beijingTime(now()).slice(0, 10);
      pass(24 * 3600_000);
      return day;
    },
    async cutOff() {
      server.cut();
      await server.close();
    },
    async stop() {
      server.cut();
      await server.close();
    },
  };
}
