/**
 * Every setting an administrator may change, as data: where it is edited, its shape, and what holds until somebody changes
 * it. The server parses what it reads and is given with these shapes, the forms complain with them.
 */
import { z } from "zod";
import { LONGEST_LEGAL_TEXT } from "#contract/legal";
import { type PriceList, priceList } from "#contract/plan";

/** No control characters, no marks that turn the direction of a line. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/u);
const inBoth = (max: number) => z.object({ zh: line(max), en: line(max) });
const markdown = z.string().max(LONGEST_LEGAL_TEXT);
const inBothMarkdown = z.object({ zh: markdown, en: markdown });

/** Days a journal's lines are kept. Seven at least: the database holds them that long, whatever is set. */
export const keptDays = { min: 7, max: 3650 } as const;
const days = z.number().int().min(keptDays.min).max(keptDays.max);
const LOG_DAYS = { signIns: 30, mails: 90, errors: 90 };
/** Of an earlier time, or of an editor who wrote into the database: each is mended for itself and leaves the others. */
const storedDays = (otherwise: number) =>
  z
    .number()
    .transform((count) => Math.min(Math.max(Math.trunc(count), keptDays.min), keptDays.max))
    .catch(otherwise);

export const settingGroups = ["brand", "offer", "access", "notice", "legal"] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** `stored`: how a value is read that was written before its shape was what it is. */
const setting = <Shape extends z.ZodType>(
  group: SettingGroup,
  shape: Shape,
  otherwise: z.infer<Shape>,
  stored: z.ZodType<z.infer<Shape>> = shape as z.ZodType<z.infer<Shape>>,
) => ({ group, shape, otherwise, stored });

const NO_NOTICE = { on: false, text: { zh: "", en: "" }, until: null };
const inMoreThanOne = "both_languages";

const notice = z
  .object({ on: z.boolean(), text: inBoth(200), until: z.iso.datetime().nullable() })
  .superRefine(({ on, text }, context) => {
    if (!on) return;
    for (const language of ["zh", "en"] as const)
      if (!text[language]) context.addIssue({ code: "custom", path: ["text", language], message: inMoreThanOne });
  });

/** Empty: as it comes with the product. With a mixture people would read half of another's name. */
const brand = inBoth(24).superRefine((names, context) => {
  for (const language of ["zh", "en"] as const)
    if (!names[language] && (names.zh || names.en))
      context.addIssue({ code: "custom", path: [language], message: inMoreThanOne });
});

const landing: PriceList = "public";
const sold: PriceList = "member";

/** A WeChat ID, or the address of a support account; no other scheme, because whoever scans its code follows it. */
const wechat = line(200).regex(/^(https?:\/\/\S+|[^:]*)$/i);
const contact = z.object({
  email: z.union([z.literal(""), z.email().max(254)]),
  phone: z.union([z.literal(""), line(40).regex(/^[+\d][\d\s()-]{4,}$/)]),
  address: line(200),
  wechat,
});

export const settings = {
  /** The product's name where its logo stands. */
  brand: setting("brand", brand, { zh: "", en: "" }),
  /** Registered name of who sells. Empty, like a line of `contact`: as the environment says. */
  company: setting("brand", line(120), ""),
  contact: setting(
    "brand",
    contact,
    { email: "", phone: "", address: "", wechat: "" },
    contact.extend({ wechat: wechat.catch("") }),
  ),
  filings: setting("brand", z.array(line(80).min(1)).max(6), []),
  /** Name of the picture (/site/pictures/<name>); empty: a code is drawn of `contact.wechat`. */
  wechat_qr: setting("brand", z.union([z.literal(""), z.string().regex(/^[a-f0-9]{32}\.png$/)]), ""),
  support_hours: setting("offer", z.number().int().min(1).max(24), 24),
  landing_list: setting("offer", priceList, landing),
  sold_list: setting("offer", priceList, sold),
  /** Of accounts that are opened from now on; 0: no trial. */
  trial_days: setting("access", z.number().int().min(0).max(90), 7),
  registration: setting("access", z.enum(["open", "invite"]), "open"),
  /** Days the lines of each journal are kept (server/queries/journals/journals.ts). */
  log_days: setting(
    "access",
    z.object({ signIns: days, mails: days, errors: days }),
    LOG_DAYS,
    z
      .object({
        signIns: storedDays(LOG_DAYS.signIns),
        mails: storedDays(LOG_DAYS.mails),
        errors: storedDays(LOG_DAYS.errors),
      })
      .catch(LOG_DAYS),
  ),
  notice: setting("notice", notice, NO_NOTICE),
  /** What is being written; people read what was published. Empty: the text in force. */
  legal_draft: setting("legal", z.object({ terms: inBothMarkdown, privacy: inBothMarkdown }), {
    terms: { zh: "", en: "" },
    privacy: { zh: "", en: "" },
  }),
} as const;

export type SettingKey = keyof typeof settings;
export type Settings = { [Key in SettingKey]: z.infer<(typeof settings)[Key]["shape"]> };
const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key);
export const settingKeys = Object.keys(settings).filter(isSettingKey);

export const settingsIn = (group: SettingGroup): SettingKey[] =>
  settingKeys.filter((key) => settings[key].group === group);

/** The notice people read at that time; null: none. */
export const noticeAt = (value: Settings["notice"], now: Date): Pick<Settings["notice"], "text" | "until"> | null =>
  value.on && (value.until === null || new Date(value.until) > now) ? { text: value.text, until: value.until } : null;
