/**
 * The contract's protocol cases against a Supabase: TEST_SUPABASE_URL, TEST_SUPABASE_PUBLISHABLE_KEY and
 * TEST_SUPABASE_SECRET_KEY of a project (local or hosted) to which the migrations were applied.
 */
import { createClient } from "@supabase/supabase-js";
import { describe, test } from "vitest";
import { chapters } from "./chapters.ts";
import { makeClient, type Subject, signedInPerson } from "./subject.ts";
import { contract } from "./suite.ts";

const {
  TEST_SUPABASE_URL: url,
  TEST_SUPABASE_PUBLISHABLE_KEY: key = "",
  TEST_SUPABASE_SECRET_KEY: secret = "",
} = process.env;

const open = async (address: string): Promise<Subject> => {
  const admin = createClient(address, secret, { auth: { persistSession: false, autoRefreshToken: false } });
  const client: Subject["client"] = (options) => makeClient(address, key, options);
  return {
    url: address,
    key,
    client,
    house: null,
    person: () =>
      signedInPerson({ client }, async (email, password) => {
        const { data, error } = await admin.auth.admin.createUser({ email, password, email_confirm: true });
        if (error) throw error;
        return data.user.id;
      }),
    close: async () => {},
  };
};

if (url) contract("supabase", chapters, () => open(url.replace(/\/+$/, "")), false);
else describe.skip("supabase", () => test("runs when TEST_SUPABASE_URL is set", () => {}));
