/** Proving that a phone is one's own: six digits to the number in the profile, and back. */
import { AppError } from "#contract/errors";
import { phoneCodeLimits } from "#server/base/limits";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { phoneCodeText } from "#server/mails/messages";
import { signedIn } from "#server/procedures/base/base";
import { issuePhoneCode, spendPhoneCode, voidPhoneCode } from "#server/queries/accounts/phone-codes";
import { findProfile, markPhoneVerified } from "#server/queries/accounts/profiles";
import { countPhone } from "#server/queries/billing/trials";
import { readNames } from "#server/queries/settings/names";

export const accountPhone = {
  send: signedIn.account.phone.send.handler(async ({ context }) => {
    const { db, owner, sms, address } = context;
    if (!sms) throw new AppError("sms_unavailable");
    const profile = await context.asUser((trx) => findProfile(trx, owner));
    const phone = profile?.phone;
    if (!phone) throw new AppError("phone_missing");
    const { id, code } = await db
      .transaction()
      .execute((trx) => issuePhoneCode(trx, owner, { phone, address }, context.now()));
    const language = mailLanguage(acceptedLanguage(context.request.headers.get("accept-language")), profile.language);
    const text = phoneCodeText(language, { code, minutes: phoneCodeLimits.validMinutes, names: await readNames(db) });
    try {
      await sms.send({ to: phone, code, language, text });
    } catch (error) {
      await voidPhoneCode(db, id, context.now());
      if (error instanceof AppError && error.code === "unavailable")
        context.log.error({ provider: sms.name, reason: error.message }, "a code was not sent");
      throw error;
    }
    return { phone, resendInSeconds: phoneCodeLimits.resendSeconds };
  }),

  verify: signedIn.account.phone.verify.handler(async ({ context, input }) => {
    const now = context.now();
    const answer = await context.db.transaction().execute(async (trx) => {
      const spent = await spendPhoneCode(trx, context.owner, input.code, now);
      if ("problem" in spent) return spent;
      if (await markPhoneVerified(trx, context.owner, spent.phone, now)) {
        await countPhone(trx, context.owner, { phone: spent.phone, secretKey: context.secretKey }, now);
        return spent;
      }
      // the number was changed after the code went out
      return { problem: "code_expired" } as const;
    });
    if ("phone" in answer) return { phone: answer.phone, verifiedAt: now.toISOString() };
    throw new AppError(answer.problem, "left" in answer ? { data: { left: answer.left } } : {});
  }),
};
