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
      ],
      friendly: [
        "C’est au {floor.here}, sans ascenseur. Vos mollets sont prévenus.",
        "Pas d’ascenseur, et c’est au {floor.here} : le jour du déménagement, promettez des pizzas.",
      ],
      luxury: [
        "On monte à pied : {floor.here}, sans ascenseur.",
        "Au {floor.here}, sans ascenseur. On prend son temps.",
      ],
      trendy: [
        "{floor.here} et zéro ascenseur. Tu peux résilier la salle de sport… ou pas.",
        "Pas d’ascenseur, {floor.here}. Tes mollets sont au courant.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      any: ["L’immeuble n’a pas d’ascenseur : à garder en tête pour les meubles lourds."],
      friendly: ["Pas d’ascenseur : le jour du déménagement, prévoyez des bras et des pizzas."],
      luxury: ["Pas d’ascenseur ; on monte à son pas."],
      trendy: ["Pas d’ascenseur. Le canapé va se souvenir de toi."],
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
    but: {
      friendly: ["La voiture dort un peu plus loin : {garage}. Autant le savoir avant les courses."],
      professional: ["Le stationnement est détaché du logement : {garage}."],
      trendy: ["Pour la voiture, c’est un peu plus loin : {garage}. À toi de voir si ça te va."],
      luxury: ["La voiture dort un peu plus loin : {garage}."],
    },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: {
      professional: ["Le logement compte une seule salle de bains pour {beds}."],
      friendly: [
        "Une seule salle de bains pour {beds} : le matin, il faudra un ordre de passage.",
        "Une seule salle de bains : prévoyez un tour de rôle pour le matin.",
      ],
      luxury: ["Une seule salle de bains ; le matin se partage."],
      trendy: ["Une seule salle de bains. Le matin, c’est premier levé, premier lavé."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      any: ["L’exposition est au nord : la lumière est égale, le soleil direct plus rare."],
      friendly: [
        "Tout regarde le nord : une lumière égale, mais peu de soleil direct. Venez un matin d’hiver pour juger.",
      ],
      trendy: ["Plein nord. Lumière d’artiste, bronzage non garanti."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      any: ["C’est un rez-de-chaussée : regardez en visite la lumière, l’humidité et ce qu’on voit depuis la rue."],
      friendly: [
        "On est au rez-de-chaussée : passez à pied devant avant de visiter, vous saurez ce qu’on voit de la rue.",
      ],
      luxury: ["Au rez-de-chaussée ; les rideaux auront leur importance."],
      trendy: ["Rez-de-chaussée : pense rideaux, oublie l’escalier."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "☀️",
    but: {
      any: ["C’est le dernier étage : demandez comment le toit est isolé."],
      friendly: ["Dernier étage oblige, posez la question de l’isolation du toit en visite."],
      trendy: ["Dernier étage : demande comment c’est isolé, ton été en dépend."],
      luxury: ["Sous le toit ; l’isolation est la question à poser."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "📦",
    but: {
      any: ["La location est vide : le lit, la table et le reste viennent avec vous."],
      professional: ["Le logement est loué vide."],
      luxury: ["Loué vide, pour y mettre les vôtres."],
      trendy: ["Loué vide : c’est toi le décorateur, et aussi le livreur."],
    },
  },
  {
    on: ["simpleFinish"],
    icon: "🔧",
    but: {
      any: ["Les finitions sont simples : rien d’apprêté, à regarder de près en visite."],
      trendy: ["Finitions simples : ça se vit, ça se personnalise."],
    },
  },
  {
    on: ["pre1940"],
    icon: "🕰️",
    but: {
      any: ["Construit en {year.num} : toiture, réseaux et isolation méritent des questions précises en visite."],
      friendly: ["Construit en {year.num} : venez avec vos questions sur la toiture, l’électricité et l’isolation."],
      luxury: ["Construit en {year.num} : les diagnostics se lisent avant le coup de foudre."],
      trendy: ["Construit en {year.num} : lis les diagnostics avant de tomber amoureux."],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      any: ["La construction date de {year.num} : regardez les réseaux et les diagnostics en visite."],
      friendly: ["Ça date de {year.num} : jetez un œil au tableau électrique et à la plomberie en visite."],
      luxury: ["La construction date de {year.num} ; les diagnostics vous le diront en détail."],
      trendy: ["Ça date de {year.num} : demande à voir le tableau électrique, pas juste la lumière du salon."],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: { any: ["Les animaux ne sont pas acceptés."], trendy: ["Animaux non acceptés, autant le savoir avant."] },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: {
      any: ["C’est une colocation : demandez qui vit là et comment se partagent les pièces communes."],
      trendy: ["C’est une coloc : demande qui fait la vaisselle avant de signer."],
    },
  },
];
