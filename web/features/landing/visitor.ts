/** Whether somebody is signed in. supabase-js is fetched only when this browser holds a session. */
import { useEffect, useState } from "react";
import type { SiteConfig } from "#contract/site";

export interface Person {
  email: string;
  /** /admin for administrators, /dashboard for everybody else. */
  home: "/admin" | "/dashboard";
}

/** supabase-js's own name for the session it keeps; public/boot.js looks for the same. */
const SESSION_KEY = /^sb-.+-auth-token$/;

type Kept = Pick<Storage, "length" | "key" | "getItem">;

function storedSession(storage: Kept): string | null {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const key = keys.find((each) => SESSION_KEY.test(each));
  return key === undefined ? null : storage.getItem(key);
}

/** Whether local storage holds a session. */
export const holdsSession = (storage: Kept): boolean => storedSession(storage) !== null;

/** Whose session local storage holds, by its own word: shown until the backend has confirmed it. */
export function storedPerson(storage: Kept): Person | null {
  try {
    const { user } = JSON.parse(storedSession(storage) ?? "{}") as { user?: { email?: unknown } };
    return typeof user?.email === "string" ? { email: user.email, home: "/dashboard" } : null;
  } catch {
    return null;
  }
}

/** public/boot.js kept the visitor's links out of sight while it was unknown who is here. */
const reveal = () => document.documentElement.removeAttribute("data-session");

/** Who is here, null for a visitor and until storage was read; and the way out. */
export function useVisitor(config: SiteConfig): { person: Person | null; signOut(): void } {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!holdsSession(localStorage)) return;
      setPerson(storedPerson(localStorage));
      const { signedInPerson } = await import("#web/features/landing/session.ts");
      const found = await signedInPerson(config);
      if (!gone) setPerson(found);
    };
    look()
      .catch((error: unknown) => console.error("Session lookup failed", error))
      .finally(reveal);
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
