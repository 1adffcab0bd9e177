/** Somebody else's files through /storage/v1, and addresses that were signed for others, for another file or for another time. */
import { randomUUID } from "node:crypto";
import { held, type Try } from "../suite/try.ts";
import type { RulesSubject } from "./subject.ts";

const WORDS = new Uint8Array(Buffer.from("the owner's own words, in a file"));
const LEAK = "the owner's own words";

/** Null for a refusal: the client throws for one that is no plain "not there", as for a bucket nobody is told of. */
function refusal(error: unknown): null {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  if (status >= 400 && status < 500) return null;
  throw error;
}

export async function fileTries(subject: RulesSubject): Promise<Try[]> {
  const { domain, owner, stranger, administrator, supabase, ask } = subject;
  const { files } = domain.backend;
  const name = `${owner.id}/photos/${randomUUID()}.webp`;
  await files.put("media", name, WORDS, { type: "image/webp", owner: owner.id });
  const folder = `${owner.id}/photos`;
  const callers = { visitor: null, stranger: stranger.token, administrator: administrator.token } as const;

  const within = (token: string | null) => supabase(token).storage.from("media");
  type Bucket = ReturnType<typeof within>;
  /** Answers what was learnt or done; null when nothing was. */
  const ways: Record<string, (bucket: Bucket) => Promise<unknown>> = {
    download: async (bucket) => (await bucket.download(name)).data,
    info: async (bucket) => (await bucket.info(name)).data,
    exists: async (bucket) => {
      const told = await bucket.exists(name).catch(refusal);
      return told === null ? null : told.data || null;
    },
    "signed address": async (bucket) => (await bucket.createSignedUrl(name, 60)).data,
    "signed addresses": async (bucket) =>
      (await bucket.createSignedUrls([name], 60)).data?.find((one) => !one.error) ?? null,
    "address to upload to": async (bucket) => (await bucket.createSignedUploadUrl(name)).data,
    list: async (bucket) => ((await bucket.list(folder)).data ?? [])[0] ?? null,
    "list of the owner": async (bucket) => ((await bucket.list(owner.id)).data ?? [])[0] ?? null,
    "list of all": async (bucket) => ((await bucket.list("")).data ?? []).find((one) => one.name === owner.id) ?? null,
    "list by a search": async (bucket) =>
      ((await bucket.list("", { search: owner.id.slice(0, 8) })).data ?? [])[0] ?? null,
    remove: async (bucket) => ((await bucket.remove([name])).data ?? [])[0] ?? null,
    "remove the folder": async (bucket) =>
      ((await bucket.remove([folder, `${folder}/`, `${owner.id}/%`])).data ?? [])[0] ?? null,
    upload: async (bucket) => (await bucket.upload(`${owner.id}/new.webp`, WORDS)).data,
    overwrite: async (bucket) => (await bucket.upload(name, WORDS, { upsert: true })).data,
    update: async (bucket) => (await bucket.update(name, WORDS)).data,
    move: async (bucket) => (await bucket.move(name, `${stranger.id}/mine.webp`)).data,
    copy: async (bucket) => (await bucket.copy(name, `${stranger.id}/mine.webp`)).data,
  };
  const there = async () => held((await files.get("media", name)) !== null, "the owner's file is gone");
  const clients = Object.entries(callers).flatMap(([who, token]) =>
    Object.entries(ways).map(([way, run]) => ({
      name: `file of somebody else: ${way} as ${who}`,
      run: async () => {
        const learnt = await run(within(token));
        held(learnt === null || learnt === undefined, `answered ${JSON.stringify(learnt).slice(0, 80)}`);
        await there();
      },
    })),
  );

  const [head = "", ...tail] = name.split("/");
  const paths = [
    `public/media/${name}`,
    `authenticated/media/${name}`,
    `media/${name}`,
    `media//${name}`,
    `media/./${name}`,
    `media/${stranger.id}/../${name}`,
    `media/${stranger.id}/%2e%2e/${name}`,
    `media/${stranger.id}%2f..%2f${name.replaceAll("/", "%2f")}`,
    `avatars/../media/${name}`,
    `public/avatars/..%2fmedia%2f${name.replaceAll("/", "%2f")}`,
    `public/avatars/%2e%2e/media/${name}`,
    `public/MEDIA/${name}`,
    `public/media%00/${name}`,
    `public/avatars/${name}`,
    `media/${head.toUpperCase()}/${tail.join("/")}`,
    `media/${name}%00.webp`,
    `media/${name}/`,
    `media/${name}?token=`,
    `media/${name}?apikey=${domain.backend.publishableKey}`,
    `sign/media/${name}`,
    `sign/media/${name}?token=`,
    `sign/media/${name}?token=null`,
    `info/media/${name}`,
    `info/authenticated/media/${name}`,
    `info/public/media/${name}`,
    `render/image/public/media/${name}`,
    `upload/sign/media/${name}?token=x`,
  ];
  const byHand = paths.flatMap((path) =>
    [null, stranger.token].flatMap((token) =>
      ["GET", "HEAD"].map((method) => ({
        name: `file of somebody else: ${method} ${path.replaceAll(owner.id, "<owner>").replaceAll(stranger.id, "<stranger>").slice(0, 60)} as ${token ? "stranger" : "visitor"}`,
        run: async () => {
          const answer = await ask(`/storage/v1/object/${path}`, { method }, token);
          held(answer.status >= 300 && answer.status < 500, `answered ${answer.status}`);
          held(!(await answer.text()).includes(LEAK), "the file was read");
        },
      })),
    ),
  );
  return [...clients, ...byHand, ...(await signed(subject, name)), ...own(subject)];
}

