/** The one message we send to phones. The digits come early, where a phone's keyboard offers them. */
import { inNames, type Names } from "#contract/names";
import type { MailLanguage } from "./texts.ts";

/** The whole message; short enough for one segment. */
export const phoneCodeText = (
  language: MailLanguage,
  { code, minutes, names }: { code: string; minutes: number; names: Names | null },
): string =>
  inNames(
    language === "zh"
      ? `【房播】验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`
      : `${code} is your Listcast code. It works for ${minutes} minutes. Tell it to nobody.`,
    names,
  );
