/** Where a home is, in Korean: 상하이 푸퉈, 도쿄 네리마구, 서울 마포구. What cannot be read in Hangul or Latin letters is left out. */
import type { Facts } from "#engine/copy/facts/index";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { countryBeside, isAbroad } from "#engine/places/abroad";
import { placeIn } from "#engine/places/index";
import { isRegion } from "#engine/places/regions";

const hangul = /^[가-힣\s\d()·-]+$/u;

const readable = /^[가-힣\p{Script=Latin}\p{M}\s\d()·’'-]+$/u;
const placed = (place: string | null, country: string | null): string | undefined => {
  const said = place ? placeIn(place, "ko", country) : "";
  return readable.test(said) ? said : undefined;
};

export function where(facts: Facts): Values {
  const { city, district, address, country } = facts;
  const around = district === city ? undefined : placed(district, country);
  const town = placed(city, country);
  const region = town !== undefined && around !== undefined && isRegion(district, country) ? around : undefined;
  const area = region === undefined ? around : undefined;
  const land = countryBeside(city, country, "ko");
  const near = [land, town, area].filter((part) => part !== undefined).join(" ");
  const short = area ?? town;
  return {
    name: homeName(facts, "ko"),
    place: (region === undefined ? near : `${near}(${region}주)`) || undefined,
    city: town,
    // readers abroad know no district without its city
    district: (isAbroad(country, "ko") ? near : short) || undefined,
    "district.tag": short,
    "place.tag": land,
    address:
      address && (country === "KR" ? hangul.test(address) : /^[\p{Script=Latin}\p{N}\p{P}\p{M}\s]+$/u.test(address))
        ? address
        : undefined,
  };
}
