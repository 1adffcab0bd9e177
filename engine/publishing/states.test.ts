import fc from "fast-check";
import { expect, test } from "vitest";
import {
  openStates,
  type PublicationEvent,
  type PublicationState,
  publicationEvents,
  publicationStates,
  shownStates,
} from "#contract/publishing/states";
import { lookIn, MOST_TRIES, retryIn } from "./patience.ts";
import { stateAfter, statePairs } from "./states.ts";

const anyEvents = fc.array(fc.constantFrom(...publicationEvents), { maxLength: 60 });

test("in whatever order events come, what is out or may be is sent again only after a proof of absence or a person's word", () => {
  // continued: of a list whose people are each noted, the next ones, who have nothing yet
  const proofs: readonly PublicationEvent[] = ["absent", "resent", "again", "retried", "continued"];
  fc.assert(
    fc.property(anyEvents, (events) => {
      let state: PublicationState = "planned";
      let proven = true;
      for (const event of events) {
        const next = stateAfter(state, event);
        if (next === null) continue;
        if (next === "sending") {
          expect(state).toBe("planned");
          expect(proven).toBe(true);
          proven = false;
        }
        if (next === "planned" && proofs.includes(event)) proven = true;
        state = next;
      }
    }),
    { numRuns: 2_000 },
  );
});

test("nothing leads from live, edited, removed or withdrawn back to sending", () => {
  const reached = (from: PublicationState): Set<PublicationState> => {
    const seen = new Set([from]);
    for (const one of seen) for (const [a, b] of statePairs) if (a === one) seen.add(b);
    return seen;
  };
  for (const state of ["live", "edited", "removed", "withdrawn"] as const)
    expect([...reached(state)].filter((one) => one === "sending" || one === "planned")).toEqual([]);
  for (const state of openStates) expect(reached(state)).toContain("live");
});

test("every event can happen somewhere and every state is reached", () => {
  const happening = publicationEvents.filter((event) => publicationStates.some((state) => stateAfter(state, event)));
  expect([...happening, "planned"].toSorted()).toEqual([...publicationEvents].toSorted());
  const reached = new Set(["planned", ...statePairs.map(([, to]) => to)]);
  expect([...reached].toSorted()).toEqual([...publicationStates].toSorted());
});

/** A platform that keeps what reaches it, and says the truth when it answers at all. */
const happenings = fc.record({
  reaches: fc.boolean(),
  answers: fc.constantFrom("live", "accepted", "refused", "nothing"),
  found: fc.constantFrom("truth", "cannot say"),
  looksBeforePerson: fc.integer({ min: 1, max: 3 }),
});

test("whatever is lost on the way, a post that is followed to its end stands on the platform once", () => {
  fc.assert(
    fc.property(fc.array(happenings, { minLength: 1, maxLength: 30 }), (course) => {
      let state: PublicationState = "planned";
      let copies = 0;
      const go = (event: PublicationEvent) => {
        const next = stateAfter(state, event);
        if (next === null) throw new Error(`${event} in ${state}`);
        state = next;
      };
      const last = { reaches: true, answers: "live", found: "truth", looksBeforePerson: 1 } as const;
      for (const step of [...course, last, last, last]) {
        if (state === "planned") {
          go("sending");
          if (step.answers === "refused") go("again");
          else {
            if (step.reaches || step.answers !== "nothing") copies += 1;
            go(step.answers === "nothing" ? "unanswered" : step.answers);
          }
        } else if (state === "accepted") go(step.found === "truth" ? "live" : "unclear");
        else if (state === "unknown") {
          if (step.found === "truth") go(copies > 0 ? "live" : "absent");
          else {
            for (let looks = 0; looks < step.looksBeforePerson; looks += 1) go("unclear");
            go(copies > 0 ? "confirmed" : "resent");
          }
        }
        expect(copies).toBeLessThan(2);
      }
      expect(shownStates).toContain(state);
      expect(copies).toBe(1);
    }),
    { numRuns: 1_000 },
  );
});

test("a pause is never shorter than the platform asks, grows with the tries and ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 40 * 3_600_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, retryAfterMs, chance) => {
        const pause = retryIn({ tries, retryAfterMs, chance });
        if (tries >= MOST_TRIES || retryAfterMs > 26 * 3_600_000) {
          expect(pause).toBeNull();
          return;
        }
        if (pause === null) throw new Error("it is not tried again");
        expect(pause).toBeGreaterThanOrEqual(retryAfterMs);
        expect(pause).toBeGreaterThanOrEqual(retryIn({ tries, retryAfterMs, chance: 0 }) ?? 0);
      },
    ),
  );
  expect(retryIn({ tries: 1, retryAfterMs: null, chance: 0 })).toBeNull();
});

test.each(["accepted", "unknown"] as const)(
  "of a post that is %s the platform is asked ever more rarely, and not for ever",
  (state) => {
    const pauses = Array.from({ length: 30 }, (_, looks) => lookIn({ state, looks, chance: 0.5 }));
    const asked = pauses.filter((pause) => pause !== null);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked).toEqual(asked.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBeNull();
  },
);
