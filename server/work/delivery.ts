/** The pictures that came in one file with a feed, taken out as rows ask for them. */
import { unpack } from "#adapters/documents/unpack";

export interface Delivery {
  /** Of these names those it holds; of none where the file is there no more. Throws too_large, damaged_file, unavailable. */
  pictures(names: readonly string[]): Promise<Map<string, Uint8Array>>;
}

/** `file` is asked for once, when the first picture is. */
export function openDelivery(file: () => Promise<Uint8Array | null>): Delivery {
  let asked: Promise<Uint8Array | null> | null = null;
  return {
    async pictures(names) {
      if (names.length === 0) return new Map();
      asked ??= file();
      const bytes = await asked;
      if (bytes === null) return new Map();
      const found = await unpack("delivered", bytes, { names });
      return new Map(found.map(({ name, bytes: picture }) => [name, picture]));
    },
  };
}
