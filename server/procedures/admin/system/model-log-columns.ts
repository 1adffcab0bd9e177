/** The log of models' calls as a file. */
import { isWordingTried, type ModelCallLine } from "#contract/admin/model-log";
import { modelCauses } from "#contract/admin/model-names";
import { majorOf } from "#contract/minor-units";
import { asJson } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";

export const callColumns: SheetColumns<ModelCallLine> = ({ adminModels: { log: of, causes }, logs: { when } }) => [
  [when, (one) => one.at, "moment"],
  [of.provider, (one) => one.provider],
  [of.model, (one) => one.model],
  [of.account, (one) => one.accountEmail],
  [of.purpose, (one) => of.purposes[one.purpose]],
  [of.language, (one) => one.language],
  [of.pieces, (one) => one.pieces.join(" ")],
  [of.promptVersion, (one) => (isWordingTried(one) ? of.tried : one.promptVersion)],
  [
    of.outcome,
    ({ outcome }) =>
      outcome === "written" ? of.states.written : causes[modelCauses.find((one) => one === outcome) ?? "cancelled"],
  ],
  [of.tokensIn, (one) => one.tokensIn],
  [of.tokensOut, (one) => one.tokensOut],
  [of.cost, (one) => majorOf(one.cost, one.currency)],
  [of.currency, (one) => one.currency],
  [of.milliseconds, (one) => one.milliseconds],
  [of.findings, (one) => asJson(one.findings)],
  [of.error, (one) => one.error],
  [of.answer, (one) => one.answer],
];
