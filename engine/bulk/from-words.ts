/** What a row says in words where no cell of its own says it: a title "整租 3房2厅 9800" is read as a pasted line is. */
import { AppError } from "#contract/errors";
import { type Listing, PERIOD } from "#contract/listing";
import { readText } from "../listing/read.ts";
import { transactionIn } from "../listing/units/transaction.ts";

/** Characters of the words that are read. */
const MOST = 2_000;

const isDescribed = ({ price, area, rooms }: Listing): boolean =>
  price !== null || area !== null || rooms.bedrooms !== null;

/** Null where the words state too little, or nothing that is one home. */
function lineOf(words: string): Listing | null {
  try {
    return readText(words);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The row's listing with what only its words say. No cell is overruled: of a described home they tell sale from rent alone. */
export function withWords(listing: Listing): Listing {
  const { title, description } = listing;
  const words = [title, description].filter(Boolean).join("\n").slice(0, MOST);
  const said = isDescribed(listing) || words === "" ? null : lineOf(words);
  // a description speaks of many things, "well suited for letting" among them
  const transaction = listing.transaction ?? said?.transaction ?? transactionIn(title ?? "");
  const told: Listing["provenance"] =
    transaction === listing.transaction ? {} : { transaction: { source: "text", confidence: 0.6 } };
  if (!said) return { ...listing, transaction, provenance: { ...listing.provenance, ...told } };
  const { [PERIOD]: period, ...sources } = said.provenance;
  // what is only custom is left to whoever is asked
  const price = said.price && period?.source === "derived" ? { ...said.price, period: null } : said.price;
  return {
    ...listing,
    transaction,
    price,
    area: said.area,
    rooms: said.rooms,
    address: Object.values(listing.address).some((one) => one !== null) ? listing.address : said.address,
    floor: listing.floor ?? said.floor,
    orientation: listing.orientation ?? said.orientation,
    yearBuilt: listing.yearBuilt ?? said.yearBuilt,
    renovation: listing.renovation ?? said.renovation,
    provenance: { ...sources, ...listing.provenance, ...told },
  };
}
