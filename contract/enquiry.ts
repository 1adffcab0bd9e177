/** "Contact us": somebody wants a plan that has no price; a lead for the administrators. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { planCode } from "#contract/plan";

/** new: nobody has answered yet. */
export const enquiryStates = ["new", "contacted", "won", "lost"] as const;
export const enquiryState = z.enum(enquiryStates);
export type EnquiryState = z.infer<typeof enquiryState>;

const line = (length: number) => z.string().trim().min(1).max(length);

const wanted = z.object({
  name: line(80),
  company: line(120),
  /** One of the two at least, as the person writes it. */
  phone: line(40).nullable(),
  email: z.email().max(254).nullable(),
  /** People who would use it; null: not said. */
  teamSize: z.number().int().min(1).max(1_000_000).nullable(),
  /** Null: not said. */
  message: line(2000).nullable(),
  planCode,
});

/** What the form sends. An issue at `phone` when neither way of answering is given. */
export const enquiryForm = wanted.refine(({ phone, email }) => phone !== null || email !== null, { path: ["phone"] });
export type EnquiryForm = z.infer<typeof enquiryForm>;

/** As administrators see it. */
export const enquiry = wanted.extend({
  id: z.uuid(),
  userId: z.uuid(),
  /** The language the form was written in, to answer in. */
  language: z.enum(["zh", "en"]),
  state: enquiryState,
  note: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Enquiry = z.infer<typeof enquiry>;

export const enquiries = {
  /** Signed in; the same key answers the same enquiry. Throws too_many_requests. */
  send: oc
    .route({ method: "POST", path: "/enquiries", tags: ["orders"] })
    .input(enquiryForm.safeExtend({ language: z.enum(["zh", "en"]), idempotencyKey: z.string().min(8).max(100) }))
    .output(z.object({ id: z.uuid(), createdAt: z.string() })),
};
