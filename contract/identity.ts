/** The identity card of an account: who signs its pieces, pages and mails, and how that differs from market to market. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { agentCard, market } from "#contract/copy";

/** What may differ in one market; what is absent or null there is as on the card. */
export const marketFields = ["name", "nameLatin", "company", "licence", "phone", "email", "wechat", "address"] as const;
export type MarketField = (typeof marketFields)[number];
const marketSignature = z.object({
  name: z.string().trim().min(1).max(80).optional(),
  nameLatin: z.string().trim().min(1).max(80).optional(),
  company: z.string().trim().min(1).max(120).optional(),
  licence: z.string().trim().min(1).max(80).optional(),
  phone: z.string().trim().min(1).max(40).optional(),
  email: z.email().max(200).optional(),
  wechat: z.string().trim().min(1).max(60).optional(),
  address: z.string().trim().min(1).max(200).optional(),
});
export type MarketSignature = z.infer<typeof marketSignature>;

/** As it is saved: wholly replaced each time, pictures aside. */
export const identityCard = agentCard.extend({
  markets: z.partialRecord(market, marketSignature).optional(),
  /** In which its posters, films and brochures begin; absent: ours. */
  accent: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/u)
    .optional(),
});
export type IdentityCard = z.infer<typeof identityCard>;

/** As it is read: with its pictures, paths of the file service, where they were uploaded: the WeChat code and the firm's logo. */
const keptCard = identityCard.extend({ wechatQrUrl: z.string().optional(), logoUrl: z.string().optional() });
export type KeptCard = z.infer<typeof keptCard>;

const route = <Method extends "GET" | "PUT" | "POST" | "DELETE">(method: Method, path: `/${string}`) =>
  oc.route({ method, path, tags: ["account"] });

export const card = {
  get: route("GET", "/me/card").output(keptCard.nullable()),
  save: route("PUT", "/me/card").input(identityCard).output(keptCard),
  /** The code people scan to add the agent. Needs a saved card: `not_found` without one, `not_an_image` for anything else. */
  saveWechatQr: route("POST", "/me/card/wechat-qr")
    .input(z.object({ file: z.file() }))
    .output(z.object({ wechatQrUrl: z.string() })),
  removeWechatQr: route("DELETE", "/me/card/wechat-qr").output(z.object({ wechatQrUrl: z.null() })),
  /** The logo on posters, films, brochures and photos; needs a saved card likewise. */
  saveLogo: route("POST", "/me/card/logo")
    .input(z.object({ file: z.file() }))
    .output(z.object({ logoUrl: z.string() })),
  removeLogo: route("DELETE", "/me/card/logo").output(z.object({ logoUrl: z.null() })),
};
