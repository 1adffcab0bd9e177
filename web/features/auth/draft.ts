/** What has been typed on /auth. One form for all views, so that switching between them loses nothing. */
import { useForm } from "@mantine/form";
import type { Texts } from "#web/lib/i18n.ts";

export interface Draft {
  email: string;
  password: string;
  newPassword: string;
  confirm: string;
  captcha: string;
}

/** Keys of the `auth` dictionary by field; null where a field is fine. */
export type Problems = Partial<Record<keyof Draft, Exclude<keyof Texts["auth"], "codes"> | null>>;

export const useDraft = () =>
  useForm<Draft>({ initialValues: { email: "", password: "", newPassword: "", confirm: "", captcha: "" } });

export type DraftForm = ReturnType<typeof useDraft>;
export const hasProblem = (problems: Problems): boolean => Object.values(problems).some((problem) => problem !== null);
