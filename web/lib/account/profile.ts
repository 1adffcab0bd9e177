/** The own row of `profiles`, read and written through supabase-js exactly as the specification lists the calls. */
import type { Backend } from "#web/lib/supabase.ts";

export interface Profile {
  display_name: string | null;
  phone: string | null;
  avatar_url: string | null;
}

/** With what the database keeps about it. */
export interface ReadProfile extends Profile {
  phone_verified_at: string | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The profile, empty when there is no row yet. Throws the backend's error. */
export async function readProfile(client: Backend, userId: string): Promise<ReadProfile> {
  // asked again by the screen's own query, which tells of the first failure at once; the client would keep silent for seconds
  const { data, error } = await client.from("profiles").select("*").eq("user_id", userId).retry(false).maybeSingle();
  if (error) throw error;
  return {
    display_name: textOrNull(data?.display_name),
    phone: textOrNull(data?.phone),
    avatar_url: textOrNull(data?.avatar_url),
    phone_verified_at: textOrNull(data?.phone_verified_at),
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

/** What the database refuses in a name: control, direction-changing and angle characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const UNFIT = /[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>]/;
export const MAX_NAME = 80;

/** Whether the database takes it as a name. */
export const isFitName = (name: string): boolean => !UNFIT.test(name.trim());
