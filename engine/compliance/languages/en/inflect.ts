/** The regular English forms of a word: plural, third person, past, present participle; wrong ones never occur and do no harm. */
export function inflect(word: string): string[] {
  const last = word.slice(-1);
  const stem = last === "e" ? word.slice(0, -1) : word;
  const forms = [`${word}s`, `${word}es`, `${stem}ed`, `${stem}ing`, `${word}ed`, `${word}ing`];
  if (last === "y") forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  if (/[aeiou][bdglmnprt]$/u.test(word)) forms.push(`${word}${last}ed`, `${word}${last}ing`);
  return forms;
}
