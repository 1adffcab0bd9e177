/** Labels of English-speaking portals, from MLS sheets to India and the Gulf. */
import type { Lexicon } from "./meaning.ts";

export const en: Lexicon = {
  price:
    "price|asking price|list price|listing price|sale price|purchase price|guide price|selling price|total price|current price|offers over|offers in excess of|offers in region of|fixed price|now|price guide|property price",
  rent: "rent|monthly rent|rental price|rent per month|total rent|rental|rent pcm|price per month|monthly price|rent amount",
  area: "area|floor area|living area|size|internal area|built-up area|built up area|building area|total area|interior area|floor size|square feet|sq ft|living space|square footage|property size|build area|built area|total interior livable area|super built-up area|super builtup area|unit size|home size|gross internal area|living surface|usable living space|covered area|total floor area|habitable area|finished area|bua|internal floor area|area size|house size|living size|apartment size|sqft|total sf|sf|total sqft|living sqft|built",
  netArea: "carpet area|net area|usable area|net internal area|useful area",
  landArea:
    "lot|lot size|land area|land size|plot|plot area|plot size|erf size|lot area|land|site area|acreage|size of lot|lot dimensions",
  layout: "layout|configuration|bhk|unit type|bed/bath|beds/baths",
  bedrooms:
    "bedrooms|bedroom|beds|bed|br|no of bedrooms|number of bedrooms|bedroom count|bedrooms total|total bedrooms|bedroom|sleeping rooms",
  livingRooms: "living rooms|reception rooms|receptions|living spaces|reception",
  bathrooms:
    "bathrooms|bathroom|baths|bath|ba|no of bathrooms|number of bathrooms|total bathrooms|bathrooms total|total baths|baths total",
  floor: "floor|floor level|floor number|property on floor|level|storey|located on floor|floor no",
  orientation: "orientation|faces|front faces|facing|facing direction|aspect|exposure|direction|direction facing",
  yearBuilt:
    "completed|top|year of build|yr built|built year|age of property|completed in|year built|built in|year of construction|construction year|built|year of completion|completion year|year constructed|building year|construction date|year|building age year|built year|date built",
  renovation: "condition|property condition|furnishing|furnished status",
  propertyType:
    "property type|type|type of property|home type|building type|dwelling type|listing type|property category|house type|type of home|property sub type|property subtype|sub type|structure type|style of property|prop type",
  address: "address|property address|location|street address|full address",
  city: "city|town|municipality|city/town",
  district: "district|suburb|neighborhood|neighbourhood|area name|subdivision|locality|county",
  community: "community|building|development|project|building name|estate|project name|complex",
  postalCode: "zip|zip code|postcode|postal code|post code",
  agentName:
    "agent|listing agent|posted by dealer|posted by agent|posted by owner|dealer|contact agent|listing courtesy|sales agent|property agent|property manager|agent name|listed by|listing by|contact|your contact|your agent|your negotiator|contact person|marketed by|presented by|realtor|property consultant|posted by|broker name|advertiser|owner|seller|negotiator|listing provided by|about owner details|owner details|letting information contact",
  agentCompany:
    "estate agent|managed by|marketed by agency|listing office name|property managed by|about the agent|about the developer|company|agency|brokerage|brokered by|office|broker|listing office|real estate agency|letting agent|letting agency|selling agent|company name|agency name|courtesy of|listing courtesy of|listing broker|builder|realty",
  agentPhone: "agent phone|phone|telephone|tel|call|contact number|phone number|mobile|company phone",
  agentLicence:
    "licence|license|lic|lic #|cea|cea reg|caldre|licence number|license number|dre|brn|orn|license #|agent license|broker orn|agent brn|rera|permit number",
  description:
    "description|property description|full description|about this property|about this home|about the property|public remarks|remarks|overview|what's special|property details description|details|about|listing description|more information|about this listing|property overview|marketing remarks|house description|object",
  features:
    "features|key features|property features|amenities|features / amenities|facilities|property highlights|highlights|features & amenities|features and amenities|home highlights|amenities & features|external features|special features|amenities include",
  transaction:
    "operation type|purpose|offer type|transaction type|listing purpose|for|contract type|category type|sale type",
  disclosure:
    "tenure|ownership|council tax|council tax band|epc|epc rating|epc band|current epc|potential epc|energy rating|energy certificate|energy class|hoa|hoa fee|mls|mls #|mls number|listing id|reference no|ref|reference|reference number|permit no|service charge|ground rent|deposit|parking|garage|garages|heating|type of heating|cooling|roof|basement|foundation|laundry|additional costs|rent without heating|furnished|pets allowed|pets|listing date|listing number|added on|available from|date available|letting type|completion|handover date|developer|balcony|balconies|elevator|number of floors|total floors|status|tax|annual tax|flooring|exterior|sewer|water|levies|rates and taxes|possession|trakheesi permit|zone name|ded license number|usage|super area|occupancy",
};
