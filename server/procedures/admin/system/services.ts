/** The services the product leans on, for administrators of the system: what is set, how they do, and tests of the real thing. */
import { type Service, type ServiceName, serviceNames, type TestableService } from "#contract/admin/integration";
import { AppError } from "#contract/errors";
import { integrationLimits } from "#server/base/limits";
import { providerNamed } from "#server/billing/deps";
import { notifyUrlOf } from "#server/billing/execute-refund";
import { serviceSettings } from "#server/config/shown-settings";
import { measured, tryFiles, tryMail, tryPayments, trySms } from "#server/health/service-tests";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, MemberContext, RequestContext } from "#server/procedures/base/context";
import { findProfile } from "#server/queries/accounts/profiles";
import { serviceHealth, writeTest } from "#server/queries/audit/service-health";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { readNames } from "#server/queries/settings/names";

const technical = administrator("system");
const takeTest = rateLimit("service_tests", integrationLimits.tests);
const takeMessage = rateLimit("service_messages", integrationLimits.messages);

function wayOf({ backend, mailer, sms, payments }: RequestContext, name: ServiceName): string | null {
  if (name === "storage") return backend.kind === "supabase" ? "supabase" : "folder";
  if (name === "mail") return mailer.name;
  if (name === "sms") return sms?.name ?? null;
  return providerNamed(payments, name)?.name ?? null;
}

const calledBack = (name: ServiceName) => !["storage", "mail", "sms", "bank"].includes(name);

async function serviceOf(context: RequestContext, name: ServiceName): Promise<Service> {
  return {
    name,
    way: wayOf(context, name),
    settings: serviceSettings(name, context.shown),
    callback: calledBack(name) ? notifyUrlOf(context, name) : null,
    ...(await serviceHealth(context.db, name)),
  };
}

/** The work of a test, once it is known that there is somebody to test. */
async function testOf(
  context: RequestContext & MemberContext & AdminContext,
  name: TestableService,
): Promise<() => Promise<void>> {
  const { files, mailer, sms, payments, session, owner, origin, db } = context;
  if (name === "storage") return () => tryFiles(files, owner.userId);
  const profile = await findProfile(db, owner);
  const language = mailLanguage(acceptedLanguage(context.request.headers.get("accept-language")), profile?.language);
  const names = await readNames(db);
  if (name === "mail") return () => tryMail(mailer, session.email, { language, origin: origin(), names });
  if (name === "sms") {
    const phone = profile?.phone_verified_at ? profile.phone : null;
    if (!sms) throw new AppError("sms_unavailable");
    if (!phone) throw new AppError("phone_missing");
    await takeMessage(context, owner.userId);
    return () => trySms(sms, phone, { language, names });
  }
  const provider = providerNamed(payments, name);
  if (!provider) throw new AppError("not_found");
  return () => tryPayments(provider);
}

export const services = {
  list: technical.admin.services.list.handler(({ context }) => {
    const names = serviceNames.filter((name) => name !== "sandbox" || wayOf(context, name) !== null);
    return Promise.all(names.map((name) => serviceOf(context, name)));
  }),

  test: technical.admin.services.test.handler(async ({ context, input: { name } }) => {
    await takeTest(context, context.adminId);
    const result = await measured(await testOf(context, name));
    await context.acting((trx) => writeTest(trx, name, result));
    return result;
  }),
};
