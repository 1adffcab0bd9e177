/** The administrators' first page. Money and sign-ups are for scopes of the business; errors, mails and models for technical ones. */
import { administrator } from "#server/procedures/base/base";
import { modelHealth } from "#server/queries/models/model-health";
import {
  healthOf,
  paymentHealth,
  queueNow,
  technicalFailures,
  todaysFigures,
} from "#server/queries/reports/admin-overview";

export const overview = administrator("system", "operations").admin.overview.handler(async ({ context }) => {
  const { db, scope, payments, mailer, sms, models, backend } = context;
  const now = context.now();
  const business = scope !== "system";
  const technical = scope !== "operations";
  const { tasks, tasksYesterday, signUps, revenue, ...days } = await todaysFigures(db, now);
  const failures = technical ? await technicalFailures(db, now) : { errors: null, mails: null };
  const names = payments.map((provider) => provider.name);
  return {
    ...days,
    signUps: business ? signUps : null,
    revenue: business ? revenue : null,
    queue: await queueNow(db),
    failures: { tasks, tasksYesterday, ...failures },
    providers: [
      ...(await paymentHealth(db, names)),
      ...(technical
        ? [
            ...(await modelHealth(db, now, await models.providers())),
            await healthOf(db, { kind: "mail", service: "mail", name: mailer.name }),
            await healthOf(db, { kind: "sms", service: "sms", name: sms?.name ?? null }),
            await healthOf(db, {
              kind: "storage",
              service: "storage",
              name: backend.kind === "supabase" ? "supabase" : "folder",
            }),
          ]
        : []),
    ],
  };
});
