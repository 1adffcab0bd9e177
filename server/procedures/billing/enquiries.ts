/** "Contact us": keeps the lead and tells the administrators, and the site's own address. */

import { type FactName, mailAdministrators } from "#server/mails/administrators";
import { signedIn } from "#server/procedures/base/base";
import { actAs } from "#server/queries/audit/audit";
import { listPlans, listShown } from "#server/queries/billing/plans";
import { readImprint } from "#server/queries/settings/imprint";
import { insertEnquiry } from "#server/queries/support/enquiries";

export const enquiries = {
  send: signedIn.enquiries.send.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const { row, fresh } = await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, context.address);
      return insertEnquiry(trx, owner, input);
    });
    const answer = { id: row.id, createdAt: row.created_at.toISOString() };
    if (!fresh) return answer;
    const plans = await listPlans(db, await listShown(db, "packages"));
    const plan = plans.find((one) => one.code === row.plan_code)?.name ?? { zh: row.plan_code, en: row.plan_code };
    const facts: [FactName, string | number | null][] = [
      ["name", row.name],
      ["company", row.company],
      ["phone", row.phone],
      ["email", row.email],
      ["teamSize", row.team_size],
      ["message", row.message],
    ];
    const { contact } = await readImprint(db, context.imprint);
    await mailAdministrators(
      { ...context, accounts: context.backend.accounts },
      {
        kind: "enquiry",
        fill: (language) => ({ company: row.company, name: row.name, plan: plan[language] }),
        facts: facts.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const])),
        path: "/admin/packages",
      },
      contact.email,
    );
    return answer;
  }),
};
