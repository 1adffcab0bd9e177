/** Whether a session went on somewhere else than where it was: one that did is a way in like the others. */

/** A network's address, and a browser in its own words; null: not known. */
export interface SessionPlace {
  address: string | null;
  agent: string | null;
}
export type SessionMove = "new_place" | "new_device";

/** A browser that was brought up to date is still the same: numbers do not tell browsers apart. */
const kindOf = (agent: string) => agent.replace(/\d/g, "");

/** Null: it is where it was. Another device says more than another network. */
export function moveOf(was: SessionPlace, is: SessionPlace): SessionMove | null {
  if (was.agent !== null && is.agent !== null && kindOf(was.agent) !== kindOf(is.agent)) return "new_device";
  return was.address !== null && is.address !== null && was.address !== is.address ? "new_place" : null;
}
