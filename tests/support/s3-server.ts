/** An S3 server on this machine, in memory; one bucket. It checks no signatures. */
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { buildApp } from "fauxqs";
import type { S3Settings } from "#server/base/files";

export interface S3Server {
  settings: S3Settings;
  /** Keys that begin so. */
  keys(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  // not by its own starter, which listens to the whole network
  const server = buildApp({ logger: false });
  const endpoint = await server.listen({ port: 0, host: "127.0.0.1" });
  const bucket = "files";
  const [region, credentials] = ["us-east-1", { accessKeyId: "key", secretAccessKey: "secret" }];
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    settings: { endpoint, region, bucket, ...credentials, prefix: "", pathStyle: true },
    async keys(Prefix) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
      return Contents.flatMap(({ Key }) => Key ?? []);
    },
    async close() {
      client.destroy();
      await server.close();
    },
  };
}
