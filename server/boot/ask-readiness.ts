/** Asks a running server of this machine if it is able to work, for the doctor. */
import { get } from "node:http";
import { type ReadinessCheck, readiness } from "#contract/readiness";

const ANSWER_MS = 5_000;

/** What /readyz says at the address the server listens on; null when nothing there says it in time. */
export function askReadiness(host: string, port: number): Promise<ReadinessCheck[] | null> {
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  return new Promise((resolve) => {
    const none = () => resolve(null);
    const request = get({ host: everywhere[host] ?? host, port, path: "/readyz", timeout: ANSWER_MS }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("error", none).on("end", () => {
        try {
          resolve(readiness.parse(JSON.parse(text)).checks);
        } catch {
          none();
        }
      });
    });
    request.on("error", none).on("timeout", () => request.destroy());
  });
}
