/** The signed-in person for the whole application: user, session, a loading flag, sign-out, and the role lookup. */
import type { Session, User } from "@supabase/supabase-js";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Role } from "#contract/account";
import type { Arrival } from "#web/lib/arrival.ts";
import { isFactorDue } from "#web/lib/auth/second-factor.ts";
import { endSession } from "#web/lib/auth/sign-out.ts";
import { isPasswordDue } from "#web/lib/password-due.ts";
import { onRecovery, storedRecovery, storeRecovery } from "#web/lib/recovery.ts";
import { createRoleLookup, readRole } from "#web/lib/role.ts";
import type { Backend } from "#web/lib/supabase.ts";

export interface Auth {
  user: User | null;
  session: Session | null;
  /** True until the first session lookup or the first event has answered. */
  loading: boolean;
  /** The person came by a mail and has to set a password. */
  recovery: boolean;
  /** The account has a second factor, and this session has not shown it: nothing else is answered. */
  secondFactorDue: boolean;
  /** Protocol code of a mail link that did not work, or null. */
  linkError: string | null;
  /** The person has signed out here by choice, and nobody has signed in since. */
  left: boolean;
  endRecovery(): void;
  signOut(): Promise<void>;
  roleOf(userId: string): Promise<Role>;
}

const AuthContext = createContext<Auth | null>(null);

interface State {
  session: Session | null;
  loading: boolean;
}

/** Follows the backend's sign-in, sign-out and refresh events for as long as it is mounted. */
export function AuthProvider(props: { client: Backend; arrival: Arrival; children: ReactNode }) {
  const { client, arrival, children } = props;
  const [{ session, loading }, setState] = useState<State>({ session: null, loading: true });
  // By a link just now, or for this account before a reload.
  const [arrived, setArrived] = useState(arrival.recovery);
  const recovering = useSyncExternalStore(onRecovery, storedRecovery);
  const [left, setLeft] = useState(false);
  // The token still says that a password is due until it is refreshed.
  const [settled, setSettled] = useState<string | null>(null);
  const token = session?.access_token;
  const due = token !== settled && isPasswordDue(token);
  const recovery = arrived || due || (session !== null && session.user.id === recovering);
  const roles = useMemo(() => createRoleLookup((id) => readRole(client, id)), [client]);

  const forgetRecovery = useCallback(() => {
    setArrived(false);
    storeRecovery(null);
  }, []);

  useEffect(() => {
    if (arrived && session) storeRecovery(session.user.id);
  }, [arrived, session]);

  useEffect(() => {
    let mounted = true;
    const settle = (next: Session | null) => mounted && setState({ session: next, loading: false });
    const { data } = client.auth.onAuthStateChange((event, next) => {
      if (event === "PASSWORD_RECOVERY") setArrived(true);
      if (event === "SIGNED_IN") setLeft(false);
      if (event === "SIGNED_OUT") {
        forgetRecovery();
        roles.forget();
      }
      settle(next);
    });
    client.auth.getSession().then(
      (answer) => settle(answer.data.session),
      (error: unknown) => {
        console.error("Session lookup failed", error);
        settle(null);
      },
    );
    return () => {
      mounted = false;
      data.subscription.unsubscribe();
    };
  }, [client, roles, forgetRecovery]);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      recovery,
      secondFactorDue: isFactorDue(session),
      linkError: arrival.linkError,
      left,
      endRecovery: () => {
        setSettled(token ?? null);
        forgetRecovery();
      },
      roleOf: roles.of,
      signOut: async () => {
        setLeft(true);
        roles.forget();
        await endSession(client);
      },
    }),
    [session, token, loading, recovery, left, arrival, roles, client, forgetRecovery],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The authentication context. Throws outside its provider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
