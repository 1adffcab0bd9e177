/** Where a home is, in Korean: 상하이 푸퉈, 도쿄 네리마구, 서울 마포구. What the table does not know keeps its own script. */
import type { Facts } from "#engine/copy/facts/index";
import type { Values } from "#engine/copy/languages/base/template";
import { placeIn } from "#engine/places/index";

const hangul = /^[가-힣\s\d()·-]+$/u;

export function where({ name, city, district, address, country }: Facts): Values {
  const area = district && district !== city ? placeIn(district, "ko") : undefined;
  const town = city ? placeIn(city, "ko") : undefined;
  return {
    name: name ?? undefined,
    place: [town, area].filter((part) => part !== undefined).join(" ") || undefined,
    city: town,
    district: area ?? town,
    address:
      address && (country === "KR" ? hangul.test(address) : /^[\p{Script=Latin}\p{N}\p{P}\p{M}\s]+$/u.test(address))
        ? address
        : undefined,
  };
}
