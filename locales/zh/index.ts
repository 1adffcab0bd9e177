/** 一种语言的全部主题；另一种语言按同样的形状逐个文件对应。 */
import { admin } from "#locales/zh/admin";
import { adminIntegration } from "#locales/zh/admin-integration";
import { adminModels } from "#locales/zh/admin-models";
import { adminPackages } from "#locales/zh/admin-packages";
import { adminSettings } from "#locales/zh/admin-settings";
import { adminTasks } from "#locales/zh/admin-tasks";
import { allowance } from "#locales/zh/allowance";
import { auditActions } from "#locales/zh/audit-actions";
import { auditSentences } from "#locales/zh/audit-sentences";
import { auth } from "#locales/zh/auth";
import { batch } from "#locales/zh/batch";
import { checkout } from "#locales/zh/checkout";
import { common } from "#locales/zh/common";
import { enquiry } from "#locales/zh/enquiry";
import { errors } from "#locales/zh/errors";
import { facts } from "#locales/zh/facts";
import { help } from "#locales/zh/help";
import { law } from "#locales/zh/law";
import { leads } from "#locales/zh/leads";
import { link } from "#locales/zh/link";
import { logs } from "#locales/zh/logs";
import { notifications } from "#locales/zh/notifications";
import { orders } from "#locales/zh/orders";
import { overview } from "#locales/zh/overview";
import { packages } from "#locales/zh/packages";
import { palette } from "#locales/zh/palette";
import { papers } from "#locales/zh/papers";
import { pieces } from "#locales/zh/pieces";
import { profile } from "#locales/zh/profile";
import { properties } from "#locales/zh/properties";
import { propertyPage } from "#locales/zh/property-page";
import { publishing } from "#locales/zh/publishing";
import { reports } from "#locales/zh/reports";
import { shell } from "#locales/zh/shell";
import { tasks } from "#locales/zh/tasks";
import { users } from "#locales/zh/users";
import { wizard } from "#locales/zh/wizard";

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
