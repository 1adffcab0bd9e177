/** What every feed is turned into: cells by field, so that feeds and tables are read by the same rules. */
import type { BatchField } from "#contract/batch/batch";

type Values = Partial<Record<BatchField, string | null | undefined>>;

export interface FeedHome {
  cells: Partial<Record<BatchField, string>>;
  /** What must or may be said of the home, by the name its country knows it by. */
  disclosures: Readonly<Record<string, string>>;
}

/** Programs write nought for what nobody filled in. */
const isNought = (value: string): boolean => /^0{1,9}(?:[.,]0{1,9})?(?: ?[a-z][^\d]{0,8}[²2]?)?$/i.test(value.trim());
const NOUGHT_IS_NOTHING: readonly BatchField[] = [
  "price",
  "rent",
  "area",
  "netArea",
  "landArea",
  "bathrooms",
  "livingRooms",
  "yearBuilt",
];
/** Homes that can be without a bedroom: of a plot, a shop or a house nought says that it was not filled in. */
const ONE_ROOM = /studio|estudio|monolocale|apartment|apartamento|appartement|flat|wohnung|loft|piso/i;

const isSaid = (value: string | null | undefined): value is string => value != null && value.trim() !== "";

/** Without what is empty, and without noughts that say nothing. */
export function filled(home: Values, disclosures: Readonly<Record<string, string>> = {}): FeedHome {
  const cells: FeedHome["cells"] = {};
  for (const [field, value] of Object.entries(home) as [BatchField, string | null | undefined][])
    if (isSaid(value) && !(NOUGHT_IS_NOTHING.includes(field) && isNought(value))) cells[field] = value;
  if (isNought(cells.bedrooms ?? "") && !ONE_ROOM.test(cells.propertyType ?? "")) delete cells.bedrooms;
  if (isNought(cells.latitude ?? "") && isNought(cells.longitude ?? "")) {
    delete cells.latitude;
    delete cells.longitude;
  }
  return { cells, disclosures: Object.fromEntries(Object.entries(disclosures).filter(([, value]) => isSaid(value))) };
}

/** "98" of square metres -> "98 m²"; what names its unit stays. */
export const squareMetres = (value: string): string => (/^[\d.,]+$/.test(value.trim()) ? `${value.trim()} m²` : value);

export const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part.trim() !== "").join(by);

/** The first that says an amount; nought says none. */
export const amountOf = (...values: readonly string[]): string =>
  values.find((value) => value.trim() !== "" && !isNought(value)) ?? "";

/** Pictures that came beside a feed are addressed by their names. */
const BESIDE = "file:";
const LOCAL = /^(?:[^\n]{1,400}[\\/])?([^\\/\n]{1,160}\.(?:jpe?g|png|webp|gif|avif))$/i;

/** Addresses of pictures as a cell: on the web, or the name of one that comes beside the feed. What is neither is left out. */
export const pictureCell = (values: readonly string[]): string =>
  values
    .flatMap((value) => {
      const local = LOCAL.exec(value.trim())?.[1];
      if (isWebAddress(value)) return [value];
      return local === undefined ? [] : [BESIDE + encodeURIComponent(local)];
    })
    .join(" ");

/** The name of a picture that comes beside its feed; null for an address on the web. */
export function nameBeside(address: string): string | null {
  if (!address.startsWith(BESIDE)) return null;
  try {
    return decodeURIComponent(address.slice(BESIDE.length));
  } catch {
    return null;
  }
}

export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value);
