/** Headings that name a section and no home. */
import { meaningOf } from "../labels/index.ts";

/** Words of which headings of sections and templates are made; a heading of nothing else names no home. */
const WORDS: ReadonlySet<string> = new Set(
  [
    "a about account ad advert agent agents all and an at back basic book by contact create collection data description detail details facts features for form from gallery home here in info information key let list listing listings location log map more of on our overview page photo photos portfolio posting price properties property request results sale save search share sign summary the this to up us view viewing welcome your",
    "alle am an anfrage angebot angebote angaben auf ausstattung beschreibung blick das daten der des detail detailansicht details die einen energieausweis exposé expose eckdaten galerie ihr ihre im immobilie immobilien immobilienangebot immobilienangebote immobiliendetails kontakt kosten lage merkmale objekt objektansicht objektbeschreibung objektdaten objektdetails objektinformationen sonstige sonstiges suche ueberblick überblick unser unsere unseren zum zur",
    "à agence annonce annonces au bien biens caractéristiques conseiller consulter contact de des descriptif description détail détaillée détails du en et fiche immobilier immobilière informations l la le les location louer nos notre offre photos présentation prestations recherche résultats résumé sur technique un une vendre vente votre voir",
    "alquiler anuncio anuncios básicos características contacto con datos de del descripción detalle detalles el en ficha fotos inmueble inmuebles inmobiliaria la las los mapa nuestra nuestro nuestros propiedad propiedades resumen ubicación venta",
    "affitto annuncio annunci caratteristiche contatti dati descrizione dell della dettagli dettaglio di generali gli i il immobile immobili in informazioni la le nostre nostri principali scheda vendita",
    "anúncio anúncios arrendamento arrendar à características comprar contacto da de descrição detalhe detalhes do dos em ficha imóvel imóveis informações localização nossos o os resumo venda ver",
    "aanbod alle beschrijving contact de details foto's het huur indeling informatie in kenmerken koop locatie makelaar object omschrijving ons onze over overzicht te van woning woningaanbod woningen",
    "szczegóły ogłoszenia ogłoszenie opis oferta oferty popis podrobné informace více nemovitost nemovitosti detail inzerát beskrivning beskrivelse bostad bostaden kuvaus kohde kirjeldus leírás",
  ].flatMap((words) => words.split(" ")),
);
const EAST =
  /^(?:物件|不動産|詳細|情報|検索|概要|一覧|写真|お?問い?合わ?せ|関連|広告|房源|详情|詳情|信息|資訊|资料|資料|基本|房屋|介绍|介紹|圖片|图片|楼盘|樓盤|매물|상세|정보|보기|소개|사진|설명|기본|\s){1,6}$/u;

/** True for "Détail de l'annonce", "Our properties", "物件詳細" and for a label. */
export function namesNoHome(text: string, language: string | null): boolean {
  if (EAST.test(text.slice(0, 40)) || /(?:検索|search)$|copyright/i.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}']+|(?<=\b[ld])['’]/u)
    .filter(Boolean);
  if (words.length > 0 && words.length <= 8 && words.every((word) => WORDS.has(word))) return true;
  return meaningOf(text, language) !== null;
}
