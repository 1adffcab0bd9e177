/** Whether somebody is signed in. supabase-js is fetched only when this browser holds a session. */
import { useEffect, useRef, useState } from "react";
import type { SiteConfig } from "#contract/site";

export interface Person {
  email: string;
  /** /admin for administrators, /dashboard for everybody else. */
  home: "/admin" | "/dashboard";
}

/** supabase-js's own name for the session it keeps; public/boot.js looks for the same. */
const SESSION_KEY = /^sb-.+-auth-token$/;

type Kept = Pick<Storage, "length" | "key" | "getItem">;

function keyIn(storage: Kept): string | undefined {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.find((each) => SESSION_KEY.test(each));
}

function storedSession(storage: Kept): string | null {
  const key = keyIn(storage);
  return key === undefined ? null : storage.getItem(key);
}

/** Without supabase-js, where that cannot be fetched: this browser forgets the session all the same. */
function forgetSession(storage: Kept & Pick<Storage, "removeItem">): void {
  const key = keyIn(storage);
  if (key !== undefined) storage.removeItem(key);
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

export interface Visitor {
  /** Null for a visitor, and until storage was read. */
  person: Person | null;
  /** On the way out, which is only done when the session has ended. */
  leaving: boolean;
  signOut(): void;
}

/** Who is here, and the way out. */
export function useVisitor(config: SiteConfig): Visitor {
  const [person, setPerson] = useState<Person | null>(null);
  const [leaving, setLeaving] = useState(false);
  // what is being looked up while somebody leaves must not bring them back
  const left = useRef(false);
  useEffect(() => {
    let looks = 0;
    const look = async () => {
      const mine = ++looks;
      setPerson(storedPerson(localStorage));
      if (!holdsSession(localStorage)) return;
      const { signedInPerson } = await import("#web/features/landing/session.ts");
      const signedIn = await signedInPerson(config);
      if (mine === looks && !left.current) setPerson(signedIn);
    };
    const lookUp = () => {
      look()
        .catch((error: unknown) => console.error("Session lookup failed", error))
        .finally(reveal);
    };
    // in another tab somebody signed in or out; a storage that was emptied names no key
    const hear = ({ key }: StorageEvent) => {
      if (key !== null && !SESSION_KEY.test(key)) return;
      left.current = false;
      lookUp();
    };
    // and a page that slept meanwhile heard nothing of it
    const wake = ({ persisted }: PageTransitionEvent) => persisted && lookUp();
    addEventListener("storage", hear);
    addEventListener("pageshow", wake);
    lookUp();
    return () => {
      looks = -1;
      removeEventListener("storage", hear);
      removeEventListener("pageshow", wake);
    };
  }, [config]);
  const signOut = () => {
    if (left.current) return;
    left.current = true;
    setLeaving(true);
    import("#web/features/landing/session.ts")
      .then(({ leave }) => leave(config))
      .catch((error: unknown) => {
        console.error("Sign-out failed", error);
        forgetSession(localStorage);
      })
      .finally(() => {
        setLeaving(false);
        setPerson(null);
        reveal();
      });
  };
  return { person, leaving, signOut };
}
