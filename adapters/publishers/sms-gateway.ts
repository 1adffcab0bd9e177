/** What a way of sending short messages to one person offers, for ./sms.ts: one file a service beside it. */
import type { PublisherIo } from "./publisher.ts";
import type { Sent } from "./recipients.ts";

export interface SmsAccount {
  /** Aliyun: AccessKey ID. Tencent Cloud: SecretId. Twilio: account SID. */
  readonly keyId: string;
  readonly keySecret: string;
  /** The approved signature; Twilio: the number, or a messaging service (MG…). */
  readonly from: string;
  /** The approved template, whose one variable is `content`; Twilio: none. */
  readonly template: string;
  /** Tencent Cloud: SdkAppId. */
  readonly app: string;
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The same for the same message to the same person. */
  readonly key: string;
}

export interface SmsGateway {
  /** Asks for something harmless, to see that the account is let in. Throws `Ended`. */
  check(account: SmsAccount, io: PublisherIo): Promise<void>;
  /** Throws `Ended`; "unknown" where no answer came. */
  send(account: SmsAccount, message: SmsMessage, io: PublisherIo): Promise<Sent>;
  /** Whether the service has taken it since; null: it does not say. */
  seen(account: SmsAccount, message: SmsMessage, since: Date, io: PublisherIo): Promise<boolean | null>;
}
