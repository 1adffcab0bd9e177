/** Who runs the site: as configured; where the product is only tried out and nobody is named, a sample that says so. */
import type { Imprint } from "#contract/site";
import type { Config } from "#server/config/config";

/** Never stored, so that no sample number outlives the trying out. */
const sample: Imprint = {
  company: "",
  contact: {
    email: "support@listcast.local",
    phone: "400-555-0132",
    address: "上海市普陀区梅川路 1 号（示例）",
    wechat: "listcast-demo",
  },
  filings: ["沪ICP备00000000号-1（示例）", "沪公网安备00000000000000号（示例）"],
};

/** `triesOut`: the embedded database, on this machine only, not in production. */
export function imprintOf({ imprint }: Pick<Config, "imprint">, triesOut: boolean): Imprint {
  const named = imprint.filings.length > 0 || Object.values(imprint.contact).some((line) => line !== "");
  return triesOut && !named ? sample : imprint;
}
