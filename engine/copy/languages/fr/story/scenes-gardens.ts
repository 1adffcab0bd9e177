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
      professional: ["Le bien comprend {garden}", "À l’extérieur, {garden}"],
      friendly: [
        "{garden}, pour les tomates et les dîners d’été",
        "Dehors, {garden} : on y déjeune dès qu’il fait bon",
      ],
      luxury: ["{garden}, où l’on voit passer les saisons", "Dehors, {garden}"],
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
      professional: [
        "Le bien compte {terrace} : les repas dehors font partie de la saison.",
        "À retenir en premier : {terrace}.",
      ],
      friendly: [
        "Votre premier repas dehors, ce serait quoi ? Il y a {terrace} pour y penser.",
        "La table, vous la mettriez où ? Ici, il y a {terrace}.",
      ],
      luxury: ["Le dîner finira dehors : {terrace}.", "D’abord, {terrace}. Le reste peut attendre le dessert."],
      trendy: ["Team apéro, par ici : {terrace} 🍋", "{terrace}. Tu sais déjà qui tu invites."],
    },
    line: {
      professional: [
        "En extérieur, le bien compte {terrace}",
        "On mange dehors à la belle saison : {terrace}",
        "{terrace} prolonge les pièces de vie",
      ],
      friendly: [
        "{terrace} : on y met la table aux premiers beaux jours",
        "{terrace}, pour le café du matin et le dîner d’été",
        "Dès qu’il fait bon, on vit dehors : {terrace}",
      ],
      luxury: [
        "{terrace}, pour dîner dehors",
        "{terrace} : une table, des chaises, le soir",
        "L’été, on reçoit dehors : {terrace}",
      ],
      trendy: [
        "{terrace} : l’apéro a trouvé son adresse",
        "{terrace} : une table, des amis, et l’été est lancé",
        "Le brunch se fait dehors : {terrace}",
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
      professional: ["En partie haute, {roofTerrace}"],
      luxury: ["{roofTerrace}, et le ciel pour plafond"],
      friendly: ["{roofTerrace}, pour finir la journée dehors"],
      trendy: ["{roofTerrace} : l’apéro prend de la hauteur"],
    },
    end: {
      friendly: ["On se retrouve là-haut ?"],
      trendy: ["Rendez-vous sur le toit ?"],
    },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{city} : {beds.num}, balcon plein sud"],
    open: {
      professional: ["Le logement a {southBalcony} : un extérieur dont on se sert toute l’année."],
      friendly: ["Une chaise, un café, {southBalcony} : voilà la matinée."],
      luxury: ["{southBalcony}, un thé, et rien à faire avant midi."],
      trendy: ["{southBalcony}. Tes plantes viennent de liker."],
    },
    line: {
      professional: ["Le logement dispose d’un extérieur ensoleillé : {southBalcony}"],
      friendly: ["Il y a {southBalcony} : une chaise, du thym, et le café au soleil"],
      luxury: ["{southBalcony}, pour lire dehors"],
      trendy: ["{southBalcony} : basilic, transat, lunettes, dans cet ordre"],
    },
    end: {
      friendly: ["À quelle heure, le café ?"],
      trendy: ["Tu poses quoi en premier : la chaise ou le basilic ?"],
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
      professional: ["Le bien a {courtyard}"],
      friendly: ["{courtyard} : on est dehors sans être dans la rue"],
      luxury: ["{courtyard}, à l’écart de la rue"],
      trendy: ["{courtyard} : dehors, mais en pantoufles"],
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
