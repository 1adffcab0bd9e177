/** The log of models' calls as a file. */
import type { ModelCallLine } from "#contract/admin/model-log";
import { majorOf } from "#contract/minor-units";
import { asJson } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";

export const callColumns: SheetColumns<ModelCallLine> = ({ adminModels: { log: of }, logs: { when } }) => [
  [when, (one) => one.at, "moment"],
  [of.provider, (one) => one.provider],
  [of.model, (one) => one.model],
  [of.account, (one) => one.accountEmail],
  [of.purpose, (one) => of.purposes[one.purpose]],
  [of.language, (one) => one.language],
  [of.pieces, (one) => one.pieces.join(" ")],
  [of.promptVersion, (one) => one.promptVersion],
  [of.outcome, (one) => one.outcome],
  [of.tokensIn, (one) => one.tokensIn],
  [of.tokensOut, (one) => one.tokensOut],
  [of.cost, (one) => majorOf(one.cost, one.currency)],
  [of.currency, (one) => one.currency],
  [of.milliseconds, (one) => one.milliseconds],
  [of.findings, (one) => asJson(one.findings)],
  [of.error, (one) => one.error],
  [of.answer, (one) => one.answer],
];
