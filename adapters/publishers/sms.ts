/**
 * Short messages to a list, by the agent's own account at Aliyun, Tencent Cloud or Twilio: one a person, each noted, so that a
 * second try goes on where one stopped. Where the service tells what it took, a lost answer is asked about.
 */

import { Ended, failed, isGone } from "./call.ts";
import { definePublisher } from "./define.ts";
import { noteOf } from "./progress.ts";
import type { Connected, OutgoingPost } from "./publisher.ts";
import { listOf, MOST_RECIPIENTS, recipientsOf, sendToEach } from "./recipients.ts";
import { aliyunGateway } from "./sms-aliyun.ts";
import type { SmsAccount, SmsGateway, SmsMessage } from "./sms-gateway.ts";
import { tencentGateway } from "./sms-tencent.ts";
import { twilioGateway } from "./sms-twilio.ts";
import { withLink } from "./wording.ts";

const gateways: Readonly<Record<string, SmsGateway>> = {
  aliyun: aliyunGateway,
  tencent: tencentGateway,
  twilio: twilioGateway,
};

const E164 = /^\+[1-9]\d{6,14}$/;
/** As people write them: blanks and hyphens are nothing. */
const numbersOf = (text: string) => [...new Set(recipientsOf(text).map((one) => one.replace(/[\s()-]/g, "")))];
/** Services list what they took after a while. */
const SETTLED_MS = 5 * 60_000;

const accountOf = ({ settings, secrets }: Connected): SmsAccount => ({
  keyId: settings.keyId ?? "",
  keySecret: secrets.keySecret ?? "",
  from: settings.from ?? "",
  template: settings.template ?? "",
  app: settings.app ?? "",
});
const gatewayOf = ({ settings }: Connected): SmsGateway => {
  const gateway = gateways[settings.provider ?? ""];
  if (!gateway) throw new Ended(failed("not_found", `no service of the name ${settings.provider}`));
  return gateway;
};
const messageOf = (post: Pick<OutgoingPost, "text" | "link">, to: string, key: string, index: number): SmsMessage => ({
  to,
  text: withLink("sms", post),
  key: `${key}-${index}`,
});

export const sms = definePublisher({
  platform: "sms",
  connect: {
    by: "form",
    fields: [
      { name: "provider", secret: false },
      { name: "keyId", secret: false },
      { name: "keySecret", secret: true },
      { name: "from", secret: false },
      { name: "template", secret: false, optional: true },
      { name: "app", secret: false, optional: true },
      { name: "recipients", secret: true },
    ],
    async check(
      { provider = "", keyId = "", keySecret = "", from = "", template = "", app = "", recipients = "" },
      io,
    ) {
      const people = numbersOf(recipients);
      const wrong = people.filter((one) => !E164.test(one)).length;
      if (wrong > 0) return failed("text_rejected", `${wrong} of the numbers are none with a country's code`);
      if (people.length === 0 || people.length > MOST_RECIPIENTS)
        return failed("text_rejected", `1 to ${MOST_RECIPIENTS} numbers`);
      const settings = { provider, keyId: keyId.trim(), from: from.trim(), template: template.trim(), app: app.trim() };
      const secrets = { keySecret: keySecret.trim(), recipients: people.join("\n") };
      const made = {
        accountId: `${provider}/${settings.keyId}`,
        accountName: settings.from,
        secrets,
        settings,
        expiresAt: null,
      };
      await gatewayOf(made).check(accountOf(made), io);
      return made;
    },
  },

  async publish(connection, post, key, io) {
    const gateway = gatewayOf(connection);
    const account = accountOf(connection);
    const send = async (to: string, index: number) => {
      try {
        return await gateway.send(account, messageOf(post, to, key, index), io);
      } catch (error) {
        if (isGone(error)) return "refused" as const;
        throw error;
      }
    };
    const seen = (to: string, index: number, since: Date) =>
      gateway.seen(account, messageOf(post, to, key, index), since, io);
    const reached = await sendToEach(listOf(connection), io, send, seen);
    return reached
      ? { state: "live", ref: key, address: null }
      : failed("text_rejected", "the service took none of the numbers");
  },

  async find(connection, { ref, key, post, checkpoint, triedAt }, io) {
    if (ref !== null) return { state: "live", ref, address: null };
    const people = listOf(connection);
    const next = Number(noteOf(checkpoint, "next") ?? 0);
    const to = people[next];
    if (noteOf(checkpoint, "next") === null) return { state: "absent" };
    if (to === undefined) return { state: "live", ref: key, address: null };
    if (noteOf(checkpoint, "doubt") !== "yes") return { state: "absent" };
    const since = new Date(noteOf(checkpoint, "since") ?? triedAt);
    const seen = await gatewayOf(connection).seen(accountOf(connection), messageOf(post, to, key, next), since, io);
    if (seen === true && next === people.length - 1) return { state: "live", ref: key, address: null };
    const settled = io.now().getTime() - since.getTime() > SETTLED_MS;
    // the others have it not: the next try asks once more about this one, and goes on
    if (seen === true || (seen === false && settled)) return { state: "absent" };
    return {
      state: "unknown",
      ref: null,
      detail: `nobody knows whether person ${next + 1} of ${people.length} has it`,
    };
  },
});
