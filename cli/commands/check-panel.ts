/** The legal panel as `listcast check --panel` prints it: a line each, what is named before a tab. */
import type { LegalPanel } from "#contract/law/listing-law";
import type { OpenQuestion } from "#engine/compliance/questions";

const rulesOf = (count: number): string => `${count} ${count === 1 ? "rule" : "rules"}`;

/** `line` is given each line without its end. */
export function printPanel(panel: LegalPanel, questions: readonly OpenQuestion[], line: (text: string) => void): void {
  const { market, name, authority, laws, checked, reviewed } = panel;
  line(`market\t${market}\t${name.zh} / ${name.en}`);
  line(`authority\t${authority}`);
  for (const { ref, source } of laws) line(source === null ? `law\t${ref}` : `law\t${ref}\t${source}`);
  line(`checked\t${checked.wording} on wording, ${checked.proof} on claims, ${checked.duty} on what must be stated`);
  line(`not concerned\t${rulesOf(panel.notConcerned)} for other circumstances`);
  line(`reviewed\t${reviewed.first === reviewed.last ? reviewed.first : `${reviewed.first} to ${reviewed.last}`}`);
  line(`recalled\t${rulesOf(panel.recalled)} from general knowledge, warning only`);
  line(`proof not seen\t${rulesOf(panel.proofUnseen)}`);
  for (const { circumstance, rules } of panel.skipped)
    line(`not known: ${circumstance}\t${rulesOf(rules)} not checked`);
  for (const { language, rules } of panel.unread) line(`not read: ${language}\t${rulesOf(rules)}`);
  for (const { key, text } of questions) line(`question: ${key}\t${text.zh} / ${text.en}`);
}
