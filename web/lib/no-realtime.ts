/**
 * Stands in for @supabase/realtime-js in the browser's bundle (vite.config.ts): the product listens to its own event
 * stream, so the client's 14 kB of web sockets stay at home. Everything else of supabase-js is as published.
 */
const channels: readonly never[] = [];

export class RealtimeClient {
  async setAuth(): Promise<void> {}
  getChannels(): readonly never[] {
    return channels;
  }
  channel(): never {
    throw new Error("Realtime channels are left out of this build");
  }
  async removeChannel(): Promise<"ok"> {
    return "ok";
  }
  async removeAllChannels(): Promise<"ok"[]> {
    return [];
  }
}
