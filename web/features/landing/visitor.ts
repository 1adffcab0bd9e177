/** Whether somebody is signed in. supabase-js is fetched only when this browser holds a session. */
import { useEffect, useState } from "react";
import type { SiteConfig } from "#contract/site";

export interface Person {
  email: string;
  /** /admin for administrators, /dashboard for everybody else. */
  home: "/admin" | "/dashboard";
}

/** supabase-js's own name for the session it keeps. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** Whether local storage holds a session. */
export function holdsSession(storage: Pick<Storage, "length" | "key">): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").some((key) =>
    SESSION_KEY.test(key),
  );
}

export function useVisitor(config: SiteConfig): { person: Person | null; signOut(): void } {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!holdsSession(localStorage)) return;
      const { signedInPerson } = await import("#web/features/landing/session.ts");
      const found = await signedInPerson(config);
      if (!gone) setPerson(found);
    };
    look().catch((error: unknown) => console.error("Session lookup failed", error));
    return () => {
      gone = true;
    };
  }, [config]);
  const signOut = () => {
    setPerson(null);
    import("#web/features/landing/session.ts")
      .then(({ leave }) => leave(config))
      .catch((error: unknown) => console.error("Sign-out failed", error));
  };
  return { person, signOut };
}
