/** The fields of the invoice form as they are typed, what is sent of them, and what is wrong with them. */
import { type InvoiceForm, invoiceForm } from "#contract/invoice";
import { isTaxId, plainTaxId } from "#engine/billing/tax-id";

const invoiceFields = ["title", "taxId", "email", "address", "phone", "bank", "account"] as const;
export type InvoiceField = (typeof invoiceFields)[number];
export type InvoiceValues = { type: InvoiceForm["type"]; kind: "company" | "person" } & Record<InvoiceField, string>;

/** An empty form; most who ask are companies. */
export const emptyInvoice = (email: string): InvoiceValues => ({
  type: "normal",
  kind: "company",
  title: "",
  taxId: "",
  email,
  address: "",
  phone: "",
  bank: "",
  account: "",
});

/** What was asked for before, as it was typed then. */
export function typedInvoice({ type, buyer }: InvoiceForm): InvoiceValues {
  const { kind, title, email } = buyer;
  const values = { ...emptyInvoice(email), type, kind, title };
  if (buyer.kind === "person") return values;
  const { taxId, address, phone, bank, account } = buyer;
  return { ...values, taxId, address: address ?? "", phone: phone ?? "", bank: bank ?? "", account: account ?? "" };
}

/** What is sent: null and the fields that are wrong, in their order on the form. */
export function readInvoice(
  values: InvoiceValues,
): { form: InvoiceForm; wrong: null } | { form: null; wrong: InvoiceField[] } {
  const some = (text: string) => text.trim() || null;
  const { type, title } = values;
  const email = values.email.trim();
  const taxId = plainTaxId(values.taxId);
  const isCompany = values.kind === "company" || type === "special";
  const special = type === "special";
  const parsed = invoiceForm.safeParse({
    type,
    buyer: isCompany
      ? {
          kind: "company",
          title,
          taxId,
          email,
          address: special ? some(values.address) : null,
          phone: special ? some(values.phone) : null,
          bank: special ? some(values.bank) : null,
          account: special ? some(values.account) : null,
        }
      : { kind: "person", title, email },
  });
  const wrong = new Set<unknown>(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.at(-1)));
  if (isCompany && !isTaxId(taxId)) wrong.add("taxId");
  // what a special invoice lacks is looked for only where the rest is right
  if (special)
    for (const field of ["address", "phone", "bank", "account"] as const) if (!some(values[field])) wrong.add(field);
  if (parsed.success && wrong.size === 0) return { form: parsed.data, wrong: null };
  return { form: null, wrong: invoiceFields.filter((field) => wrong.has(field)) };
}
