/** The enquiry as it is typed, kept in this window until it is sent, and what is sent of it. */
import { z } from "zod";
import { type EnquiryForm, enquiryForm } from "#contract/enquiry";
import type { PlanCode } from "#contract/plan";

const text = z.string();
const shape = z.object({
  name: text,
  company: text,
  phone: text,
  email: text,
  teamSize: text,
  message: text,
  /** The same for every try to send it. */
  key: text,
});
export type EnquiryValues = z.infer<typeof shape>;
const enquiryFields = ["name", "company", "phone", "email", "teamSize", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

const nameOf = (userId: string, planCode: string) => `listcast-enquiry:${userId}:${planCode}`;

/** Null when nothing was typed, or nothing may be stored. */
export function loadEnquiry(userId: string, planCode: string): EnquiryValues | null {
  try {
    const stored = sessionStorage.getItem(nameOf(userId, planCode));
    return stored ? (shape.safeParse(JSON.parse(stored)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where nothing can be stored the form itself still holds it. */
export function keepEnquiry(userId: string, planCode: string, values: EnquiryValues | null): void {
  try {
    if (values) sessionStorage.setItem(nameOf(userId, planCode), JSON.stringify(values));
    else sessionStorage.removeItem(nameOf(userId, planCode));
  } catch {
    // a forbidden or full storage
  }
}

/** What is sent, or the fields that are wrong, in their order on the form. */
export function readEnquiry(
  values: EnquiryValues,
  planCode: PlanCode,
): { form: EnquiryForm; wrong: null } | { form: null; wrong: EnquiryField[] } {
  const some = (typed: string) => typed.trim() || null;
  const parsed = enquiryForm.safeParse({
    name: values.name,
    company: values.company,
    phone: some(values.phone),
    email: some(values.email),
    teamSize: values.teamSize.trim() === "" ? null : Number(values.teamSize),
    message: some(values.message),
    planCode,
  });
  if (parsed.success) return { form: parsed.data, wrong: null };
  const wrong = new Set<unknown>(parsed.error.issues.map(({ path }) => path[0]));
  if (!some(values.phone) && !some(values.email)) wrong.add("phone");
  return { form: null, wrong: enquiryFields.filter((field) => wrong.has(field)) };
}
