/** Consent to the terms and the privacy notice: what an account has agreed to, and what is still open. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { legalDocuments, legalVersionPattern } from "#contract/legal";

const legalDocument = z.enum(legalDocuments);
export const legalVersion = z.string().regex(legalVersionPattern);

const consent = z.object({
  document: legalDocument,
  version: legalVersion,
  /** The language the person read. */
  language: z.enum(["zh", "en"]),
  givenAt: z.iso.datetime(),
});

const consentState = z.object({
  /** The version in force. */
  version: legalVersion,
  /** Documents whose present version is not agreed to yet; empty when nothing is to be asked. */
  missing: z.array(legalDocument),
  given: z.array(consent),
});
export type ConsentState = z.infer<typeof consentState>;

/** `givenAt`: when the box was ticked, which may be some minutes before there was an account. */
const consentGiven = z.object({
  version: legalVersion,
  language: z.enum(["zh", "en"]),
  givenAt: z.iso.datetime(),
});
export type ConsentGiven = z.infer<typeof consentGiven>;

export const consents = {
  get: oc.route({ method: "GET", path: "/me/consents", tags: ["account"] }).output(consentState),
  /** To all documents at once. Refused with `conflict` when a newer version is in force. */
  give: oc
    .route({ method: "POST", path: "/me/consents", tags: ["account"] })
    .input(consentGiven)
    .output(consentState),
};
