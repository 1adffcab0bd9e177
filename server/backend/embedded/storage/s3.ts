/**
 * Versions behind an S3 interface (AWS, Aliyun OSS, Tencent COS, MinIO ...): several machines then need no shared folder.
 * Bodies are streamed in parts, never held whole. The client is fetched only where S3 is set.
 * [Amazon S3 API Reference: PutObject, CreateMultipartUpload, GetObject, DeleteObject, ListObjectsV2]
 * What a stop leaves of an upload in parts is no object: the bucket's own rule ends it (AbortIncompleteMultipartUpload, README).
 */
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "#contract/errors";
import { keyOf, partsOf, type Versions, type Written, YOUNG } from "#server/backend/embedded/shared/versions";
import type { FileBody, S3Settings } from "#server/base/files";

const isGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

async function openClient({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // others than Amazon do not know the checksums that newer clients add
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}
type Opened = Awaited<ReturnType<typeof openClient>>;

/** As the body goes by, its size and hash. AppError `too_large` ends the upload, and what was sent of it is dropped. */
function measured(body: FileBody, limit: number) {
  const hash = createHash("sha256");
  const seen = { size: 0, hash };
  async function* passing() {
    for await (const bytes of partsOf(body)) {
      seen.size += bytes.byteLength;
      if (seen.size > limit) throw new AppError("too_large", { data: { limit } });
      hash.update(bytes);
      yield bytes;
    }
  }
  return { seen, stream: () => Readable.from(passing(), { objectMode: false }) };
}

/** Versions in the bucket, which must be there. */
export function s3Versions(settings: S3Settings): Versions {
  const { bucket, prefix } = settings;
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => {
    opened ??= openClient(settings);
    return opened;
  };
  const at = (version: string) => ({ Bucket: bucket, Key: `${prefix}${keyOf(version)}` });

  async function write(body: FileBody, limit: number, version: string = randomUUID()): Promise<Written> {
    const { client } = await open();
    const { Upload } = await import("@aws-sdk/lib-storage");
    const { seen, stream } = measured(body, limit);
    const upload = new Upload({ client, params: { ...at(version), Body: stream() }, queueSize: 2 });
    await upload.done();
    return { version, size: seen.size, hash: seen.hash.digest("hex") };
  }

  async function drop(version: string): Promise<void> {
    const { sdk, client } = await open();
    await client.send(new sdk.DeleteObjectCommand(at(version)));
  }

  return {
    write,
    async read(version, range) {
      const { sdk, client } = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(version), Range }));
        return Body?.transformToWebStream() ?? null;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    drop,
    async sweep(known, now) {
      const { sdk, client } = await open();
      let swept = 0;
      let from: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }),
        );
        const old = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified && now.getTime() - LastModified.getTime() >= YOUNG
            ? [Key.slice(Key.lastIndexOf("/") + 1)]
            : [],
        );
        const inUse = old.length > 0 ? await known(old) : new Set<string>();
        for (const version of old.filter((one) => !inUse.has(one))) {
          await drop(version);
          swept += 1;
        }
        from = page.NextContinuationToken;
      } while (from);
      return swept;
    },
  };
}
