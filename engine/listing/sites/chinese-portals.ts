/** Lianjia, Beike and Anjuke: the city is the portal's own subject and stands in its breadcrumb and title suffix. */
import { fact, from } from "../facts/candidate.ts";
import { cityAtStart } from "../units/chinese-cities.ts";
import type { Site } from "./index.ts";

export const chinesePortals: Site = {
  domains: ["lianjia.com", "ke.com", "anjuke.com"],
  read: (page) => {
    const suffix = /(?:[-_(（])([一-龯]{2,5})(?:链家|58安居客|安居客|贝壳)/.exec(page.title)?.[1] ?? "";
    const city = cityAtStart(suffix);
    return city ? from("site", [fact("city", city, 0.8)]) : [];
  },
};
