/** Words that tell a home and name no place: what stands before the part of town in "Modern 2 Bed Apartment Castlefield Manchester". */

const WORDS = `
one two three four five six bed beds bedroom bedrooms bath baths bathroom bathrooms br ba bd bdrm room rooms studio flat flats
apartment apartments apt apts condo condos condominium townhouse townhome rowhouse row brownstone terraced semi detached
semi-detached end-terrace bungalow cottage maisonette penthouse duplex triplex loft house home homes villa unit units property
victorian edwardian georgian colonial tudor ranch craftsman bachelor walk-up
sale rent let lease rental sublet listing listed new newly built build renovated refurbished remodeled remodelled updated
upgraded modern contemporary luxury luxurious stunning beautiful gorgeous bright sunny spacious large huge cozy cosy charming
elegant stylish lovely immaculate rare prime unique fantastic amazing great nice furnished unfurnished turnkey vacant available
now just reduced price open corner single double family freehold leasehold floor floors level storey story fl ground top
sqft sq ft sf sqm feet m² m2 qm pcm pw month parking garage balcony patio pool gym doorman concierge elevator lift laundry
hardwood kitchen driveway storage monday tuesday wednesday thursday friday saturday sunday
wohnung etw whg zi zimmer haus dhh rh reihenhaus efh altbau neubau erstbezug dachgeschoss dg eg og kb zkb saniert renoviert
modernisiert möbliert miete mieten kauf kaufen verkauf verkaufen vermieten vermietung schöne schicke helle ruhige große kleine
moderne gemütliche traumhafte exklusive charmante sonnige provisionsfrei balkon garten aufzug ebk küche bad keller stellplatz
tiefgarage bezugsfrei sofort frei kalt warm kaltmiete warmmiete kaufpreis kp bj baujahr
appartement maison pièce pièces meublé meublée vends vente vend vendre louer location loue neuf rénové rénovée refait refaite
lumineux lumineuse beau belle bel grand grande joli jolie superbe magnifique charmant spacieux calme ancien standing terrasse
balcon jardin cave ascenseur étage rdc exclusivité nouveau nouveauté urgent
piso ático casa chalet apartamento venta alquiler appartamento bilocale trilocale quadrilocale monolocale vendita affitto
vendesi affittasi attico moradia arrendar venda woning huis koop huur bovenwoning benedenwoning
`;
const words: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
/** "Altbauwohnung", "3-Zi-Whg", "Südbalkon". */
const GERMAN =
  /(?:wohnung|whg|etw|haus|zimmer|hälfte|küche|balkon|garten|terrasse|geschoss|etage|(?<!vil)lage|blick)$/u;

/** Does a word tell the home rather than where it stands? Case does not count. */
export const isHomeWord = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/[.:!]$/, "");
  return words.has(plain) || GERMAN.test(plain);
};
