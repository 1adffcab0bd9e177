/** A loan that is sure before any bank has looked, and haste that is made up. */
import type { Concept } from "#engine/compliance/frames/language";

const loan = "(crédit|prêt|financement|emprunt|dossier de prêt|dossier de crédit)";
const bank = "(banque|banquier|banquière|organisme|courtier)";

export const promised: Record<string, Concept> = {
  "loan-promised": {
    frames: [
      `${loan} ..3 (accordé|accordés|accepté|acceptée|acquis|garanti|assuré|validé|bouclé|obtenu) !(sous|par|pour) ..4`,
      `${loan} ..3 (accordé|accordés|accepté|garanti|assuré|ouvert|possible) ..3 (à tous|pour tous|à tout le monde|même|quel que soit|quelle que soit)`,
      `${loan} ..3 (passe|passera|passent|sera accordé|est accordé|est assuré|est garanti|est acquis) ..4`,
      `(refus|refusé|refusée|interdit|fiché|fichée|fichés) ..3 (banque|banques|bancaire|banque de france|crédit) ...8 (propriétaire|passe|accordé|possible|achetez|solution|chez nous|financé|trouvons|même)`,
      "même ..3 (interdit bancaire|interdits bancaires|fiché|fichée|fichés|surendetté|surendettés|sans emploi|sans revenus)",
      "(sans|aucun|aucune|zéro|ni) (apport|justificatif|justificatifs|revenu|revenus) ...8 (financement|financé|crédit|prêt|110 %|banquier|banque|propriétaire|achetez)",
      "(achetez|devenez propriétaire|propriétaire) ..8 (sans apport|sans rien débourser|sans un sou|zéro apport|sans mise de départ)",
      "(mensualité|mensualités|remboursement|remboursements) ..4 {num} € ...6 (moins cher|loyer|seulement|à peine)",
      "(mensualité|mensualités) ..2 (de|dès|à partir de) {num} €",
      "(achetez|devenez propriétaire|devenir propriétaire|accédez à la propriété) ..5 {num} € (par|/) mois",
      `${bank} ..2 (dit oui|disent oui|dira oui|ne refuse jamais|accepte toujours|suit toujours|est d'accord d'avance)`,
      "taux ..3 {num} % ..4 (pour tous|pour tout le monde|quel que soit|garanti)",
    ],
    unless: [
      "(vous engage|doit être remboursé|sous condition|condition suspensive|sous conditions|sous réserve|dépend|étude de votre dossier|taeg)",
      "(n'a pas|n'ont pas|pas obtenu|ne propose|ne proposons|ne garantissons|ne promettons)",
    ],
  },
  "false-urgency": {
    frames: [
      "(dernière chance|dernières heures|maintenant ou jamais|c'est maintenant ou jamais|dépêchez vous|hâtez vous|ne réfléchissez pas|n'attendez plus|vite vite|faites vite|foncez|premier arrivé)",
      "(offre|prix|tarif|remise) ..3 (valable|valables|disponible|proposé) ..3 (ce soir|aujourd'hui|jusqu'à minuit|24 heures|48 heures|quelques heures)",
      "(uniquement|seulement|que) (ce soir|aujourd'hui)",
      "(aujourd'hui|ce soir|24 heures|48 heures) (seulement|uniquement)",
      "(demain|ce soir|dans une heure|lundi) ..3 (il sera|elle sera|ce sera|il ne sera|elle ne sera|il n'en restera) ..3 (trop tard|vendu|vendue|parti|partie|plus)",
      "(prix|tarif) ..2 (augmente|remonte|monte|grimpe|passe) ..8 (minuit|demain|ce soir|lundi|vendredi|dimanche|semaine prochaine)",
      "(plus que|il ne reste que|il reste) ..1 (quelques|{num}|deux|trois) (heures|heure|jours|minutes) ..3 (pour|avant)",
      "(deux|trois|quatre|cinq|dix|{num}|plusieurs) (acheteurs|acquéreurs|couples|familles|visiteurs|personnes|clients) ..3 (prêts|prête|prêtes|sur le coup|regardent|consultent|s'apprêtent|veulent signer|attendent)",
      "(autre|un autre) (acheteur|acquéreur|couple|client) ..4 (signe|sur le coup|prêt|attend|fait une offre)",
      "(décidez vous|signez|réservez|appelez|visitez) ..4 (avant ce soir|ou regrettez|tout de suite|immédiatement|sinon|dans l'heure)",
      "(partira|part|vendu|partie|parti) ..1 (dans l'heure|dans la journée|avant ce soir)",
    ],
    unless: ["(rien ne presse|prenez le temps|sans urgence|enchères|étude|notaire)"],
  },
};
