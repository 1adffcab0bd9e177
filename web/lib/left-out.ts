/**
 * Stands in for the parts of supabase-js this product's browser does not use (vite.config.ts), 27 kB of script: sockets,
 * because it listens to its own event stream; files and functions, because it asks its own API for both; passkeys and
 * wallets, because nobody signs in with them here. The service key's calls on accounts have a file of their own
 * (auth/sign-out-alone.ts). The rest of sign-in and data are as published. Whoever needs one of these parts takes its alias out
 * of vite.config.ts.
 */
const leftOut = (part: string): never => {
  throw new Error(`${part} is left out of the browser's build (vite.config.ts)`);
};

export class RealtimeClient {
  async setAuth(): Promise<void> {}
  getChannels(): readonly never[] {
    return [];
  }
  channel(): never {
    return leftOut("@supabase/realtime-js");
  }
  async removeChannel(): Promise<"ok"> {
    return "ok";
  }
  async removeAllChannels(): Promise<"ok"[]> {
    return [];
  }
}

export class StorageClient {
  from(): never {
    return leftOut("@supabase/storage-js");
  }
}

export class FunctionsClient {
  async invoke(): Promise<never> {
    return leftOut("@supabase/functions-js");
  }
}

/** supabase-js names these to pass them on; nothing here ever throws one. */
class Unused extends Error {}

export {
  Unused as FunctionRegion,
  Unused as FunctionsError,
  Unused as FunctionsFetchError,
  Unused as FunctionsHttpError,
  Unused as FunctionsRelayError,
  Unused as StorageApiError,
};

/** Passkeys. */
export class WebAuthnApi {}
export const browserSupportsWebAuthn = (): boolean => false;
const noPasskeys = (): never => leftOut("signing in with a passkey");
export const webAuthnAbortService = { createNewAbortSignal: noPasskeys };
/** Wallets. */
const noWallets = (): never => leftOut("signing in with a wallet");

export {
  noPasskeys as createCredential,
  noPasskeys as deserializeCredentialCreationOptions,
  noPasskeys as deserializeCredentialRequestOptions,
  noPasskeys as getCredential,
  noPasskeys as serializeCredentialCreationResponse,
  noPasskeys as serializeCredentialRequestResponse,
  noWallets as createSiweMessage,
  noWallets as fromHex,
  noWallets as getAddress,
  noWallets as toHex,
};
