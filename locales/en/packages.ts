/** Package centre. */
import type { packages as zh } from "#locales/zh/packages";

export const packages = {
  title: "Package Center",
  lead: "Choose by how many listings you publish each month.",
  usage: "Current usage",
  usageText_one: "Your account holds {{count}} property.",
  usageText_other: "Your account holds {{count}} properties.",
  usageEmpty: "No properties yet.",
  perMonth: "/ month",
  contactUs: "Contact us",
  popular: "Most popular",
  buyTitle: "How to subscribe",
  buyText:
    "Online payment is not open yet. To start or change a package, write to us with your sign-up email and the package you want.",
  buyNoContact: "Online payment is not open yet.",
  writeUs: "Email us",
} satisfies typeof zh;
