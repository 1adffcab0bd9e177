/** The words by which a market wants machine-made texts to be known. */
import type { Brief, CopyLanguage, PieceKind } from "#contract/copy";
import { carriesMachineLabel, machineLabel } from "#engine/compliance/labels";

/** The body with the market's machine-made label, once. In a text message it stands before the last sentence's opt-out. */
export function labelled(body: string, brief: Brief, language: CopyLanguage, kind: PieceKind): string {
  const label = machineLabel(brief.market, language);
  if (!label || carriesMachineLabel(body)) return body;
  if (kind !== "sms") return body === "" ? label : `${body}\n${label}`;
  const optOut = body.lastIndexOf("拒收请回复R");
  return optOut < 0
    ? `${body} ${label}`
    : `${body.slice(0, optOut)}${label}${language === "zh" || language === "ja" ? "。" : ". "}${body.slice(optOut)}`;
}
