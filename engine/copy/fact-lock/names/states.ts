/** States, provinces and regions as French and German write them: a text may name the one a listing names in its own tongue. */

/** French; German; what a listing has for it: its name or the code behind a comma. */
const rows: readonly (readonly [forms: string, own: RegExp])[] = (
  [
    ["Pennsylvanie|Pennsylvanien", "Pennsylvania|PA"],
    ["Californie|Kalifornien", "California|CA"],
    ["Floride", "Florida|FL"],
    ["Géorgie", "Georgia|GA"],
    ["Louisiane", "Louisiana|LA"],
    ["Virginie", "Virginia|VA"],
    ["Virginie-Occidentale|Westvirginia", "West Virginia|WV"],
    ["Caroline du Nord|Caroline|Nordkarolina", "North Carolina|NC"],
    ["Caroline du Sud|Caroline|Südkarolina", "South Carolina|SC"],
    ["Nouveau-Mexique", "New Mexico|NM"],
    ["Hawaï", "Hawaii|HI"],
    ["Colombie-Britannique", "British Columbia|BC"],
    ["Québec", "Quebec|QC"],
    ["Nouvelle-Écosse|Neuschottland", "Nova Scotia|NS"],
    ["Nouvelle-Galles du Sud|Nouvelle-Galles|Neusüdwales", "New South Wales|NSW"],
    ["Tasmanie|Tasmanien", "Tasmania|TAS"],
    ["Australie-Occidentale|Westaustralien", "Western Australia|WA"],
    ["Australie-Méridionale|Südaustralien", "South Australia|SA"],
    ["Écosse|Schottland", "Scotland|Edinburgh|Glasgow|Aberdeen|Dundee"],
    ["Cornouailles", "Cornwall"],
    ["Catalogne|Katalonien", "Catalu[ñn]a|Catalunya|Barcelona"],
    ["Andalousie|Andalusien", "Andaluc[ií]a|M[aá]laga|Sevilla|Granada|C[aá]diz"],
    ["Toscane|Toskana", "Toscana|Firenze|Siena|Lucca|Pisa|Arezzo"],
    ["Lombardie|Lombardei", "Lombardia|Milano"],
    ["Saxe|Sachsen", "Sachsen|Leipzig|Dresden|Chemnitz"],
    ["Bavière|Bayern", "Bayern|München|Nürnberg|Augsburg"],
    ["Sichuan|Sseutchouan", "四川|成都"],
    ["Zhejiang", "浙江|杭州|宁波"],
  ] as const
).map(([forms, own]) => [forms, new RegExp(`(?<![A-Za-z])(?:${own})(?![A-Za-z])`, "u")] as const);

/** Names of the states and regions that `place`, a listing's address and city, lies in, as other languages write them. */
export const statesOf = (place: string): string[] =>
  rows.flatMap(([forms, own]) => (own.test(place) ? forms.split("|") : []));
