/** Twilio's Messages API: basic authentication, a form, words of our own. */
import { z } from "zod";
import { askService } from "#adapters/web/service";
import { AppError } from "#contract/errors";
import type { SmsSender, SmsSettings } from "./sms.ts";

const failure = z.object({ code: z.number() });
/** Not a number, not reachable from here, no mobile, asked us to stop. */
const refusedNumbers = new Set([21211, 21408, 21610, 21612, 21614]);
const crowded = new Set([14107, 20429, 30022]);

/** Sends through Twilio's Messages API. */
export function twilioSms(settings: SmsSettings): SmsSender {
  const endpoint = settings.endpoint ?? "https://api.twilio.com";
  const login = Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString("base64");
  const sender = settings.from.startsWith("MG") ? "MessagingServiceSid" : "From";
  return {
    name: "twilio",
    async send({ to, text }) {
      const { status, body } = await askService(
        `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(settings.keyId)}/Messages.json`,
        {
          method: "POST",
          headers: { Authorization: `Basic ${login}`, "Content-Type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ To: to, [sender]: settings.from, Body: text }).toString(),
        },
      );
      if (status === 201) return;
      const { code } = failure.catch({ code: 0 }).parse(body);
      if (status === 429 || crowded.has(code)) throw new AppError("too_many_requests");
      if (refusedNumbers.has(code)) throw new AppError("phone_refused");
      throw new AppError("unavailable", { message: `The SMS service refused (${status}, ${code})` });
    },
  };
}
