/**
 * Rules whose remedy is to say more, or another figure, and not to fall silent. Nothing of a text that breaks them is taken out: the
 * class of an energy guzzler has to be told, and so has what it means; a deposit over the limit is lowered by whoever knows it.
 */

/** Sums, prices and areas: what is right there, nobody but the agent knows. */
export const onlyTheAgent: ReadonlySet<string> = new Set([
  "au-bond-limit",
  "au-holding-limit",
  "au-rent-fixed",
  "ca-deposit-limit",
  "cn-area-type",
  "de-deposit-limit",
  "de-provision-mwst",
  "fr-carrez",
  "fr-carrez-parts",
  "fr-deposit-limit",
  "fr-deposit-unfurnished",
  "fr-honoraires-acquereur",
  "fr-tenant-fee-limit",
  "hk-saleable-area",
  "hk-saleable-area-en",
  "jp-agency-fee-limit",
  "kr-pyeong",
  "nz-bond-limit",
  "nz-rent-stated",
  "tw-deposit-limit",
  "uk-deposit-limit",
  "uk-holding-limit",
  "uk-mi-poa",
  "us-deposit-limit",
  "us-deposit-small-landlord",
]);

/** By rule: the sentence, made from the words found; null where they do not tell enough for it. */
const ADDITIONS: Readonly<Record<string, (words: string) => string | null>> = {
  "fr-passoire": (words) => {
    const energyClass = [...words.matchAll(/(?<!\p{L})[FG](?!\p{L})/gu)].at(-1)?.[0];
    return energyClass === undefined ? null : `Logement à consommation énergétique excessive : classe ${energyClass}.`;
  },
};

/** The sentence to add for a finding; null where only the agent can tell it, undefined for a rule whose remedy is another. */
export const additionOf = (rule: string, words: string): string | null | undefined =>
  onlyTheAgent.has(rule) ? null : ADDITIONS[rule]?.(words);

/** Is the remedy of a finding one that nobody but the agent can write? */
export const isByHand = (rule: string, words: string): boolean => additionOf(rule, words) === null;
