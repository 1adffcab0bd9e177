/** The tables of sign-in, files and our own keys, for Kysely; nothing outside server/backend names them. */

import type { JSONWebKeySet } from "jose";
import type { ColumnType, Generated } from "kysely";
import type { AdminScope, Role } from "#contract/account";
import type { Invitations } from "#server/db/tables/invitations";

type Json = Record<string, unknown>;
type When = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface Users {
  id: Generated<string>;
  aud: string | null;
  role: string | null;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: When;
  confirmation_sent_at: When;
  recovery_sent_at: When;
  invited_at: When;
  reauthentication_sent_at: When;
  last_sign_in_at: When;
  confirmed_at: ColumnType<Date | null, never, never>;
  raw_app_meta_data: ColumnType<Json | null, string, string>;
  raw_user_meta_data: ColumnType<Json | null, string, string>;
  created_at: When;
  updated_at: When;
  phone: string | null;
  banned_until: When;
  deleted_at: When;
  is_sso_user: Generated<boolean>;
  is_anonymous: Generated<boolean>;
}

export interface Identities {
  id: Generated<string>;
  provider_id: string;
  user_id: string;
  identity_data: ColumnType<Json, string, string>;
  provider: string;
  email: ColumnType<string | null, never, never>;
  last_sign_in_at: When;
  created_at: When;
  updated_at: When;
}

interface Sessions {
  id: string;
  user_id: string;
  created_at: When;
  updated_at: When;
  aal: "aal1" | "aal2" | "aal3" | null;
  not_after: When;
  user_agent: string | null;
  ip: string | null;
}

export interface RefreshTokens {
  id: Generated<string>;
  token: string;
  user_id: string;
  session_id: string;
  parent: string | null;
  revoked: boolean;
  created_at: When;
  updated_at: When;
}

/** A second factor. */
export interface Factors {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn" | "phone" | "recovery_code";
  status: "unverified" | "verified";
  created_at: Date;
  updated_at: Date;
  secret: string | null;
}

/** A sign-up that waits for its mail's answer. */
export interface SignUps {
  id: Generated<string>;
  user_id: string;
  password_hash: string;
  data: ColumnType<Json, string, never>;
  devices: string[];
  browser: string | null;
  asked_at: Date;
}

export type TokenType = "confirmation_token" | "recovery_token" | "reauthentication_token";

export interface Tables {
  "auth.users": Users;
  "auth.identities": Identities;
  "auth.sessions": Sessions;
  "auth.mfa_amr_claims": {
    id: string;
    session_id: string;
    authentication_method: string;
    created_at: Date;
    updated_at: Date;
  };
  "auth.mfa_factors": Factors;
  "auth.mfa_challenges": {
    id: string;
    factor_id: string;
    created_at: Date;
    verified_at: When;
    ip_address: string;
  };
  "auth.refresh_tokens": RefreshTokens;
  "auth.one_time_tokens": {
    id: string;
    user_id: string;
    token_type: TokenType;
    token_hash: string;
    relates_to: string;
  };
  "storage.buckets": {
    id: string;
    public: boolean | null;
    file_size_limit: string | null;
    allowed_mime_types: string[] | null;
  };
  "storage.objects": {
    id: Generated<string>;
    bucket_id: string;
    name: string;
    owner_id: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    last_accessed_at: Generated<Date>;
    metadata: ColumnType<ObjectMetadata, string, string>;
    user_metadata: ColumnType<Json | null, never, never>;
    version: string;
  };
  "house.secrets": { name: string; value: string };
  "house.signing_keys": {
    kid: string;
    public_jwk: ColumnType<JSONWebKeySet["keys"][number], string, never>;
    /** A sealed text, or the key itself where no key to seal with is given. */
    private_jwk: ColumnType<JSONWebKeySet["keys"][number] | string, string, string>;
    active_from: Date;
    verify_until: Date | null;
  };
  "house.one_time_codes": {
    token_id: string;
    code_hash: string;
    expires_at: Date;
    sign_up_id: string | null;
    device: string | null;
    guesses_here: Generated<number>;
    guesses_elsewhere: Generated<number>;
  };
  "house.sign_ups": SignUps;
  "house.known_devices": {
    user_id: string;
    device: string;
    session_id: string;
    seen_at: Date;
    factor_shown: Generated<boolean>;
  };
  "house.recovery_codes": { factor_id: string; code_hash: string; used_at: When };
  "house.totp_steps": { factor_id: string; step: ColumnType<string, number, number> };
  "house.spent_captchas": { id: string; expires_at: Date };
  "public.user_roles": { user_id: string; role: Role; scope: AdminScope | null };
  "public.hosted_sessions": {
    session_id: string;
    address: string | null;
    agent: string | null;
    factor: boolean;
    seen_at: Date;
  };
  "public.invitations": Invitations;
  "public.accounts": { user_id: string; disabled_at: Date | null };
  "public.profiles": { user_id: string; display_name: string | null; language: "zh" | "en" | null };
}

/** As storage-api writes it. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}
