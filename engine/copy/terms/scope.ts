/** Whose is it? Words that make a renovation that of one part, or a garage that of the compound. */

/** A renovated bathroom is no renovated home. */
export const partOfHome =
  /外装|外壁|外観|外立面|屋根|屋顶|キッチン|台所|浴室|水[回廻]り|トイレ|洗面|クロス|床|壁|一部|部分|共用|厨房|厨卫|卫生间|小区|楼道|大堂|욕실|주방|화장실|외벽|외관|일부|공용|(?<!\p{L})(?:exteriors?|outside|fa[cç]ades?|roof|windows?|floors?|flooring|kitchens?|bath\p{L}*|toilets?|showers?|lobby|hallways?|common|communal|building|lifts?|elevators?|systems?|part(?:ly|ially)?|salles?|cuisines?|toitures?|combles|parties|partiellement|immeuble|Fassade|B[aä]d\p{L}*|Küche\p{L}*|Dach\p{L}*|Fenster|Heizung\p{L}*|teil\p{L}*|Treppenhaus|cocina|baños?|fachada|bagn[oi]|cucina|facciata|banheiros?|cozinha)(?!\p{L})/iu;

/** What all homes of a compound share is not this home's. */
export const ofTheCompound =
  /小区|社区|地下|公共|共用|楼下|附近|단지|지하|공용|(?<!\p{L})(?:community|communal|shared|public|underground|residents['’]?|complex|parking(?= garage)|nearby|copropriété|résidence|souterrain|commune?|comunitari[oa]|gemeinschaft\p{L}*)(?!\p{L})/iu;
