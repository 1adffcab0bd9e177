/** What supabase-js's calls carry as the captcha token: this browser's key where the backend knows browsers, and an answer. */
import { securityToken } from "#contract/device-key";
import { useConfig } from "#web/lib/config-context.tsx";
import { deviceKey } from "#web/lib/device-key.ts";

/** Answers the options of a call; `captcha`: of an answered question. */
export function useSecurity(): (captcha?: string | null) => { captchaToken?: string } {
  const { capabilities } = useConfig();
  return (captcha = null) => {
    const captchaToken = securityToken({ deviceKey: capabilities.deviceKeys ? deviceKey() : null, captcha });
    return captchaToken ? { captchaToken } : {};
  };
}
