/** Letters in strangers' pictures, in turn between accounts. The picture is made anew first: no bytes of a stranger's get here. */
import path from "node:path";
import { imageBytes } from "#adapters/images/image";
import { drawAside } from "#adapters/images/index";
import { dataFolder, installedOf, installOcr, loadEngine, type OcrLanguage } from "#adapters/ocr/packages";
import { openOcr } from "#adapters/ocr/reader";
import { AppError } from "#contract/errors";
import { ocrLimits } from "#server/base/limits";
import { projectRoot } from "#server/base/root";
import { openTurns } from "#server/base/turns";

const FOLDER = path.join(projectRoot, ".cache", "ocr");
/** Under so sure what was read is specks, brickwork and leaves. */
const LEAST_SURE = 50;

const turns = openTurns(ocrLimits);
let reader: ReturnType<typeof openOcr> | null = null;

/** Installs what is missing of these languages and reads letters from then on. Throws where it cannot be installed. */
export async function prepareOcr(languages: readonly OcrLanguage[]): Promise<void> {
  if (languages.length === 0) return;
  await installOcr(FOLDER, languages);
  reader = openOcr({
    languages: installedOf(FOLDER, languages),
    engine: () => loadEngine(FOLDER),
    dataFolder: dataFolder(FOLDER),
    ...ocrLimits,
  });
}

/** Whether letters in pictures are read here. */
export const readsPictures = (): boolean => reader !== null;

/**
 * The text in a picture, "" where there is none. Throws not_an_image, too_large, unavailable where no language is installed, and
 * too_many_requests or unavailable as `Turns` does. `signal` while it waits and works.
 */
export const ocrFor = (userId: string, bytes: Uint8Array, signal?: AbortSignal): Promise<string> =>
  turns.take(userId, async () => {
    signal?.throwIfAborted();
    if (!reader) throw new AppError("unavailable");
    const picture = imageBytes.parse(await drawAside({ what: "ocr", bytes }));
    const { text, confidence } = await reader.read(picture, signal);
    return confidence >= LEAST_SURE ? text : "";
  });
