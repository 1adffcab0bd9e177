/**
 * The clock of those who read about a home: that of the place it stands in. A country with one clock has it named; in the wide ones
 * the home's coordinates tell, by bands of longitude that are right but for the counties along a border. Without them: unknown.
 */
import type { Listing } from "#contract/listing";

const oneClock: Readonly<Record<string, string>> = {
  CN: "Asia/Shanghai",
  HK: "Asia/Hong_Kong",
  MO: "Asia/Macau",
  TW: "Asia/Taipei",
  SG: "Asia/Singapore",
  MY: "Asia/Kuala_Lumpur",
  TH: "Asia/Bangkok",
  VN: "Asia/Ho_Chi_Minh",
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  IN: "Asia/Kolkata",
  AE: "Asia/Dubai",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  FR: "Europe/Paris",
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  IT: "Europe/Rome",
  NL: "Europe/Amsterdam",
  BE: "Europe/Brussels",
  NZ: "Pacific/Auckland",
};

type Place = { readonly lat: number; readonly lon: number };

/** In the wide countries. */
const banded = [
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
  "America/Vancouver",
  "America/Edmonton",
  "America/Regina",
  "America/Winnipeg",
  "America/Toronto",
  "America/Halifax",
  "America/St_Johns",
  "Australia/Perth",
  "Australia/Darwin",
  "Australia/Adelaide",
  "Australia/Brisbane",
  "Australia/Sydney",
  "Atlantic/Canary",
  "Europe/Madrid",
] as const;
type Banded = (typeof banded)[number];

/** Every clock that homes are known to stand by. */
export const audienceZones: readonly string[] = [...Object.values(oneClock), ...banded];

/** From west to east: a zone holds up to the longitude beside it. */
const bands = (lon: number, zones: readonly (readonly [number, Banded])[]): Banded | null =>
  zones.find(([until]) => lon < until)?.[1] ?? null;

const inPlace: Readonly<Record<string, (place: Place) => Banded | null>> = {
  US: ({ lat, lon }) => {
    if (lon < -154 && lat < 30) return "Pacific/Honolulu";
    if (lon < -130) return "America/Anchorage";
    // Arizona keeps its clock all year
    if (lat < 37 && lon > -114.8 && lon < -109.05) return "America/Phoenix";
    return bands(lon, [
      [-114.5, "America/Los_Angeles"],
      [-102, "America/Denver"],
      [-86.5, "America/Chicago"],
      [-60, "America/New_York"],
    ]);
  },
  CA: ({ lon }) =>
    bands(lon, [
      [-116, "America/Vancouver"],
      [-110, "America/Edmonton"],
      [-101.5, "America/Regina"],
      [-90, "America/Winnipeg"],
      [-68, "America/Toronto"],
      [-59.5, "America/Halifax"],
      [-50, "America/St_Johns"],
    ]),
  AU: ({ lat, lon }) =>
    bands(lon, [
      [129, "Australia/Perth"],
      [138, lat > -26 ? "Australia/Darwin" : "Australia/Adelaide"],
      [141, lat > -26 ? "Australia/Brisbane" : "Australia/Adelaide"],
      [180, lat > -28.5 ? "Australia/Brisbane" : "Australia/Sydney"],
    ]),
  ES: ({ lon }) => (lon < -13 ? "Atlantic/Canary" : "Europe/Madrid"),
};

/** Null: it cannot be told. */
export function audienceZone({ country, address }: Pick<Listing, "country" | "address">): string | null {
  if (country === null) return null;
  const { latitude: lat, longitude: lon } = address;
  return oneClock[country] ?? (lat !== null && lon !== null ? (inPlace[country]?.({ lat, lon }) ?? null) : null);
}
