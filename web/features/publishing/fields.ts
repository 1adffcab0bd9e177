/** What a field of a platform's form is called; a name this page does not know is shown as it is. */
import { useTranslation } from "react-i18next";
import { oneOf } from "#web/lib/one-of.ts";

const known = [
  "server",
  "handle",
  "appPassword",
  "token",
  "channel",
  "webhook",
  "address",
  "secret",
  "appId",
  "appSecret",
  "name",
  "user",
  "account",
  "channelToken",
  "host",
  "port",
  "password",
  "from",
  "recipients",
  "provider",
  "keyId",
  "keySecret",
  "template",
  "app",
] as const;

export function useFieldName(platform: string): (name: string) => string {
  const { t } = useTranslation("publishing");
  return (name) => {
    // who sends is an address of mail, and a signature of short messages
    if (platform === "sms" && name === "from") return t("fields.smsFrom");
    const one = oneOf(known, name);
    return one ? t(`fields.${one}`) : name;
  };
}
