/** The whole contract, chapter by chapter. */
import { accountCases } from "./account.cases.ts";
import { administrationCases } from "./administration.cases.ts";
import { attackCases } from "./attack.cases.ts";
import { dataCases } from "./data.cases.ts";
import { fileCases } from "./files.cases.ts";
import { lockOutCases } from "./lock-out.cases.ts";
import { mailLimitCases } from "./mail-limits.cases.ts";
import { outageCases } from "./outage.cases.ts";
import { passwordCases } from "./password.cases.ts";
import { refreshCases } from "./refresh.cases.ts";
import { secondFactorCases } from "./second-factor.cases.ts";
import { sessionCases } from "./session.cases.ts";
import { signUpCases } from "./sign-up.cases.ts";
import { sizeCases } from "./size.cases.ts";
import { takeOverCases } from "./take-over.cases.ts";
import { waitingCases } from "./waiting.cases.ts";

export const chapters = {
  "sign-up": signUpCases,
  "take-over": takeOverCases,
  waiting: waitingCases,
  session: sessionCases,
  "second factor": secondFactorCases,
  refresh: refreshCases,
  account: accountCases,
  administration: administrationCases,
  attack: attackCases,
  "lock-out": lockOutCases,
  "mail limits": mailLimitCases,
  passwords: passwordCases,
  sizes: sizeCases,
  data: dataCases,
  files: fileCases,
  outage: outageCases,
};
