/** Rows of `profiles` and `user_roles`, made with the account. */
import type { Generated } from "kysely";
import type { AdminScope, Role } from "#contract/account";

export interface Profiles {
  user_id: string;
  display_name: string | null;
  phone: string | null;
  phone_verified_at: Date | null;
  avatar_url: string | null;
  language: "zh" | "en" | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UserRoles {
  user_id: string;
  role: Generated<Role>;
  scope: AdminScope | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
