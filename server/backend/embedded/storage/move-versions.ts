/** From a folder to another place of versions: each is written there whole, its size compared, and only then removed here. */

import type { Versions } from "#server/backend/embedded/shared/versions";
import { diskVersions, versionsIn } from "./disk.ts";

/** Cut off anywhere, the next call goes on with what is left. Answers how many went. Throws where a copy is not as long. */
export async function moveVersions(folder: string, to: Versions): Promise<number> {
  const here = diskVersions(folder);
  let moved = 0;
  for await (const { version, size } of versionsIn(folder)) {
    const body = await here.read(version);
    if (!body) continue;
    const written = await to.write(body, size, version);
    if (written.size !== size) throw new Error(`The copy of ${version} has ${written.size} bytes instead of ${size}`);
    await here.drop(version);
    moved += 1;
  }
  return moved;
}
