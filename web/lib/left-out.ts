/**
 * Stands in for the parts of supabase-js this product's browser does not use (vite.config.ts), 22 kB of script: sockets,
 * because it listens to its own event stream; files and functions, because it asks its own API for both. Sign-in and
 * data are as published. Whoever needs one of these parts takes its alias out of vite.config.ts.
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
