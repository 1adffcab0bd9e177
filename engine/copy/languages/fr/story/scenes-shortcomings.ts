/** Shortcomings said openly in French; the first that holds is told. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "Le logement se trouve au {floor.here}, sans ascenseur : à prévoir pour les meubles lourds.",
        "L’immeuble n’a pas d’ascenseur, et le logement est au {floor.here}.",
        "L’accès se fait par l’escalier, jusqu’au {floor.here}.",
      ],
      friendly: [
        "C’est au {floor.here}, sans ascenseur : les courses se montent à pied, le canapé aussi.",
        "Pas d’ascenseur, et c’est au {floor.here} : le jour du déménagement, il faudra des amis.",
      ],
      luxury: [
        "On monte à pied : {floor.here}, sans ascenseur.",
        "Au {floor.here}, sans ascenseur.",
        "L’accès se fait par l’escalier, jusqu’au {floor.here}.",
      ],
      trendy: [
        "{floor.here} et zéro ascenseur : tes mollets sont prévenus.",
        "Pas d’ascenseur, et c’est au {floor.here}. Pense au canapé avant de signer.",
        "Ici on monte à pied : c’est au {floor.here}.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      friendly: ["Pas d’ascenseur : à garder en tête pour les courses et le déménagement."],
      luxury: ["L’immeuble n’a pas d’ascenseur."],
      trendy: ["Pas d’ascenseur : le canapé va se souvenir de toi."],
      professional: ["L’immeuble n’a pas d’ascenseur : à prévoir pour les meubles lourds."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      any: ["L’intérieur est brut : le budget et le calendrier du chantier sont à compter avec le prix."],
      friendly: ["L’intérieur est brut : comptez le chantier dans vos sommes, et gardez le plaisir de tout choisir."],
      trendy: ["Intérieur brut : tout est à faire, donc tout est à toi de décider."],
    },
  },
  {
    on: ["garageAway"],
    icon: "🚗",
    line: {
      professional: ["Pour la voiture, {garage}"],
      friendly: ["Pour la voiture, {garage} : on décharge devant, on se gare ensuite"],
      luxury: ["Pour la voiture, {garage}"],
      trendy: ["La voiture a {garage} : quelques pas, et c’est plié"],
    },
    but: {
      friendly: ["La voiture ne dort pas devant la porte : {garage}. Demandez s’il est compris dans le prix."],
      professional: ["Le stationnement est détaché du logement : {garage}. À vérifier : est-il compris dans le prix ?"],
      trendy: ["La voiture, c’est un peu plus loin : {garage}. Demande s’il est compris."],
      luxury: ["Pour la voiture, c’est un peu plus loin : {garage}."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      friendly: [
        "Tout regarde le nord : une lumière égale, mais peu de soleil direct. Venez un matin d’hiver pour juger.",
      ],
      trendy: ["C’est exposé au nord : lumière douce, bronzage ailleurs."],
      professional: ["L’exposition est au nord : lumière égale, peu de soleil direct."],
      luxury: ["L’exposition est au nord : une lumière égale, sans soleil direct."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      friendly: ["C’est un rez-de-chaussée : passez devant à pied, vous verrez ce qu’on voit de la rue."],
      luxury: ["Le logement est au rez-de-chaussée."],
      trendy: ["Rez-de-chaussée : pas d’escalier, mais pense aux rideaux."],
      professional: ["Le logement est au rez-de-chaussée : lumière et vis-à-vis se vérifient en visite."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "☀️",
    but: {
      friendly: ["Dernier étage : demandez comment le toit est isolé, vous y penserez en août."],
      trendy: ["Dernier étage : demande comment c’est isolé, ton mois d’août en dépend."],
      luxury: ["Dernier étage : l’isolation du toit mérite une question."],
      professional: ["Dernier étage : l’isolation de la toiture est à vérifier."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "📦",
    but: {
      professional: ["Le logement est loué vide."],
      luxury: ["Le logement est loué vide."],
      trendy: ["Loué vide : le lit, c’est toi qui l’apportes."],
      friendly: ["Le logement est loué vide : le lit, la table et le reste viennent avec vous."],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🔧",
    but: {
      trendy: ["Finitions simples : à toi la déco."],
      professional: ["Les finitions sont simples, à apprécier en visite."],
      friendly: ["Les finitions sont simples : prévoyez un peu de peinture si vous aimez choisir vos couleurs."],
      luxury: ["Les finitions sont simples."],
    },
  },
  {
    on: ["pre1940"],
    icon: "🕰️",
    but: {
      friendly: [
        "C’est construit en {year.num} : venez avec vos questions sur la toiture, l’électricité et l’isolation.",
      ],
      luxury: ["Construction de {year.num} : les diagnostics sont à lire avant l’offre."],
      trendy: ["Construit en {year.num} : lis les diagnostics avant de tomber amoureux."],
      professional: ["Construction de {year.num} : toiture, réseaux et isolation sont à vérifier en visite."],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      friendly: ["Ça date de {year.num} : en visite, regardez le tableau électrique et la plomberie."],
      luxury: ["Une construction de {year.num}, à regarder avec ses diagnostics."],
      trendy: ["Ça date de {year.num} : demande à voir le tableau électrique, pas juste le salon."],
      professional: ["La construction date de {year.num} : réseaux et diagnostics sont à consulter."],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      trendy: ["Animaux non acceptés, autant le savoir avant."],
      professional: ["Les animaux ne sont pas acceptés."],
      friendly: ["Les animaux ne sont pas acceptés, autant le savoir avant la visite."],
      luxury: ["Les animaux ne sont pas acceptés."],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: {
      trendy: ["C’est une coloc : demande qui fait la vaisselle avant de signer."],
      professional: ["Il s’agit d’une colocation : les pièces communes se partagent."],
      friendly: ["C’est une colocation : demandez qui vit là et comment se partagent les pièces communes."],
      luxury: ["Il s’agit d’une colocation ; les pièces communes se partagent."],
    },
  },
];
