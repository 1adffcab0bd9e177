/** The sample properties, oldest first: PROP-001 is the first. */

import { sakurazaka, yewStreet } from "./properties-abroad.ts";
import { anhuaLu, fenglinYayuan, guiyuLi, huyuTing, jinheYuan, zhichunYuan } from "./properties-china.ts";
import type { SampleProperty } from "./property.ts";

export const sampleProperties: readonly SampleProperty[] = [
  guiyuLi,
  zhichunYuan,
  fenglinYayuan,
  yewStreet,
  sakurazaka,
  anhuaLu,
  huyuTing,
  jinheYuan,
];

/** Who signs the sample campaigns. */
export const sampleCard = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: "上海市普陀区梅川路 1 号",
  email: "demo@example.com",
};
