/** The ways to pay that make sense on this device, one line each. */
import type { WayToPay } from "#contract/order";
import type { PaymentMethod, PaymentProviderName } from "#contract/payment";

export interface PaymentOption {
  provider: PaymentProviderName;
  method: PaymentMethod;
}

export const paymentOptionId = ({ provider, method }: PaymentOption): string => `${provider}:${method}`;

/** A device one holds: its own camera cannot scan its own screen, and the wallets' applications are on it. */
export const isHandheld = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** In the server's order. On a phone a wallet opens by itself and codes are left out, unless a provider has nothing else. */
export function availableOptions(ways: readonly WayToPay[], handheld: boolean): PaymentOption[] {
  return ways.flatMap(({ provider, methods }) => {
    const suited = methods.filter((method) => method !== (handheld ? "qr" : "h5"));
    const fitting = handheld && suited.includes("h5") ? suited.filter((method) => method !== "page") : suited;
    return (fitting.length > 0 ? fitting : handheld ? methods : []).map((method) => ({ provider, method }));
  });
}

/** The one that was chosen, where it is still offered; else the first. */
export const chosenOption = (ways: readonly PaymentOption[], id: string | null): PaymentOption | null =>
  ways.find((way) => paymentOptionId(way) === id) ?? ways[0] ?? null;
