/**
 * Short messages to a list, by the agent's own account at Aliyun, Tencent Cloud or Twilio: one a person, each noted, so that a
 * second try goes on where one stopped. Where the service tells what it took, a lost answer is asked about.
 */

import { houseNote } from "#contract/publishing/house-notes";
import { Ended, failed, isGone } from "./call.ts";
import { definePublisher } from "./define.ts";
import type { Connected, OutgoingPost } from "./publisher.ts";
import { findInList, listOf, MOST_RECIPIENTS, recipientsOf, sendToEach } from "./recipients.ts";
import { markOf } from "./shared/reached.ts";
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
const accountOf = ({ settings, secrets }: Connected): SmsAccount => ({
  keyId: settings.keyId ?? "",
  keySecret: secrets.keySecret ?? "",
  from: settings.from ?? "",
  template: settings.template ?? "",
  app: settings.app ?? "",
});
const gatewayOf = ({ settings }: Connected): SmsGateway => {
  const gateway = gateways[settings.provider ?? ""];
  if (!gateway) throw new Ended(failed("not_found", houseNote("sms_service")));
  return gateway;
};
const messageOf = (post: Pick<OutgoingPost, "text" | "link">, to: string, key: string): SmsMessage => ({
  to,
  text: withLink("sms", post),
  key: `${key}-${markOf(key, to)}`,
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
      if (wrong > 0) return failed("text_rejected", houseNote("numbers_malformed", { wrong }));
      if (people.length === 0 || people.length > MOST_RECIPIENTS)
        return failed("text_rejected", houseNote("list_size", { most: MOST_RECIPIENTS }));
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
    const send = async (to: string) => {
      try {
        return await gateway.send(account, messageOf(post, to, key), io);
      } catch (error) {
        if (isGone(error)) return "refused" as const;
        throw error;
      }
    };
    const seen = (to: string, since: Date) => gateway.seen(account, messageOf(post, to, key), since, io);
    return await sendToEach(listOf(connection), io, { key, send, seen });
  },

  async find(connection, sent, io) {
    const seen = (to: string, since: Date) =>
      gatewayOf(connection).seen(accountOf(connection), messageOf(sent.post, to, sent.key), since, io);
    return await findInList(listOf(connection), sent, io, seen);
  },
});
