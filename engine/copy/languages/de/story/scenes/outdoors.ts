/** Scenes in German: garden, terrace, water, sheds. Each line is true of any home that has the point. */
import type { Scene } from "#engine/copy/languages/base/story";

export const outdoors: readonly Scene[] = [
  {
    on: ["garden"],
    icon: "🌿",
    title: ["{garden}: {beds} in {district}", "{beds} und ein {garden}", "Erst Tür, dann {garden}"],
    open: {
      professional: [
        "Zum Angebot gehört ein {garden}, in {city} ein Punkt für sich.",
        "Wer draußen Platz sucht, liest hier richtig: Es gibt einen {garden}.",
      ],
      friendly: [
        "Kräuter vom Fensterbrett? Geht auch größer: Hier gibt es einen {garden}.",
        "Was würdest du zuerst pflanzen? Zu diesem Zuhause gehört nämlich ein {garden}.",
        "Schuhe an, Tür auf, draußen: Hier wartet ein {garden}.",
      ],
      luxury: [
        "Manche Häuser enden an der Tür. Dieses geht weiter: {garden}.",
        "Vier Jahreszeiten, ein {garden}. Der Rest ordnet sich ein.",
      ],
      trendy: [
        "Tür auf, zack, {garden}.",
        "Balkonkasten war gestern. Hier gibt’s einen {garden}.",
        "Liegestuhl oder Hochbeet? Mit {garden} musst du dich da entscheiden.",
      ],
    },
    line: {
      professional: [
        "{garden}",
        "Ein {garden} ergänzt die Wohnfläche um Platz im Freien",
        "{garden}: Platz für Beet, Wäsche und Gartentisch",
      ],
      friendly: [
        "Ein {garden}, für Tomaten, Wäsche und das Buch vom letzten Urlaub",
        "Ein {garden}: barfuß zum Kaffee, wenn das Wetter mitspielt",
      ],
      luxury: [
        "Ein {garden}, der jeden Monat anders aussieht",
        "Ein {garden}. Ein Glas, ein Stuhl, der Rest des Tages",
      ],
      trendy: [
        "{garden}: Grill links, Hängematte rechts, Diskussion beendet",
        "{garden}. Dein Basilikum zieht endlich um",
      ],
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
      friendly: [
        "Zwei Türflügel auf, ein Schritt, draußen. {frenchDoors}, dazu ein {garden}: So beginnt hier der Morgen.",
      ],
      luxury: ["{frenchDoors}, dahinter ein {garden}: Der Übergang ist hier das Ereignis."],
      trendy: ["Flügeltüren auf, {garden} an. {frenchDoors}? Vorhanden."],
      professional: ["{frenchDoors} und {garden}: Innen und außen gehen hier ineinander über."],
    },
    line: {
      professional: ["{frenchDoors}, dazu ein {garden}"],
      friendly: ["{frenchDoors} und ein {garden}: Der Kaffee hat es nicht weit"],
    },
    end: { friendly: ["Fehlt nur noch die Kaffeetasse ☕"], trendy: ["Türen auf oder zu? Eben."] },
  },
  {
    on: ["garden", "terrace"],
    icon: "🌤️",
    weight: 100,
    open: {
      professional: ["Draußen zweifach: {terrace} und {garden}."],
      friendly: ["Frühstück auf Stein, Füße im Gras: {terrace} und {garden}, beides da."],
      luxury: ["{terrace}, dann {garden}. Der Tag sucht sich seinen Platz."],
      trendy: ["{terrace} plus {garden}. Sommerplanung: erledigt."],
    },
    line: {
      professional: ["{terrace} und {garden}"],
      friendly: ["{terrace} zum Sitzen, {garden} zum Buddeln"],
      trendy: ["{terrace} fürs Essen, {garden} für alles danach"],
      luxury: ["{terrace}, und dahinter der {garden}"],
    },
    end: { friendly: ["Wo stünde dein Stuhl?"], trendy: ["Terrassenteam oder Rasenteam?"] },
  },
  {
    on: ["terrace"],
    icon: "☕",
    title: ["{terrace}: {beds} in {district}", "Frühstück draußen: {terrace}"],
    open: {
      professional: [
        "{terrace}: Der Weg zum Frühstückstisch im Freien ist hier kurz.",
        "Ein Platz im Freien gehört dazu: {terrace}.",
      ],
      friendly: [
        "Wo trinkst du morgens deinen Kaffee? Hier gäbe es dafür eine {terrace}.",
        "Teller raus, Stühle raus, fertig ist der Abend: Diese Adresse hat eine {terrace}.",
      ],
      luxury: [
        "Der Tag endet draußen: {terrace}.",
        "Eine {terrace}, zwei Stühle. Mehr Programm braucht ein Abend selten.",
      ],
      trendy: ["{terrace}. Dein Grill hat gerade zugesagt.", "Restaurant reservieren? Oder {terrace} aufschließen?"],
    },
    line: {
      professional: ["{terrace}", "Im Freien: {terrace}"],
      friendly: [
        "Eine {terrace} für Kaffee, Zeitung und lange Abende",
        "Eine {terrace}: Der Wäscheständer darf auch mal an die Luft",
      ],
      luxury: ["Eine {terrace} für Kaffee und Zeitung", "{terrace}, am Abend ein zweites Wohnzimmer"],
      trendy: ["{terrace}: Platz zum Anstoßen", "{terrace}. Sonnenbrille nicht vergessen"],
    },
    end: {
      friendly: ["Und wer deckt den Tisch? ☕"],
      trendy: ["Kaffee oder Spritz? Du hast die Wahl 🍹"],
      luxury: ["Der zweite Stuhl ist für Sie."],
    },
  },
  {
    on: ["terrace", "woodStove"],
    icon: "🔥",
    weight: 106,
    open: {
      friendly: ["Im Sommer raus, im Winter ran ans Feuer: {terrace} und {woodStove} teilen sich hier das Jahr."],
      luxury: ["Morgens die {terrace}, abends der {woodStove}. Dazwischen: das Leben."],
      trendy: ["Juli: {terrace}. Januar: {woodStove}. Läuft."],
      professional: ["Für warme Tage eine {terrace}, für kalte ein {woodStove}."],
    },
    line: { professional: ["{terrace} für den Sommer, {woodStove} für den Winter"] },
    end: {
      friendly: ["Sommermensch oder Wintermensch? Hier ist es egal."],
      trendy: ["Team Sommer oder Team Feuer? 🔥"],
    },
  },
  {
    on: ["roofTerrace"],
    icon: "🌇",
    title: ["{roofTerrace} in {city}"],
    open: {
      professional: ["Über den Zimmern liegt noch ein Raum ohne Decke: die {roofTerrace}."],
      friendly: ["Ganz oben wird es hier erst richtig interessant: {roofTerrace}."],
      luxury: ["Eine Etage nur für den Himmel: {roofTerrace}."],
      trendy: ["{roofTerrace}. Feierabend ab jetzt ein Stockwerk höher."],
    },
    line: {
      any: ["{roofTerrace}"],
      friendly: ["Eine {roofTerrace}: oben sitzen, während unten der Tag ausklingt"],
      luxury: ["{roofTerrace}, unter freiem Himmel"],
      trendy: ["{roofTerrace}: Sternschnuppen ab Haus"],
    },
    end: { friendly: ["Decke, Thermoskanne, Sterne. Dabei?"], trendy: ["Sonnenaufgang oder Sonnenuntergang?"] },
  },
  {
    on: ["southBalcony"],
    icon: "☀️",
    title: ["{southBalcony}: {beds} in {district}", "Südbalkon in {district}"],
    open: {
      professional: ["{southBalcony}: Wäsche, Pflanzen und Feierabend liegen auf der Sonnenseite."],
      friendly: [
        "Wohin mit dem Liegestuhl? Nach Süden. Es gibt nämlich einen {southBalcony}.",
        "Deine Pflanzen haben abgestimmt: Sie wollen den {southBalcony}.",
      ],
      luxury: [
        "Manche Wohnungen reden viel. Diese öffnet einfach die Tür: {southBalcony}.",
        "Süden, ein Balkon, ein Stuhl. {southBalcony}, mehr sagt der Sommer auch nicht.",
      ],
      trendy: [
        "{southBalcony}. Sonnencreme einpacken, fertig.",
        "Süden ist hier keine Reise, sondern ein {southBalcony}.",
      ],
    },
    line: {
      professional: ["{southBalcony}"],
      friendly: [
        "{southBalcony}: Die Wäsche trocknet, du gleich mit",
        "Ein {southBalcony}, für Kräuter und kurze Pausen",
      ],
      luxury: ["Ein {southBalcony}, auf dem der Mittag Platz nimmt"],
      trendy: ["{southBalcony}: Urlaub für die Mittagspause"],
    },
    end: {
      friendly: ["Wer gießt, du oder ich? ☀️"],
      trendy: ["Tomaten oder Liegestuhl? ☀️"],
      luxury: ["Die Tür nach Süden öffnet man am besten selbst."],
    },
  },
  {
    on: ["balcony"],
    icon: "🪴",
    open: {
      professional: ["Mit Platz im Freien: {balcony}."],
      friendly: ["Einmal frische Luft, ohne Schuhe anzuziehen: Ein {balcony} ist dabei."],
      luxury: ["Ein Schritt, und man ist draußen: {balcony}."],
      trendy: ["{balcony}: klein raus statt groß weg."],
    },
    line: {
      any: ["{balcony}"],
      friendly: ["Ein {balcony}, für den Kaffee vor der ersten Mail", "Ein {balcony} für Kräuter, Wäsche, Feierabend"],
      luxury: ["Ein {balcony}, ein Schritt an die Luft"],
      trendy: ["{balcony}: frische Luft auf Knopfdruck, nur ohne Knopf"],
      professional: ["{balcony}: ein Platz im Freien, vom Zimmer aus erreichbar"],
    },
    end: { friendly: ["Geranien oder Chili? 🌶️"], trendy: ["Balkonpflanze oder Balkonbier?"] },
  },
  {
    on: ["courtyard"],
    icon: "🍃",
    title: ["{courtyard}: {beds} in {district}"],
    open: {
      professional: ["{courtyard}: geschützter Platz im Freien, von der Straße abgewandt."],
      friendly: ["Tor zu, Stadt aus: Hier gibt es einen {courtyard}."],
      luxury: ["In der Mitte Himmel: {courtyard}."],
      trendy: ["Innen und trotzdem draußen: {courtyard}."],
    },
    line: {
      any: ["{courtyard}"],
      friendly: ["Ein {courtyard}, in dem auch ein Klappstuhl reicht"],
      luxury: ["Ein {courtyard}, ein Stück Himmel im Rahmen"],
    },
    end: { friendly: ["Oleander oder Olivenbaum?"] },
  },
  {
    on: ["yard"],
    icon: "🧺",
    open: { any: ["Hinter der Tür geht es weiter: {yard}."], trendy: ["{yard}: Fahrrad rein, Grill raus."] },
    line: {
      any: ["{yard}"],
      friendly: ["Eine {yard} zum Fahrradputzen, Wäscheaufhängen, Draußensitzen"],
      luxury: ["Eine {yard}, schlicht und brauchbar"],
    },
  },
  {
    on: ["deck"],
    icon: "🪵",
    open: { any: ["Holz unter den Füßen, Luft darüber: {deck}."], trendy: ["{deck}. Barfuß ist hier Dresscode."] },
    line: {
      any: ["{deck}"],
      friendly: ["Ein {deck}: Schuhe bleiben drinnen"],
      luxury: ["Ein {deck}, warm unter bloßen Füßen"],
    },
  },
  {
    on: ["porch"],
    icon: "🪑",
    open: {
      any: ["Vor der Tür ist noch nicht draußen: {porch}."],
      friendly: ["Regen? Dann eben auf der {porch} sitzen und zuschauen."],
    },
    line: {
      any: ["{porch}"],
      friendly: ["Eine {porch}, auf der nasse Schirme und müde Füße ankommen"],
      trendy: ["{porch}: Lieblingsplatz für Leute mit Tasse in der Hand"],
    },
  },
  {
    on: ["pool"],
    icon: "🏊",
    title: ["{pool}: {beds} in {city}", "{beds} mit {pool}"],
    open: {
      professional: ["Zur Ausstattung gehört ein {pool}."],
      friendly: [
        "Handtuch auf die Liege legen, nur ohne Wettlauf: Hier gibt es einen {pool}.",
        "Freibad? Diesmal ohne Schlange: {pool}.",
      ],
      luxury: ["Am Morgen ist das Wasser noch still: {pool}.", "Zuerst das Wasser. Dann das Haus: {pool}."],
      trendy: ["Anlauf nehmen: {pool}.", "{pool}. Mehr Argument braucht der August nicht."],
    },
    line: {
      any: ["{pool}"],
      friendly: ["Ein {pool}: zwei Bahnen vor dem Frühstück oder einfach treiben lassen"],
      luxury: ["Ein {pool}, der den Himmel spiegelt"],
      trendy: ["{pool}: Bademantel an, Kalender aus"],
      professional: ["{pool}; nach Pflege und laufenden Kosten fragen Sie am besten beim Termin"],
    },
    end: { friendly: ["Bahnen ziehen oder Luftmatratze?"], trendy: ["Wer springt zuerst? 🏊"] },
  },
  {
    on: ["hotTub"],
    icon: "🛁",
    open: { any: ["Warmes Wasser, kalte Luft: {hotTub}."], trendy: ["{hotTub}. Montag, du kannst kommen."] },
    line: {
      any: ["{hotTub}"],
      friendly: ["Ein {hotTub} für Abende, an denen das Sofa nicht reicht"],
      luxury: ["Ein {hotTub}, Wärme für kalte Abende"],
      trendy: ["{hotTub}: Thermenticket gespart"],
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
    end: { friendly: ["Radieschen oder Zucchini? Vorsicht bei Zucchini."] },
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
    end: { friendly: ["Kuchen oder Kompott?"] },
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
      any: ["Grundstück eingezäunt"],
      friendly: ["Rundum eingezäunt, der Ball bleibt im Spiel"],
      trendy: ["Eingezäunt: Ball bleibt hier, Frisbee auch"],
      luxury: ["Eingezäunt, die Grenze ist gezogen"],
    },
  },
  {
    on: ["barbecue"],
    icon: "🍖",
    line: {
      any: ["{barbecue}"],
      friendly: ["Ein {barbecue}: Zange suchen, Leute anrufen"],
      trendy: ["{barbecue}: Wer hat die Zange?"],
    },
  },
];
