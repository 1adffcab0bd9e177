/** La page publique, en français. */
import type { PageTexts } from "./types.ts";

export const fr: PageTexts = {
  sale: "À vendre",
  rent: "À louer",
  noPrice: "Prix sur demande",
  about: "Le bien",
  facts: "Caractéristiques",
  features: "Points forts",
  photos: "Photos",
  photo: "Photo {{n}} sur {{all}}",
  largePhoto: "Agrandir",
  contact: "Contact",
  licence: "Carte professionnelle",
  disclosures: "Mentions",
  asStated: "Telles qu’indiquées dans l’annonce d’origine, dans sa langue.",
  published: "Publié le {{date}}",
  madeWith: "Réalisé avec Listcast",
  scan: "Scannez pour ouvrir cette page",
  languages: "Langue",
  preview: "Aperçu : la page n’est pas encore publique. Ce lien est valable jusqu’à {{time}}.",
  gone: {
    title: "Cette page n’est plus en ligne",
    text: "Le bien a peut-être été vendu ou loué, ou n’est plus proposé pour le moment. La personne qui vous a transmis le lien pourra vous renseigner.",
  },
  missing: {
    title: "Cette page est introuvable",
    text: "Le lien est peut-être incomplet. Demandez qu’on vous le renvoie.",
  },
  away: {
    title: "La page est momentanément indisponible",
    text: "Elle sera rétablie sous peu. Rechargez-la dans un instant.",
  },
  busy: { title: "Trop de visites à la fois", text: "Patientez un instant, puis rechargez la page." },
  home: "Aller sur Listcast",
};
