/** Every subject of the interface, in the shape of the Chinese one. */
import { admin } from "#locales/en/admin";
import { adminIntegration } from "#locales/en/admin-integration";
import { adminModels } from "#locales/en/admin-models";
import { adminPackages } from "#locales/en/admin-packages";
import { adminSettings } from "#locales/en/admin-settings";
import { adminTasks } from "#locales/en/admin-tasks";
import { allowance } from "#locales/en/allowance";
import { auditActions } from "#locales/en/audit-actions";
import { auditSentences } from "#locales/en/audit-sentences";
import { auth } from "#locales/en/auth";
import { batch } from "#locales/en/batch";
import { checkout } from "#locales/en/checkout";
import { common } from "#locales/en/common";
import { enquiry } from "#locales/en/enquiry";
import { errors } from "#locales/en/errors";
import { facts } from "#locales/en/facts";
import { help } from "#locales/en/help";
import { law } from "#locales/en/law";
import { leads } from "#locales/en/leads";
import { link } from "#locales/en/link";
import { logs } from "#locales/en/logs";
import { notifications } from "#locales/en/notifications";
import { orders } from "#locales/en/orders";
import { overview } from "#locales/en/overview";
import { packages } from "#locales/en/packages";
import { palette } from "#locales/en/palette";
import { papers } from "#locales/en/papers";
import { pieces } from "#locales/en/pieces";
import { profile } from "#locales/en/profile";
import { properties } from "#locales/en/properties";
import { propertyPage } from "#locales/en/property-page";
import { publishing } from "#locales/en/publishing";
import { reports } from "#locales/en/reports";
import { shell } from "#locales/en/shell";
import { tasks } from "#locales/en/tasks";
import { users } from "#locales/en/users";
import { wizard } from "#locales/en/wizard";

export const texts = {
  admin,
  adminPackages,
  adminIntegration,
  adminModels,
  adminSettings,
  adminTasks,
  allowance,
  auditActions,
  auditSentences,
  auth,
  batch,
  checkout,
  common,
  enquiry,
  errors,
  facts,
  help,
  law,
  leads,
  link,
  logs,
  notifications,
  orders,
  overview,
  packages,
  palette,
  papers,
  pieces,
  profile,
  properties,
  propertyPage,
  publishing,
  reports,
  shell,
  tasks,
  users,
  wizard,
};
