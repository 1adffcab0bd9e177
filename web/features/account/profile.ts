/** The own row of `profiles`, read and written through supabase-js exactly as the specification lists the calls. */
import type { Backend } from "#web/lib/supabase.ts";

export interface Profile {
  display_name: string | null;
  phone: string | null;
  avatar_url: string | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The profile, empty when there is no row yet. Throws the backend's error. */
export async function readProfile(client: Backend, userId: string): Promise<Profile> {
  const { data, error } = await client.from("profiles").select("*").eq("user_id", userId).maybeSingle();
  if (error) throw error;
  return {
    display_name: textOrNull(data?.display_name),
    phone: textOrNull(data?.phone),
    avatar_url: textOrNull(data?.avatar_url),
  };
}

/** Throws the backend's error. */
export async function saveProfile(client: Backend, userId: string, profile: Profile): Promise<void> {
  const { error } = await client
    .from("profiles")
    .update({ ...profile })
    .eq("user_id", userId);
  if (error) throw error;
}

/**
 * A phone number in E.164 ("+8613800001234"), "" for none, null for something that is not a number. Without a country
 * code it is read as a Chinese one. The number library loads when a number is first checked.
 */
export async function normalPhone(typed: string): Promise<string | null> {
  if (typed.trim() === "") return "";
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const parsed = parsePhoneNumberFromString(typed, "CN");
  return parsed?.isPossible() ? parsed.number : null;
}
