/**
 * Before each file of component tests: files share a process and its packages, but none of our own modules (what a file replaces
 * by `vi.mock` is its own), no stand-in for a global and no clock. A window each has by itself.
 */
import { afterAll, vi } from "vitest";

vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
