/** What has been typed on /auth. One form for all views, so that switching between them loses nothing. */
import { useForm } from "@mantine/form";
import type { Texts } from "#web/lib/i18n.ts";

export interface Draft {
  email: string;
  password: string;
  newPassword: string;
  confirm: string;
  captcha: string;
  /** The terms and the privacy notice are agreed to. Never ticked beforehand. */
  consent: boolean;
}

const empty: Draft = { email: "", password: "", newPassword: "", confirm: "", captcha: "", consent: false };
/** What another view starts without: secrets are not carried about. */
export const withoutSecrets = { password: "", newPassword: "", confirm: "", captcha: "" } satisfies Partial<Draft>;

/** Keys of the `auth` dictionary by field; null where a field is fine. */
export type Problems = Partial<
  Record<keyof Draft, Exclude<keyof Texts["auth"], "codes" | "strength" | "invitation"> | null>
>;

/** The form of /auth, empty. */
export const useDraft = () => useForm<Draft>({ initialValues: empty });

export type DraftForm = ReturnType<typeof useDraft>;

/** Whether any field has one. */
export const hasProblem = (problems: Problems): boolean => Object.values(problems).some((problem) => problem !== null);
