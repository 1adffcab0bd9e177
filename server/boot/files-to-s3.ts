/** `npm start -- --files-to-s3`: from the data folder into the bucket, before anybody is served. Cut off, the next call goes on. */
import { moveVersions } from "#server/backend/embedded/storage/move-versions";
import { s3Versions } from "#server/backend/embedded/storage/s3";
import type { S3Settings } from "#server/base/files";

/** What was done, in a line. */
export async function filesToS3(folder: string, settings: S3Settings): Promise<string> {
  const moved = await moveVersions(folder, s3Versions(settings));
  return `${moved} files moved to the bucket ${settings.bucket} / 已将 ${moved} 个文件移到存储桶 ${settings.bucket}`;
}
