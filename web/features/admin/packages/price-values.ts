/** A price list as it is typed, the form it makes, and how two differ. Pure. */
import { type PriceListForm, priceListForm } from "#contract/admin/prices";
import type { Plan, QuotaPack } from "#contract/plan";
import { countOf, parseAmount, typedOf } from "./money.ts";

const MANY = 1_000_000;

const typedPlan = (plan: Plan) => ({
  code: plan.code,
  currency: plan.currency,
  nameZh: plan.name.zh,
  nameEn: plan.name.en,
  price: plan.priceMinor === null ? "" : typedOf(plan.priceMinor, plan.currency),
  quota: plan.listingQuota === null ? "" : String(plan.listingQuota),
  popular: plan.popular,
  benefitsZh: plan.benefits.zh.join("\n"),
  benefitsEn: plan.benefits.en.join("\n"),
  /** A key of `planFeatures` for each line, or nothing. */
  features: (plan.benefits.features ?? []).map((feature) => feature ?? "").join("\n"),
  platforms: plan.entitlements.platforms === null ? "" : String(plan.entitlements.platforms),
  languages: plan.entitlements.languages === null ? "" : String(plan.entitlements.languages),
  only: plan.entitlements.onlyLanguages?.join(", ") ?? "",
  video: plan.entitlements.video,
  hdVideo: plan.entitlements.hdVideo,
  crm: plan.entitlements.crm,
  api: plan.entitlements.api,
  customTemplates: plan.entitlements.customTemplates,
  manager: plan.entitlements.manager,
  reports: plan.entitlements.reports,
  supportZh: plan.entitlements.support.zh,
  supportEn: plan.entitlements.support.en,
});
export type TypedPlan = ReturnType<typeof typedPlan>;

const typedPack = (pack: QuotaPack) => ({
  code: pack.code,
  currency: pack.currency,
  nameZh: pack.name.zh,
  nameEn: pack.name.en,
  listings: String(pack.listings),
  price: typedOf(pack.priceMinor, pack.currency),
});
export type TypedPack = ReturnType<typeof typedPack>;

export interface TypedList {
  plans: TypedPlan[];
  packs: TypedPack[];
}
export const typedList = (list: { plans: readonly Plan[]; packs: readonly QuotaPack[] }): TypedList => ({
  plans: list.plans.map(typedPlan),
  packs: list.packs.map(typedPack),
});

export const linesIn = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const toldBy = (features: string) =>
  features === "" ? {} : { features: features.split("\n").map((feature) => feature || null) };

/** What each line tells of once the Chinese lines are these: a line keeps its own, and one that is being changed, too. */
export function featuresAfter(
  { benefitsZh, features }: Pick<TypedPlan, "benefitsZh" | "features">,
  text: string,
): string {
  const [was, now, told] = [linesIn(benefitsZh), linesIn(text), features.split("\n")];
  const of = new Map(was.map((line, at) => [line, told[at] ?? ""]));
  return now.map((line, at) => of.get(line) ?? (now.length === was.length ? (told[at] ?? "") : "")).join("\n");
}

/** Empty is null; what is no number fails the schema as 0. */
const open = (text: string, read: (text: string) => number | null) => (text.trim() === "" ? null : (read(text) ?? 0));
const count = (text: string) => countOf(text, MANY);

/** A field as it is typed that does not fit; `at`: the place of its plan or pack. */
export interface Wrong {
  group: "plans" | "packs";
  at: number;
  field: string;
}
/** What the contract calls otherwise than the form. */
const typedNames: Record<string, string> = {
  "name.zh": "nameZh",
  "name.en": "nameEn",
  priceMinor: "price",
  listingQuota: "quota",
  "benefits.zh": "benefitsZh",
  "benefits.en": "benefitsEn",
  "entitlements.platforms": "platforms",
  "entitlements.languages": "languages",
  "entitlements.onlyLanguages": "only",
  "entitlements.support.zh": "supportZh",
  "entitlements.support.en": "supportEn",
};
const wrongAt = ([group, at, ...path]: readonly PropertyKey[]): Wrong => {
  const field = path.filter((part) => typeof part === "string").join(".");
  return { group: group === "packs" ? "packs" : "plans", at: Number(at), field: typedNames[field] ?? field };
};

/** What is to be saved, or the fields that do not fit. */
export function formOf(typed: TypedList): { form: PriceListForm } | { wrong: Wrong[] } {
  const parsed = priceListForm.safeParse({
    plans: typed.plans.map((one) => ({
      code: one.code,
      currency: one.currency,
      name: { zh: one.nameZh, en: one.nameEn },
      priceMinor: open(one.price, (text) => parseAmount(text, one.currency)),
      listingQuota: open(one.quota, count),
      popular: one.popular,
      benefits: { zh: linesIn(one.benefitsZh), en: linesIn(one.benefitsEn), ...toldBy(one.features) },
      entitlements: {
        platforms: open(one.platforms, count),
        languages: open(one.languages, count),
        onlyLanguages:
          one.only.trim() === ""
            ? null
            : one.only
                .split(/[,，、\s]+/)
                .map((code) => code.trim())
                .filter(Boolean),
        video: one.video,
        hdVideo: one.hdVideo,
        crm: one.crm,
        api: one.api,
        customTemplates: one.customTemplates,
        manager: one.manager,
        reports: one.reports,
        support: { zh: one.supportZh, en: one.supportEn },
      },
    })),
    packs: typed.packs.map((one) => ({
      code: one.code.trim(),
      currency: one.currency,
      name: { zh: one.nameZh, en: one.nameEn },
      listings: count(one.listings) ?? 0,
      priceMinor: parseAmount(one.price, one.currency) ?? 0,
    })),
  });
  return parsed.success ? { form: parsed.data } : { wrong: parsed.error.issues.map(({ path }) => wrongAt(path)) };
}

export interface Change {
  /** Code of the plan or pack. */
  of: string;
  field: string;
  before: string;
  after: string;
}

const textOf = (value: string | boolean | undefined): string =>
  value === undefined ? "" : typeof value === "boolean" ? (value ? "✓" : "–") : value;

function changesIn(
  before: readonly ({ code: string } & Record<string, string | boolean>)[],
  after: readonly ({ code: string } & Record<string, string | boolean>)[],
): Change[] {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes.flatMap((of) => {
    const [was, is] = [before.find(({ code }) => code === of), after.find(({ code }) => code === of)];
    const fields = Object.keys(is ?? was ?? {}).filter((field) => field !== "currency");
    return fields
      .filter((field) => was?.[field] !== is?.[field])
      .map((field) => ({ of, field, before: textOf(was?.[field]), after: textOf(is?.[field]) }));
  });
}

/** Field by field; a pack that is new or gone is one change of all its fields. */
export const changesOf = (before: TypedList, after: TypedList): Change[] => [
  ...changesIn(before.plans, after.plans),
  ...changesIn(before.packs, after.packs),
];
