/** Gardens, terraces and balconies in French scenes. Each is true of any home that has it. */
import type { Scene } from "#engine/copy/languages/base/story";

export const gardens: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{city} : {beds.num} et {garden}", "{garden.bare}, {city}", "Avec {garden}"],
    open: {
      professional: ["{garden} : c’est le premier atout de ce bien.", "Un extérieur d’abord : {garden}."],
      friendly: [
        "Vous planteriez quoi en premier ? Ici, il y a {garden}.",
        "Le café du matin, vous le prenez dedans ou dehors ? Avec {garden}, la question se pose vraiment.",
      ],
      luxury: ["On commence par sortir : {garden}.", "Il suffit de pousser une porte : {garden}."],
      trendy: [
        "POV : le café coule, tu pousses la porte, et voilà {garden} 🌿",
        "Dehors, il y a {garden}. Oui, à toi de décider : basilic ou hamac ?",
      ],
    },
    line: {
      professional: ["À l’extérieur, {garden}", "Le bien dispose d’un extérieur : {garden}"],
      friendly: [
        "{garden}, pour les tomates, le linge au vent et les dîners qui traînent",
        "Dehors, {garden} : un coin de terre où l’on sort en chaussettes, puis on le regrette",
      ],
      luxury: [
        "{garden}, et des saisons qu’on suit sans calendrier",
        "{garden}, pour les heures qui n’ont pas d’horaire",
      ],
      trendy: [
        "{garden} : basilic ou hamac, à toi de trancher",
        "{garden}, donc plus d’excuse pour tuer un cactus en pot",
      ],
    },
    end: {
      friendly: ["Alors, première plantation ?"],
      trendy: ["Alors, basilic ou hamac ?"],
      luxury: ["Le jardin, lui, n’est pas pressé."],
    },
  },
  {
    on: ["terrace"],
    icon: "🍋",
    title: ["{city} : {beds.num} et {terrace}", "{terrace.bare}, {city}", "Avec {terrace}"],
    open: {
      professional: ["{terrace} : le logement se prolonge dehors.", "À retenir en premier : {terrace}."],
      friendly: [
        "Votre premier repas dehors, ce serait quoi ? Il y a {terrace} pour y penser.",
        "La table, vous la mettriez où ? Ici, il y a {terrace}.",
      ],
      luxury: ["Le dîner finira dehors : {terrace}.", "D’abord, {terrace}. Le reste peut attendre le dessert."],
      trendy: ["Team apéro, par ici : {terrace} 🍋", "{terrace}. Tu sais déjà qui tu invites."],
    },
    line: {
      professional: ["En extérieur, {terrace}", "{terrace}, en prolongement du logement"],
      friendly: [
        "{terrace} : on met la table dehors et personne ne parle de rentrer",
        "{terrace}, pour le café, le livre et le deuxième café",
      ],
      luxury: ["{terrace}, où le dîner prend son temps", "{terrace} : une chaise, un verre, le soir qui tombe"],
      trendy: [
        "{terrace} : l’apéro a trouvé son adresse",
        "{terrace}, parce que les plantes aussi ont droit à leur spot",
      ],
    },
    end: {
      friendly: ["Alors, ce premier menu ?"],
      trendy: ["Tu ramènes quoi pour l’apéro ?"],
      luxury: ["Pour la table, un couvert de plus ?"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{city} : {beds.num} et {roofTerrace}", "Avec {roofTerrace}"],
    open: {
      professional: ["{roofTerrace} : l’extérieur est à l’étage au-dessus."],
      friendly: ["Le soir, pour prendre l’air, on monte : il y a {roofTerrace}."],
      luxury: ["Montez. Là-haut, {roofTerrace}."],
      trendy: ["Il y a {roofTerrace}. Les voisins vont adorer te connaître."],
    },
    line: {
      any: ["{roofTerrace}, pour finir la journée la tête à l’air"],
      professional: ["En partie haute, {roofTerrace}"],
      luxury: ["{roofTerrace}, et le ciel pour plafond"],
    },
    end: { friendly: ["On se retrouve là-haut ?"], trendy: ["Rendez-vous sur le toit ?"] },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{city} : {beds.num}, balcon plein sud"],
    open: {
      professional: ["Un balcon orienté plein sud : l’extérieur fait partie du quotidien."],
      friendly: ["Une chaise, un café, un balcon plein sud : la matinée peut commencer sans vous presser."],
      luxury: ["Un balcon plein sud, un thé, et la journée qui peut attendre."],
      trendy: ["Balcon plein sud. Tes plantes viennent de liker."],
    },
    line: {
      professional: ["Balcon orienté plein sud"],
      friendly: ["Balcon plein sud : une chaise pour vous, une jardinière pour le thym"],
      luxury: ["Un balcon plein sud, et la lumière a son fauteuil"],
      trendy: ["Balcon plein sud : basilic, transat, lunettes, dans cet ordre"],
    },
    end: { friendly: ["À quelle heure, le café ?"], trendy: ["Tu poses quoi en premier : la chaise ou le basilic ?"] },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    title: ["{city} : {beds.num} avec {balcony}"],
    open: {
      professional: ["Un prolongement extérieur : {balcony}."],
      friendly: ["Petit test : vous le prenez où, le café ? Ici, il y a {balcony}."],
      luxury: ["Un pas dehors : {balcony}."],
      trendy: ["Dedans, c’est bien. Mais il y a {balcony}."],
    },
    line: {
      professional: ["Le logement comporte {balcony}"],
      friendly: [
        "{balcony}, et vos plantes prennent l’air sans vous demander la permission",
        "{balcony}, le temps d’un café debout ou d’un livre assis",
      ],
      luxury: ["{balcony}, un pas entre le salon et le ciel"],
      trendy: ["{balcony} : ton annexe pour plantes et appels interminables"],
    },
  },
  {
    on: ["courtyard"],
    icon: "🪨",
    title: ["{city} : {beds.num} et {courtyard}"],
    open: {
      professional: ["Un extérieur côté intérieur : {courtyard}."],
      friendly: ["On ferme la porte sur la rue, et il reste {courtyard}."],
      luxury: ["Passé la porte, {courtyard}."],
      trendy: ["La rue d’un côté, {courtyard} de l’autre. Devine où on met la table."],
    },
    line: {
      professional: ["À l’extérieur, {courtyard}"],
      friendly: ["{courtyard}, pour sortir sans vraiment sortir"],
      luxury: ["{courtyard}, un carré de ciel pour soi"],
      trendy: ["{courtyard} : dehors, mais en pantoufles"],
    },
  },
  {
    on: ["yard"],
    icon: "🌿",
    open: {
      any: ["Derrière, il y a {yard}."],
      friendly: ["De quoi sortir prendre l’air en chaussettes : {yard}."],
    },
    line: {
      any: ["{yard}, pour prendre l’air sans prendre ses clés"],
      professional: ["À l’extérieur, {yard}"],
      luxury: ["{yard}, et un peu d’air derrière la porte"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    open: {
      any: ["Dehors, on marche sur du bois : {deck}."],
      trendy: ["Pieds nus autorisés : {deck}."],
    },
    line: {
      any: ["{deck}, pour les soirs d’été pieds nus"],
      professional: ["En extérieur, {deck}"],
      luxury: ["{deck}, tiède encore quand la lumière baisse"],
    },
  },
];
