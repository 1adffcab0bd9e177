/** Containers: how Instagram and Threads are posted to. Meta fills them from public addresses; each is published once and says so. */
import { askMeta, bearer, idOnly, isFinished, liveAt } from "./meta.ts";
import { endOf, fetchTokens } from "./oauth.ts";
import { untilReady } from "./pause.ts";
import { progressOf, uploadEach } from "./progress.ts";
import type { Connected, Outcome, Picture, PublisherIo } from "./publisher.ts";

type Form = Readonly<Record<string, string>>;
/** Makes a container of a picture that stands beside others; answers the ids in order. */
export type MakeChildren = (imageOf: (picture: Picture) => Form) => Promise<readonly string[]>;

/** What one of the two platforms brings. */
interface Containers {
  /** Addresses where a container is made, and where one is published. */
  makeAt: string;
  publishAt: string;
  pictures: readonly Picture[];
  /** What the post's own container is made of. */
  formOf: (children: MakeChildren) => Promise<Form>;
  statusOf: (container: string) => Promise<{ status: string; words: string }>;
  /** The post that came of it. */
  postOf: (id: string) => Promise<{ permalink: string | null }>;
}

/** Makes the post's container, or goes on with that of an earlier try, and publishes it. */
export async function publishContainer(connection: Connected, io: PublisherIo, about: Containers): Promise<Outcome> {
  const headers = bearer(connection);
  const progress = progressOf(io);
  const create = async (form: Form) =>
    (await askMeta(io, { method: "POST", url: about.makeAt, headers, form, blames: "media_rejected" }, idOnly)).id;
  const ready = (id: string) => untilReady(async () => isFinished(await about.statusOf(id)));
  const children: MakeChildren = async (imageOf) => {
    const ids = await uploadEach(about.pictures, io, progress, (picture) =>
      create({ ...imageOf(picture), is_carousel_item: "true" }),
    );
    for (const id of ids) await ready(id);
    return ids;
  };
  let container = progress.text("container");
  // what ran out or failed is made anew
  if (container !== null && ["EXPIRED", "ERROR"].includes((await about.statusOf(container)).status)) container = null;
  if (container === null) {
    container = await create(await about.formOf(children));
    await progress.keep({ container });
  }
  await ready(container);
  const call = { method: "POST" as const, url: about.publishAt, headers, form: { creation_id: container } };
  const { id } = await askMeta(io, { ...call, publishes: { ref: null }, blames: "text_rejected" }, idOnly);
  const made = await about.postOf(id).catch(() => null);
  return liveAt(id, made?.permalink ?? null);
}

/** A token of sixty days, given another sixty. */
export async function renewToken(
  connection: Connected,
  io: PublisherIo,
  address: string,
  grant_type: string,
): Promise<Connected> {
  const fields = { grant_type, access_token: connection.secrets.accessToken ?? "" };
  const fresh = await fetchTokens(io, address, fields);
  return { ...connection, secrets: { accessToken: fresh.access_token }, expiresAt: endOf(io, fresh.expires_in) };
}
