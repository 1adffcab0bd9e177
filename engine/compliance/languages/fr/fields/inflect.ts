/** The regular French forms of a noun or adjective: plural and feminine; wrong ones never occur and do no harm. */
export function inflect(word: string): string[] {
  const forms = [`${word}s`, `${word}e`, `${word}es`, `${word}x`];
  const endings: [string, string[]][] = [
    ["eur", ["euse", "euses", "rice", "rices"]],
    ["teur", ["trice", "trices"]],
    ["eux", ["euse", "euses"]],
    ["if", ["ive", "ives"]],
    ["en", ["enne", "ennes"]],
    ["on", ["onne", "onnes"]],
    ["el", ["elle", "elles"]],
    ["er", ["ere", "eres"]],
    ["al", ["aux", "ale", "ales"]],
    ["f", ["ve", "ves"]],
    ["et", ["ette", "ettes"]],
    ["ot", ["otte", "ottes"]],
    ["ant", ["ants", "ante", "antes"]],
  ];
  for (const [ending, others] of endings) {
    if (word.endsWith(ending)) forms.push(...others.map((other) => word.slice(0, -ending.length) + other));
  }
  return forms;
}

/** What can be said of a verb of the first group in an advertisement: "loue, louons, louer, loué, louera ...". */
export function verb(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const soft = stem.endsWith("g") ? `${stem}e` : stem;
  return ["e", "es", "ent", "ez", "er", "é", "ée", "és", "ées", "era", "eront", "erons", "erait", "erez", "erions"]
    .map((ending) => stem + ending)
    .concat([`${soft}ons`, `${soft}ant`, `${soft}ait`]);
}
