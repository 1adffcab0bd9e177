/**
 * Everybody's share of the server: so many requests a minute by what they cost, and so many at the same moment. What one
 * account or address asks beyond that waits for its own requests, and at last is answered 429.
 */
import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "#contract/errors";
import { household } from "#server/base/household";
import { apiBodyLimits, type RequestClass, requestLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import { openTurns, type Turns } from "#server/base/turns";
import { largerBody } from "./body-limit.ts";
import { type Caller, type CallerDeps, openCallers } from "./caller.ts";
import { isBulky, takeInBody } from "./early-body.ts";
import { procedureOf } from "./procedure-of.ts";
import { refuse } from "./refusal.ts";
import { classOf, isSessionGoingOn, isSignIn } from "./route-class.ts";

const MINUTE = 60;
const classes: readonly RequestClass[] = ["page", "file", "read", "write", "heavy"];
const kinds: readonly Caller["kind"][] = ["account", "address"];

/** A table's rows as counters: "heavy account" and so on. */
const counters = () =>
  new Map(
    classes.flatMap((name) =>
      kinds.map((kind) => {
        const points = requestLimits.perMinute[name][kind];
        return [`${name} ${kind}`, rateLimitInMemory({ points, seconds: MINUTE })];
      }),
    ),
  );

/** Places of each of its kind; there is no common room that somebody could fill. */
const placesOfEach = (perAccount: number, waiting: number): Turns =>
  openTurns({ atOnce: Number.POSITIVE_INFINITY, perAccount, waiting: 10_000, waitingPerAccount: waiting });

type AtOnce = Record<Caller["kind"] | "waiting", number>;
const places = ({ waiting, account, address }: AtOnce): Record<Caller["kind"], Turns> => ({
  account: placesOfEach(account, waiting),
  address: placesOfEach(address, waiting),
});

/** Those of a network whose requests are about nobody's account yet. */
const networkPlaces = ({ address, waiting }: { address: number; waiting: number }) => placesOfEach(address, waiting);

/** The larger bodies of each account, in KiB. */
const sizes = () => {
  const { texts, file } = apiBodyLimits.perMinute;
  const kibibytes = (bytes: number) => rateLimitInMemory({ points: bytes / 1024, seconds: MINUTE });
  const ofKind = { texts: kibibytes(texts), file: kibibytes(file) };
  return async ({ req }: Context, account: string) => {
    const larger = largerBody(procedureOf(req.method, req.path)?.name);
    if (!larger) return;
    // without a length it may be the longest; with a greater one it is not read
    const bytes = Math.min(larger.bytes, Number(req.header("content-length") ?? Number.POSITIVE_INFINITY));
    if (bytes > apiBodyLimits.usual) await ofKind[larger.carries].take(account, Math.ceil(bytes / 1024));
  };
};

export interface FairShareDeps extends Omit<CallerDeps, "countUnknown"> {
  /** What a person reads instead of a page. */
  busyPage(c: Context): Response | Promise<Response>;
}

export function fairShare({ busyPage, ...about }: FairShareDeps): MiddlewareHandler {
  const perMinute = counters();
  const count = (name: RequestClass, { kind, id }: Caller) => perMinute.get(`${name} ${kind}`)?.take(id);
  const countBytes = sizes();
  const callerOf = openCallers({ ...about, countUnknown: async (address) => count("read", address) });
  const signIn = networkPlaces(requestLimits.signInAtOnce);
  const sessions = networkPlaces(requestLimits.sessionsAtOnce);
  const bulky = networkPlaces(requestLimits.bulkyAtOnce);
  const usual = places(requestLimits.atOnce);
  const heavy = places(requestLimits.heavyAtOnce);

  const refused = (c: Context, error: AppError, asked: RequestClass) => {
    const seconds = Number(error.data.retryAfterSeconds ?? 1);
    const code = error.code === "unavailable" ? "unavailable" : "too_many_requests";
    if (asked !== "page")
      return refuse(c, { code, message: "Too many requests at a time", retryAfterSeconds: seconds });
    c.header("Retry-After", String(seconds));
    return busyPage(c);
  };

  return async (c, next) => {
    const signingIn = isSignIn(c.req.path);
    const routeClass = classOf(c.req.method, c.req.path);
    if (!routeClass && !signingIn) return next();
    let begun = false;
    const begin = () => {
      begun = true;
      return next();
    };
    /** Of a network, which many may share: nothing it sends slowly holds a place that a neighbour needs. */
    const ofNetwork = async (room: Turns, id: string) => {
      if (isBulky(c)) return await bulky.take(id, begin);
      if (!(await takeInBody(c))) return c.body(null, 408, { Connection: "close" });
      return await room.take(id, begin);
    };
    try {
      // whoever signs in is nobody yet: the network counts
      if (!routeClass)
        return await ofNetwork(isSessionGoingOn(c.req) ? sessions : signIn, household(about.addressOf(c)));
      const caller = await callerOf(c);
      await count(routeClass.class, caller);
      if (caller.kind === "account") await countBytes(c, caller.id);
      if (routeClass.stream) return await begin();
      const room = (routeClass.class === "heavy" ? heavy : usual)[caller.kind];
      return await (caller.kind === "address" ? ofNetwork(room, caller.id) : room.take(caller.id, begin));
    } catch (error) {
      if (begun || !(error instanceof AppError)) throw error;
      return refused(c, error, routeClass?.class ?? "write");
    }
  };
}
