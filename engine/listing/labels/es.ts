/** Labels of Spanish portals, Spain and Latin America. */
import type { Lexicon } from "./meaning.ts";

export const es: Lexicon = {
  price: "precio|precio de venta|precio del inmueble|precio venta|valor",
  rent: "alquiler|renta|precio de alquiler|alquiler mensual|arriendo|canon|renta mensual",
  area: "superficie|superficie construida|m2 construidos|metros construidos|área construida|área|sup. construida|superficie total|superficie cubierta|área privada|superfície construïda|metros cuadrados|construcción",
  netArea: "superficie útil|m2 útiles|metros útiles|superficie util",
  landArea:
    "superficie parcela|parcela|terreno|superficie del terreno|superficie terreno|superficie de parcela|área del terreno",
  bedrooms:
    "habitaciones|dormitorios|habitación|recámaras|recamaras|alcobas|nº habitaciones|número de habitaciones|dorm|cuartos",
  bathrooms: "baños|baño|nº baños|número de baños|banos|baños completos",
  floor: "planta|piso|altura|piso nº|planta nº|nº de planta",
  orientation: "orientación|orientacion",
  yearBuilt: "año de construcción|construido en|año construcción|año|año de construccion|fecha de construcción",
  renovation: "estado|conservación|estado de conservación|estado del inmueble",
  propertyType: "tipo de inmueble|tipo|tipo de vivienda|tipología|tipo de propiedad|inmueble|subtipo",
  address: "dirección|ubicación|domicilio|localización",
  city: "ciudad|población|municipio|localidad",
  district: "barrio|distrito|zona|colonia",
  postalCode: "código postal|cp",
  agentName:
    "comercial asignado|agente asignado|tu agente|tu asesor|tu asesora|su asesor|su asesora|anunciante|contactar con el anunciante|publicado por|contacto|agente|asesor|profesional|particular|persona de contacto|comercial",
  agentCompany: "inmobiliaria|agencia|empresa",
  agentPhone: "teléfono|móvil|tel",
  description:
    "descripción|comentario del anunciante|descripción del inmueble|observaciones|sobre este inmueble|acerca de este inmueble|detalles",
  features:
    "características|extras|equipamiento|características básicas|características generales|comodidades|otras características|servicios|equipamiento e instalaciones|amenidades|edificio",
  transaction: "operación|tipo de operación|tipo de anuncio|tipo de oferta",
  disclosure:
    "gastos de comunidad|comunidad|certificación energética|certificado energético|calificación energética|consumo de energía|emisiones|antigüedad|ascensor|amueblado|calefacción|agua caliente|disponibilidad|referencia|fianza|ibi|garaje|estrato|administración|expensas|cochera|parqueaderos|estacionamientos",
};
