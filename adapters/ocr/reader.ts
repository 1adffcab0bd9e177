/**
 * Letters in a picture -> text, by Tesseract in a thread of its own. The thread is started when it is needed and ended when it
 * is not, or when a picture takes it too long.
 */
import { AppError } from "#contract/errors";
import { codeOf, type OcrEngine, type OcrLanguage, type OcrWorker } from "./packages.ts";
import { tidy } from "./tidy.ts";

export interface OcrText {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

export interface OcrOptions {
  /** Those that are installed. */
  languages: readonly OcrLanguage[];
  engine(): Promise<OcrEngine>;
  /** Where the data of the languages lies. */
  dataFolder: string;
  /** Of the clock, for one picture in all its languages. */
  milliseconds: number;
  idleMs: number;
}

/** Read together, the most likely first. The second is for what turned out to be Latin letters, the others for what did not. */
const GROUPS: readonly (readonly OcrLanguage[])[] = [["zh", "en"], ["en", "de", "fr"], ["ja"], ["ko"]];
/** Where so sure of what was read, no other language is tried. */
const SURE = 75;
/** Tesseract's own number for its newer reader. */
const LSTM_ONLY = 1;

const isLatin = (text: string) =>
  (text.match(/[a-z]/gi)?.length ?? 0) > 4 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** One picture at a time: who has several waits for each. */
export function openOcr({ languages: installed, engine, dataFolder, milliseconds, idleMs }: OcrOptions) {
  let current: { key: string; worker: Promise<OcrWorker> } | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(idle);
    const closing = current;
    current = null;
    await closing?.worker.then(
      (worker) => worker.terminate(),
      () => {},
    );
  };
  const workerFor = async (languages: readonly OcrLanguage[]): Promise<OcrWorker> => {
    const key = languages.join("+");
    if (current?.key !== key) {
      await close();
      const start = async () =>
        (await engine()).createWorker(languages.map(codeOf), LSTM_ONLY, {
          langPath: dataFolder,
          gzip: true,
          cacheMethod: "none",
          logger: () => {},
          errorHandler: () => {},
        });
      current = { key, worker: start() };
    }
    return await current.worker;
  };
  const readIn = async (picture: Uint8Array, languages: readonly OcrLanguage[]): Promise<OcrText> => {
    const worker = await workerFor(languages);
    const { data: read } = await worker.recognize(Buffer.from(picture));
    return { text: tidy(read.text), confidence: read.confidence };
  };
  const readBest = async (picture: Uint8Array): Promise<OcrText> => {
    let best: OcrText = { text: "", confidence: 0 };
    let read = "";
    for (const [index, group] of GROUPS.entries()) {
      const languages = group.filter((language) => installed.includes(language));
      const key = languages.join("+");
      if (languages.length === 0 || key === read) continue;
      if (read !== "" && isLatin(best.text) !== (index === 1)) continue;
      // English among Chinese is read well; German and French among them are not
      if (best.confidence >= SURE && index !== 1) break;
      const found = await readIn(picture, languages);
      if (found.confidence > best.confidence) best = found;
      read = key;
    }
    return best;
  };

  return {
    /** `picture`: made by ourselves, see adapters/images. Throws too_large when it takes too long, and the reason of `signal`. */
    async read(picture: Uint8Array, signal?: AbortSignal): Promise<OcrText> {
      clearTimeout(idle);
      const over = Promise.withResolvers<never>();
      const timer = setTimeout(() => over.reject(new AppError("too_large", { data: { over: "time" } })), milliseconds);
      const onAbort = () => over.reject(signal?.reason);
      signal?.addEventListener("abort", onAbort);
      try {
        return await Promise.race([readBest(picture), over.promise]);
      } catch (error) {
        await close();
        throw error;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        idle = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}