/** An address signed for one file, changed in every part. */
async function signed({ domain, owner, stranger, ask, supabase }: RulesSubject, name: string): Promise<Try[]> {
  const { files } = domain.backend;
  const other = `${owner.id}/photos/${randomUUID()}.webp`;
  await files.put("media", other, WORDS, { type: "image/webp", owner: owner.id });
  const mine = `${stranger.id}/mine.webp`;
  await files.put("media", mine, WORDS, { type: "image/webp", owner: stranger.id });
  const address = new URL(
    (await supabase(stranger.token).storage.from("media").createSignedUrl(mine, 60)).data?.signedUrl ?? "",
  );
  const token = address.searchParams.get("token") ?? "";
  const [head = "", body = "", seal = ""] = token.split(".");
  const claims = body ? JSON.parse(Buffer.from(body, "base64url").toString()) : {};
  const with_ = (over: object) =>
    `${head}.${Buffer.from(JSON.stringify({ ...claims, ...over })).toString("base64url")}.${seal}`;
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const forged: Record<string, [file: string, token: string]> = {
    "for another file": [other, token],
    "for the first of somebody else's": [name, token],
    "with another file in its claims": [other, with_({ url: `media/${other}` })],
    "with another end": [mine, with_({ exp: 33_000_000_000 })],
    "without a seal": [mine, `${head}.${body}.`],
    "with alg none": [
      other,
      `${none}.${Buffer.from(JSON.stringify({ ...claims, url: `media/${other}` })).toString("base64url")}.`,
    ],
    "with a session's token": [name, stranger.token],
    "with the public key": [name, domain.backend.publishableKey],
    "of nothing": [name, ""],
    "with a capital changed": [mine, token.slice(0, -6) + token.slice(-6).split("").reverse().join("")],
    "for a file whose name begins alike": [`${mine}x`, token],
    "for its folder": [stranger.id, token],
  };
  const tries = Object.entries(forged).map(([how, [file, proof]]) => ({
    name: `signed address ${how}`,
    run: async () => {
      const answer = await ask(`/storage/v1/object/sign/media/${file}?token=${encodeURIComponent(proof)}`);
      const text = await answer.text();
      held(answer.status >= 400 && answer.status < 500 && !text.includes(LEAK), `answered ${answer.status}`);
    },
  }));
  const spans = [0, -1, 1e9, 0.5, Number.NaN, 31_536_000].map((seconds) => ({
    name: `signed address for ${seconds} seconds`,
    run: async () => {
      const body = JSON.stringify({ expiresIn: seconds });
      const init = { method: "POST", headers: { "content-type": "application/json" }, body };
      const answer = await ask(`/storage/v1/object/sign/media/${mine}`, init, stranger.token);
      held(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`);
    },
  }));
  return [...tries, ...spans];
}

/** The real client about one's own files: what is there is said to be there. */
function own({ domain, owner, supabase }: RulesSubject): Try[] {
  const { files } = domain.backend;
  const make = async (bucket: string) => {
    const name = `${owner.id}/${randomUUID()}.webp`;
    await files.put(bucket, name, WORDS, { type: "image/webp", owner: owner.id });
    return { name, from: supabase(owner.token).storage.from(bucket) };
  };
  return ["media", "avatars"].flatMap((bucket) => [
    {
      name: `own file in ${bucket}: exists`,
      run: async () => {
        const { name, from } = await make(bucket);
        held((await from.exists(name)).data === true, "a file that exists is said not to");
        const gone = await from.exists(`${owner.id}/none.webp`);
        held(gone.data === false, "a file that does not exist is said to");
      },
    },
    {
      name: `own file in ${bucket}: info`,
      run: async () => {
        const { name, from } = await make(bucket);
        const { data, error } = await from.info(name);
        held(!error && data?.size === WORDS.byteLength, `answered ${error?.message ?? JSON.stringify(data)}`);
      },
    },
  ]);
}
