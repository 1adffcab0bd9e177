/** Scenes in German: gardens and what grows and stands in them. */
import type { Scene } from "#engine/copy/languages/base/story";

export const garden: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{garden}: {beds} in {district}", "{beds} und ein {garden}", "Erst Tür, dann {garden}"],
    open: {
      professional: [
        "Zum Angebot gehört ein {garden}.",
        "Wer draußen Platz sucht, findet ihn hier: Es gibt einen {garden}.",
      ],
      friendly: [
        "Was würdest du zuerst pflanzen? Hier gibt es einen {garden}.",
        "Schuhe an, Tür auf, draußen: Hier gibt es einen {garden}.",
      ],
      luxury: ["Hinter dem Haus geht es weiter: ein {garden}.", "Ein {garden}, durch alle Jahreszeiten."],
      trendy: [
        "Gummistiefel an: Hier gibt’s einen {garden}.",
        "Topfpflanzen atmen auf: Hier gibt’s einen {garden}.",
        "Liegestuhl oder Spaten? Mit {garden} musst du dich da entscheiden.",
      ],
    },
    line: {
      professional: [
        "Im Freien kommt ein {garden} hinzu",
        "Es gehört ein {garden} dazu, mit Platz für Beet und Gartentisch",
      ],
      friendly: [
        "Es gibt einen {garden}, für Tomaten und Abendessen draußen",
        "Ein {garden}: Sobald es warm ist, frühstückst du draußen",
      ],
      luxury: ["Ein {garden}, in dem man die Jahreszeiten mitbekommt", "Draußen ein {garden}"],
      trendy: ["{garden}: Liegestuhl links, Hochbeet rechts", "Es gibt einen {garden}. Dein Basilikum zieht um"],
    },
    end: {
      friendly: ["Und, was kommt zuerst in die Erde? 🌱", "Bleibt nur die Frage: Blumen oder Bohnen?"],
      trendy: ["Erdbeeren oder Rasen? 🍓", "Sag mir, was du zuerst pflanzt 🌱"],
      luxury: ["Der Garten hat Zeit. Er wartet auch auf Ihren Termin."],
    },
  },
  {
    on: ["garden", "frenchDoors"],
    icon: "🚪",
    weight: 104,
    title: ["Flügeltüren, dann {garden}"],
    open: {
      friendly: ["{frenchDoors}, dazu ein {garden}: Der erste Kaffee hat hier freie Platzwahl."],
      luxury: ["{frenchDoors}, dahinter ein {garden}: Der Übergang ist hier das Ereignis."],
      trendy: ["{frenchDoors}, zack, {garden}."],
      professional: ["{frenchDoors} und {garden}: Innen und außen gehen hier ineinander über."],
    },
    line: {
      professional: ["Flügeltüren und ein {garden}: Innen und außen gehören zusammen"],
      friendly: ["Flügeltüren und ein {garden}: Der Kaffee wandert nach draußen"],
      luxury: ["Flügeltüren, davor ein {garden}"],
      trendy: ["Flügeltüren auf, {garden}, fertig"],
    },
    end: {
      friendly: ["Fehlt nur noch die Kaffeetasse ☕"],
      trendy: ["Türen auf oder zu? Eben."],
    },
  },
  {
    on: ["garden", "terrace"],
    icon: "🌤️",
    weight: 100,
    title: ["Terrasse und Garten: {beds} in {district}"],
    open: {
      professional: ["Draußen zweifach: {terrace} und {garden}."],
      friendly: ["Frühstück auf Stein, Füße im Gras: {terrace} und {garden}, beides da."],
      luxury: ["{terrace}, dann {garden}. Der Tag sucht sich seinen Platz."],
      trendy: ["{terrace} plus {garden}. Sommerplanung: erledigt."],
    },
    line: {
      professional: ["Draußen gibt es zweierlei: {terrace} und {garden}"],
      friendly: ["{terrace} zum Essen, {garden} zum Graben"],
      trendy: ["{terrace} fürs Essen, {garden} für alles danach"],
      luxury: ["{terrace} und {garden}"],
    },
    end: {
      friendly: ["Wo stünde dein Stuhl?"],
      trendy: ["Terrassenteam oder Rasenteam?"],
    },
  },
  {
    on: ["yard"],
    icon: "🧺",
    open: {
      any: ["Hinter der Tür geht es weiter: {yard}."],
      trendy: ["{yard}: Stühle raus, Feierabend."],
    },
    line: {
      professional: ["Zum Haus gehört eine {yard}", "{yard}", "Draußen gibt es eine {yard}"],
      friendly: [
        "Eine {yard} zum Fahrradputzen und Draußensitzen",
        "Draußen wartet eine {yard}, such dir schon mal Gartenstühle aus",
        "Für den Grillabend gibt es eine {yard}",
      ],
      luxury: ["Eine {yard}, schlicht und brauchbar", "Draußen eine {yard}", "Eine {yard}, für die Stunden im Freien"],
      trendy: ["{yard}: Grill, Stühle, Leute", "Raus an die Luft: {yard}", "Dazu eine {yard} für dich und deine Leute"],
    },
  },
  {
    on: ["vegetableGarden"],
    icon: "🥕",
    open: {
      any: ["Der Salat wächst hier vor der Tür: {vegetableGarden}."],
      trendy: ["Lieferzeit für Radieschen: einmal bücken. {vegetableGarden} ist da."],
    },
    line: {
      any: ["{vegetableGarden}"],
      friendly: ["{vegetableGarden}: Abendessen mit Erde dran"],
      luxury: ["{vegetableGarden}, ein paar Schritte bis zum Salat"],
    },
    end: {
      friendly: ["Radieschen oder Zucchini? Vorsicht bei Zucchini."],
    },
  },
  {
    on: ["fruitTrees"],
    icon: "🍎",
    open: {
      any: ["Im Herbst wird hier geerntet: {fruitTrees}."],
      friendly: ["Marmeladengläser schon mal sammeln: Hier stehen {fruitTrees}."],
    },
    line: {
      any: ["{fruitTrees}"],
      friendly: ["{fruitTrees}: erst Blüten, dann Kuchen"],
      luxury: ["{fruitTrees}, im Frühling weiß, im Herbst schwer"],
      trendy: ["{fruitTrees}: Snacks mit Stiel"],
    },
    end: {
      friendly: ["Kuchen oder Kompott?"],
    },
  },
  {
    on: ["shed"],
    icon: "🧰",
    line: {
      any: ["{shed}"],
      friendly: ["Ein {shed}, damit Harke und Rad nicht im Flur stehen"],
      trendy: ["{shed}: Endlager für Dinge, die du bestimmt noch brauchst"],
      luxury: ["Ein {shed}, in dem das Werkzeug seinen Platz hat"],
    },
  },
  {
    on: ["fenced"],
    icon: "🪵",
    line: {
      professional: ["Das Grundstück ist eingezäunt", "Ein Zaun umschließt das Grundstück", "Grundstück eingezäunt"],
      friendly: [
        "Rundum eingezäunt, der Ball bleibt im Spiel",
        "Der Zaun geht einmal ums Grundstück",
        "Draußen ist alles eingezäunt",
      ],
      trendy: [
        "Eingezäunt: Ball bleibt hier, Frisbee auch",
        "Zaun drum, Tor zu",
        "Das Grundstück ist eingezäunt, keiner läuft dir durchs Bild",
      ],
      luxury: [
        "Das Grundstück ist eingezäunt",
        "Ein Zaun zieht die Grenze",
        "Eingezäunt, und die Straße bleibt draußen",
      ],
    },
  },
];
