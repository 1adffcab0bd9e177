/**
 * Calls to the gateway of Alipay's open platform (protocol 1.0, RSA2) through Alipay's own library. An answer is believed
 * only when one of Alipay's keys signed exactly what is read of it.
 */
import { AlipayRequestError, AlipaySdk } from "alipay-sdk";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { beijingTime } from "./beijing.ts";
import { readKey } from "./rsa-key.ts";

export interface AlipaySettings {
  appId: string;
  /** Of the application; PEM. */
  privateKey: string;
  /**
   * Alipay's, in PEM: at least one. While Alipay changes its key, the old and the new one both stand here: each verifies,
   * and the old one is taken out when nothing comes signed by it any more (two days after the change).
   */
  publicKeys: readonly string[];
  /** The account the money goes to ("2088…"); when given, news about another one is refused. */
  sellerId?: string;
  /** The gateway; only tests and Alipay's own sandbox have another. */
  endpoint?: string;
}

const GATEWAY = "https://openapi.alipay.com/gateway.do";
/** Until the connection stands, and until the next byte comes. */
const IDLE_MS = 8_000;
const TOTAL_MS = 15_000;

interface AlipayUrls {
  notifyUrl?: string;
  returnUrl?: string;
}

/** What every answer holds; the rest is read by whoever asked. */
const answer = z.looseObject({ code: z.string(), sub_code: z.string().optional() });
export type AlipayAnswer = z.infer<typeof answer>;

const gatewayError = z.object({ error_response: z.object({ sub_code: z.string() }) });

/** What went wrong, in a word for the log: never the request, which is signed, nor the answer. */
function causeOf(error: unknown): string {
  if (error instanceof AlipayRequestError && error.responseDataRaw) {
    const refused = gatewayError.safeParse(parsed(error.responseDataRaw));
    return refused.success ? refused.data.error_response.sub_code : "an answer that cannot be believed";
  }
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error && "code" in inner ? String(inner.code) : "no answer";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timed out")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Throws `bad_setting` when a key is missing or cannot be read. */
export function alipayClient(settings: AlipaySettings, now: () => Date) {
  const { appId, endpoint = GATEWAY } = settings;
  // the library would take any text for a key, and fail at the first sale
  const privateKey = readKey("ALIPAY_PRIVATE_KEY", settings.privateKey, "private")
    .export({ type: "pkcs8", format: "pem" })
    .toString();
  const publicKeys = settings.publicKeys.map((pem) =>
    readKey("ALIPAY_PUBLIC_KEY", pem, "public").export({ type: "spki", format: "pem" }).toString(),
  );
  if (publicKeys.length === 0)
    throw new AppError("bad_setting", {
      message: "ALIPAY_PUBLIC_KEY: without a public key nothing it says is believed",
    });
  const withKey = (alipayPublicKey: string) =>
    new AlipaySdk({
      appId,
      privateKey,
      alipayPublicKey,
      gateway: endpoint,
      keyType: "PKCS8",
      signType: "RSA2",
      camelcase: false,
      timeout: IDLE_MS,
    });
  const verifiers = publicKeys.map(withKey);
  const sdk = withKey(publicKeys[0] ?? "");
  /** Throws unless one of the keys signed what is read under the name. The library itself knows one key only. */
  const believe = (raw: string, name: string, sign: string) => {
    const signed = sdk.getSignStr(raw, name);
    const read = z.record(z.string(), z.unknown()).safeParse(parsed(raw)).data?.[name];
    const same = JSON.stringify(parsed(signed)) === JSON.stringify(read);
    if (!(same && sign && verifiers.some((one) => one.rsaCheck(signed, sign, "RSA2"))))
      throw new AlipayRequestError("the signature is not Alipay's", { responseDataRaw: raw });
  };
  sdk.checkResponseSign = believe;
  // the library would write the process's local time, Alipay wants its own
  const common = () => ({ timestamp: beijingTime(now()) });

  return {
    believe,
    /** Any answer that Alipay signed. Throws `unavailable`. */
    async call(method: string, bizContent: Record<string, unknown>, urls: AlipayUrls = {}): Promise<AlipayAnswer> {
      try {
        const call = sdk.exec(method, { ...common(), ...urls, bizContent }, { validateSign: true });
        return answer.parse(await within(TOTAL_MS, call));
      } catch (error) {
        throw new AppError("unavailable", { message: `Alipay: ${method}: ${causeOf(error)}` });
      }
    },
    /** The address of a page at Alipay, signed. */
    pageUrl: (method: string, urls: AlipayUrls, bizContent: Record<string, unknown>) =>
      sdk.pageExecute(method, "GET", { ...common(), ...urls, bizContent }),
    /** Whether a notification comes from Alipay. RSA2 only: the weaker RSA is not taken from anybody. */
    signedByAlipay: (fields: Record<string, string>): boolean =>
      fields.sign_type === "RSA2" && verifiers.some((one) => one.checkNotifySignV2(fields)),
  };
}
export type AlipayClient = ReturnType<typeof alipayClient>;
