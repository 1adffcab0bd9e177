/** A stand-in for the supabase-js client: records calls, answers what a test says, emits auth events by hand. */
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import type { Backend } from "#web/lib/supabase.ts";

export const session = (id = "11111111-1111-4111-8111-111111111111"): Session => ({
  access_token: "token",
  refresh_token: "refresh",
  expires_in: 3600,
  token_type: "bearer",
  user: {
    id,
    email: "lin@example.com",
    aud: "authenticated",
    created_at: "2026-03-02T08:00:00Z",
    app_metadata: {},
    user_metadata: {},
  },
});

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

export function fakeBackend(options: {
  /** What the first lookup answers; a promise that never settles keeps it loading. */
  stored?: Promise<Session | null>;
  role?: () => Promise<{ data: { role: string } | null; error: Error | null }>;
  auth?: Record<string, (...args: never[]) => Promise<unknown>>;
}) {
  const listeners = new Set<Listener>();
  const roleQuestions: string[] = [];
  const client = {
    auth: {
      onAuthStateChange: (listener: Listener) => {
        listeners.add(listener);
        return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
      },
      getSession: async () => ({ data: { session: await (options.stored ?? null) }, error: null }),
      signOut: async () => {
        emit("SIGNED_OUT", null);
        return { error: null };
      },
      ...options.auth,
    },
    from: (table: string) => ({
      select: (columns: string) => ({
        eq: (column: string, value: string) => {
          const row = {
            retry: () => row,
            maybeSingle: () => {
              roleQuestions.push(`${table} ${columns} ${column}=${value}`);
              return options.role ? options.role() : Promise.resolve({ data: null, error: null });
            },
          };
          return row;
        },
      }),
    }),
  };
  const emit: Listener = (event, next) => {
    for (const listener of listeners) listener(event, next);
  };
  // The part of the client our code calls; the rest of supabase-js is not needed here.
  return { client: client as unknown as Backend, emit, listeners, roleQuestions };
}
