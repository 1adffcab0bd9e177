/** What a key in page state stands for. Compared in lower case without separators: "livingArea", "living_area", "LIVING-AREA". */
export type KeyMeaning =
  | "price"
  | "currency"
  | "bedrooms"
  | "bathrooms"
  | "area"
  | "areaUnit"
  | "landArea"
  | "yearBuilt"
  | "floor"
  | "orientation"
  | "address"
  | "city"
  | "district"
  | "postalCode"
  | "country"
  | "latitude"
  | "longitude"
  | "title"
  | "description"
  | "propertyType"
  | "agentName"
  | "agentCompany"
  | "agentPhone"
  | "photos"
  | "transaction"
  | "period"
  | "id";

const WORDS: readonly [KeyMeaning, RegExp][] = [
  [
    "price",
    /^(?:price|listprice|askingprice|saleprice|sellingprice|currentprice|pricevalue|rawprice|priceraw|totalprice|purchaseprice|unformattedprice|priceamount|propertyprice|priceinfo|rentprice|monthlyrent|rent|coldrent|baserent|netrent|basicrent|rentcold|kaltmiete|grundmiete|displayprice|pricedisplay|pricetext|pricelabel|formattedprice|priceformatted|pricestring|askingpricedisplay|listpricedisplay|pricesalecurrentcents|pricesuggestion|pricefordisplay|pricevalue|mainprice|precio|preis|prix|preco|prezzo|kakaku|valor|precioventa|preciovisible|kaufpreis|vraagprijs|koopprijs|loyer|miete)$/,
  ],
  ["currency", /^(?:currency|currencycode|pricecurrency|currencyiso|isocurrency|pricesalecurrentcurrency|moneda)$/],
  [
    "bedrooms",
    /^(?:(?:num(?:ber)?(?:of)?|count|total|no(?:of)?)?(?:bedrooms?|beds?|sleepingrooms?|dormitorios|habitaciones|quartos|chambres|schlafzimmer|slaapkamers|camere)(?:count|number|total|num|value|quantity)?|bedroomsnum|bedscount)$/,
  ],
  [
    "bathrooms",
    /^(?:(?:num(?:ber)?(?:of)?|count|total|no(?:of)?)?(?:bathrooms?|baths?|banos|banheiros|casasdebanho|wcs|bagni|badezimmer|badkamers|sallesdebains?)(?:count|number|total|num|value|totalinteger|quantity)?|baths?consolidated|bathrooms?(?:total)?decimal)$/,
  ],
  [
    "area",
    /^(?:(?:living|floor|exclusive|usable|built|builtup|construct(?:ed|ion)?|interior|internal|net|gross|total|house|home|unit|property|building|covered|habitable|private)(?:area|size|surface|space|areas)(?:value|sqm|sqft|m2|squaremeters|squarefeet|insqm|insqft)?|area|surface|sqft|sqm|squarefeet|squaremeters|squarefootage|areasqft|areasqm|superficie|wohnflaeche|livingspace|space|usableareas|surfacearea|areavalue|builduparea|areautil|areabruta|areaprivativa|areaconstruida|superficieconstruida|superficieutil|surfacehabitable|woonoppervlakte|metriquadri|metratura)$/,
  ],
  [
    "areaUnit",
    /^(?:area(?:unit|units|unitofmeasure)|unitarea|livingareaunits?(?:short)?|areaunits|sizeunit|surfaceunit|floorareaunit)$/,
  ],
  ["landArea", /^(?:lot|plot|land|site|parcel|erf)(?:area|size|surface|areavalue|sizevalue|sqft|sqm)?$/],
  [
    "yearBuilt",
    /^(?:yearbuilt|builtyear|yearofconstruction|constructionyear|buildyear|yearconstruction|buildingyear|constructedyear|buildingconstructionyear|yearconstructed|bouwjaar|baujahr|anoconstrucao|anoconstruccion|annocostruzione|anneeconstruction|construitle|completionyear)$/,
  ],
  ["floor", /^(?:floor|floornumber|floorlevel|floorname|floorno|unitfloor|planta|etage|piso|andar|piano|verdieping)$/],
  ["orientation", /^(?:orientation|facing|aspect|exposure|orientacion)$/],
  [
    "address",
    /^(?:address|addressdetails|addressinfo|addressdata|locationdata|fulladdress|displayaddress|streetaddress|formattedaddress|addressline1?|addresstext|propertyaddress|street|location|addressstring|displayedaddress|addresslabel|completeaddress|streetandhousenumber|streetandnumber|streetname|strasse|street1)$/,
  ],
  [
    "city",
    /^(?:city|cityname|locality|town|municipality|addresslocality|postalname|cityname|localityname|ciudad|cidade|concelho|comune|ville|commune|postcodeandcity|zipandcity|zipcity|ort|stadt)$/,
  ],
  [
    "district",
    /^(?:district|neighborhood|neighbourhood|quarter|suburb|districtname|neighborhoodname|bairro|barrio|freguesia|quartier|quartiere|stadtteil|ortsteil|macrozone|microzone)$/,
  ],
  ["postalCode", /^(?:zip|zipcode|postalcode|postcode|cep)$/],
  ["country", /^(?:country|countrycode|countryid|addresscountry)$/],
  ["latitude", /^(?:lat|latitude|latitud)$/],
  ["longitude", /^(?:lng|lon|long|longitude|longitud)$/],
  ["title", /^(?:title|headline|propertytitle|listingtitle|adtitle|displaytitle|heading)$/],
  [
    "description",
    /^(?:description|publicremarks|remarks|fulldescription|longdescription|descriptiontext|listingdescription|propertydescription|maindescription|comment|body|bodydyn)$/,
  ],
  [
    "propertyType",
    /^(?:propertytype|hometype|buildingtype|dwellingtype|propertysubtype|typology|estatetype|unittype|propertytypename|primarypropertytype)$/,
  ],
  [
    "agentName",
    /^(?:agentname|brokername|contactname|agentfullname|advertisername|listingagent|agentnames|listingagentname|publishername|ownername)$/,
  ],
  [
    "agentCompany",
    /^(?:agencyname|brokeragename|officename|companyname|brokerage|clientalias|clientname|branchname|realtorname|agency)$/,
  ],
  ["agentPhone", /^(?:agentphone|agentphonenumber|contactphone|brokerphone)$/],
  [
    "photos",
    /^(?:photos?|images?|pictures?|gallery|media|medias|multimedia|multimedias|imageurls?|photourls?|originalphotos|responsivephotos|imagelist|advertimagelist|advertimage|photolist|fullscreengallerypics|galleryimages|imagelinks|fotos|fotografias|imagenes|immagini|bilder|afbeeldingen)$/,
  ],
  [
    "transaction",
    /^(?:homestatus|listingstatus|propertystatus|marketstatus|saleorrent|rentorsale|transaction|categoryname|adcategory|transactiontype|listingtype|purpose|operation|operationtype|offertype|saletype|contract|adtype|dealtype|businesstype|channel|distributiontype)$/,
  ],
  [
    "period",
    /^(?:rentfrequency|priceperiod|frequency|rentperiod|paymentperiod|periodicity|rentalperiod|pricefrequency)$/,
  ],
  ["id", /^(?:id|listingid|propertyid|zpid|adid|realestateid|externalid|legacyid|advertid|reference)$/],
];
const cache = new Map<string, KeyMeaning | null>();

export function meaningOfKey(key: string): KeyMeaning | null {
  const known = cache.get(key);
  if (known !== undefined || key.length > 40) return known ?? null;
  const word = key.toLowerCase().replace(/[^a-z\d]/g, "");
  const meaning = WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  // Keys come from strangers; the cache must not grow with them.
  if (cache.size < 5000) cache.set(key, meaning);
  return meaning;
}
