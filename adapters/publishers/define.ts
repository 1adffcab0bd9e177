/** What every connector keeps alike: it never throws for what a platform answers, and no secret stands in what it says. */
import { changeWords } from "#contract/publishing/house-notes";
import { DETAIL_CHARS } from "#contract/publishing/publication";
import { Ended, failed } from "./call.ts";
import type {
  Connected,
  Failure,
  FailureCode,
  Found,
  Outcome,
  PostFigures,
  Publisher,
  PublisherIo,
  Unfinished,
} from "./publisher.ts";

type Secrets = Readonly<Record<string, string>>;

/** Platforms repeat what they were sent, tokens among it. */
function without(secrets: Secrets, detail: string): string {
  const known = Object.values(secrets).filter((secret) => secret.length > 3);
  const strike = (words: string) =>
    known.reduce((text, secret) => text.replaceAll(secret, "•••").replaceAll(encodeURIComponent(secret), "•••"), words);
  return changeWords(detail, strike).slice(0, DETAIL_CHARS);
}

const clean = <Said extends object | null>(secrets: Secrets, said: Said): Said =>
  said !== null && "detail" in said && typeof said.detail === "string"
    ? { ...said, detail: without(secrets, said.detail) }
    : said;

/** What ended the course; anything else is a fault of ours and goes on. */
function endOf(error: unknown): Ended["outcome"] {
  if (error instanceof Ended) return error.outcome;
  throw error;
}

/** Where only a failure can be said: an unanswered call may be made again. */
const asFailure = (end: Ended["outcome"]): Failure =>
  end.state === "failed" ? end : failed("platform_down", end.detail, 60_000);

/** The question was refused, for now or until the account is opened again: it says nothing of the post, and is asked again. */
const UNASKED: ReadonlySet<FailureCode> = new Set([
  "rate_limited",
  "quota_used_up",
  "platform_down",
  "connection_ended",
]);

async function safely<Said extends object | null>(
  secrets: Secrets,
  work: () => Promise<Said>,
  ended: (end: Ended["outcome"]) => Said,
): Promise<Said> {
  try {
    return clean(secrets, await work());
  } catch (error) {
    return clean(secrets, ended(endOf(error)));
  }
}

const safeConnect = (connect: Publisher["connect"]): Publisher["connect"] =>
  connect.by === "form"
    ? {
        ...connect,
        check: (values, io) => safely<Connected | Failure>(values, () => connect.check(values, io), asFailure),
      }
    : {
        ...connect,
        exchange: (answer, io) => {
          const settings = Object.fromEntries(connect.settings.map((name) => [name, io.setting(name) ?? ""]));
          return safely<readonly Connected[] | Failure>(
            { ...settings, ...answer },
            () => connect.exchange(answer, io),
            asFailure,
          );
        },
      };

/** The connector as the server sees it. */
export function definePublisher(own: Publisher): Publisher {
  const { connect, edit, remove, figures, refresh } = own;
  const names = connect.by === "oauth" ? connect.settings : [];
  const known = ({ secrets }: Connected, io: PublisherIo): Secrets => ({
    ...Object.fromEntries(names.map((name) => [name, io.setting(name) ?? ""])),
    ...secrets,
  });
  return {
    platform: own.platform,
    connect: safeConnect(connect),
    publish: (connection, post, key, io) =>
      safely<Outcome | Unfinished>(
        known(connection, io),
        () => own.publish(connection, post, key, io),
        (end) => end,
      ),
    // a platform that cannot tell has told nothing about the post
    find: (connection, sent, io) =>
      safely<Found>(
        known(connection, io),
        () => own.find(connection, sent, io),
        (end) => {
          if (end.state === "failed" && UNASKED.has(end.code)) return end;
          return { state: "unknown", ref: sent.ref, detail: end.detail };
        },
      ),
    ...(edit && {
      edit: (connection, ref, post, io) =>
        safely<Outcome>(
          known(connection, io),
          () => edit(connection, ref, post, io),
          (end) => end,
        ),
    }),
    ...(remove && {
      // what is not there any more is removed
      remove: (connection, ref, io) =>
        safely<{ readonly state: "removed" } | Failure>(
          known(connection, io),
          () => remove(connection, ref, io),
          (end) => (end.state === "failed" && end.code === "not_found" ? { state: "removed" } : asFailure(end)),
        ),
    }),
    ...(figures && {
      figures: (connection, ref, io) =>
        safely<PostFigures | Failure>(known(connection, io), () => figures(connection, ref, io), asFailure),
    }),
    ...(refresh && {
      refresh: (connection, io) =>
        safely<Connected | Failure | null>(known(connection, io), () => refresh(connection, io), asFailure),
    }),
  };
}
