/** Touchstones in French: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const fr: readonly Touchstone[] = [
  {
    family: "social-post",
    style: "friendly",
    text: `Un appartement traversant, ça se reconnaît le dimanche : on ouvre côté rue, on ouvre côté cour, et l’odeur du poulet rôti s’en va toute seule.

Celui-ci donne sur la rue au sud et sur la cour au nord. Deux chambres, une salle d’eau, 58 m² au troisième étage. Sans ascenseur, autant le dire avant les courses.

249 000 €, honoraires à la charge du vendeur, 95 € de charges de copropriété par mois, DPE D. Et une cave, pour les confitures comme pour les skis.`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "690 € de loyer, 60 € de charges : 750 € par mois. Studio meublé de 24 m², balcon à l’est. Une place pour le vélo dans la cour, pas de parking. Qui prend le café dehors ?",
  },
  {
    family: "caption",
    style: "luxury",
    text: `La maison a gardé ce que d’autres ont remplacé : les tomettes, l’escalier de chêne, deux cheminées.

Cent quarante mètres carrés sur un jardin clos de 600 m², quatre chambres dont une au rez-de-chaussée. Construite en 1898. 385 000 €, DPE E. On visite sur rendez-vous.`,
  },
];
