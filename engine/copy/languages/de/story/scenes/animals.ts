/** Scenes in German: cats, dogs and smaller company. */
import type { Scene } from "#engine/copy/languages/base/story";

export const animals: readonly Scene[] = [
  {
    on: ["catsAllowed", "southBalcony"],
    icon: "🐈",
    weight: 108,
    title: ["Katze darf mit: {beds} in {district}", "Katze, Südbalkon, {district}"],
    open: {
      friendly: ["Die Katze bekommt den {southBalcony}, du den Rest. Sie darf nämlich mit."],
      trendy: ["Katze? Erlaubt ✅ {southBalcony}? Vorhanden ✅ Wer liegt zuerst in der Sonne?"],
      luxury: ["Ein {southBalcony}. Auch Katzen sind erlaubt."],
      professional: ["Katzen sind erlaubt, und es gibt einen {southBalcony}."],
    },
    line: {
      professional: ["Katzen sind erlaubt; zur Wohnung gehört ein {southBalcony}"],
      friendly: ["Die Katze darf mit, und ein {southBalcony} ist auch da"],
    },
    end: {
      friendly: ["Wem gehört am Ende der Liegestuhl? 🐈"],
      trendy: ["Wie heißt deine Katze? 🐈"],
    },
  },
  {
    on: ["catsAllowed", "fibre"],
    icon: "🐈",
    weight: 88,
    line: {
      friendly: ["Die Katze darf mit, Glasfaser liegt: Videokonferenz mit Gast im Bild"],
      professional: ["Katzen erlaubt, Glasfaser vorhanden"],
    },
  },
  {
    on: ["catsAllowed"],
    icon: "🐈",
    title: ["Katze darf mit: {beds} in {district}"],
    open: {
      professional: ["Zuerst die Antwort auf eine häufige Frage: Katzen sind erlaubt."],
      friendly: ["Und die Katze? Darf mit 🐈", "Kratzbaum einpacken: Hier darf die Katze mit."],
      luxury: ["Katzen sind erlaubt."],
      trendy: [
        "Katze? Erlaubt. Weiterlesen? Ratsam.",
        "Die Katze darf mit. Sie sucht sich schon den Fensterplatz aus.",
      ],
    },
    line: {
      professional: ["Katzen sind erlaubt"],
      friendly: ["Die Katze darf mit, auch das steht schon fest"],
      luxury: ["Katzen sind erlaubt"],
      trendy: ["Katze erlaubt ✅"],
    },
    end: {
      friendly: ["Wo käme der Kratzbaum hin? 🐈"],
      trendy: ["Name der Katze in die Kommentare 🐈"],
    },
  },
  {
    on: ["dogsAllowed", "garden"],
    icon: "🐕",
    weight: 112,
    title: ["Hund darf mit, Garten ist da: {district}"],
    open: {
      friendly: ["Der Hund darf mit, und ein {garden} ist auch da. Wer von euch buddelt?"],
      trendy: ["Hund erlaubt, {garden} dabei. Stöckchen liegt bereit."],
      professional: ["Hunde sind erlaubt, ein {garden} gehört dazu."],
      luxury: ["Ein {garden}, und ein Hund, der ihn täglich prüft: Hunde sind erlaubt."],
    },
    line: {
      professional: ["Hunde erlaubt, dazu ein {garden}"],
    },
  },
  {
    on: ["dogsAllowed"],
    icon: "🐕",
    title: ["Hund darf mit: {beds} in {district}"],
    open: {
      professional: ["Hunde sind erlaubt, das vorweg."],
      friendly: ["Leine an den Haken, Napf in die Küche: Der Hund darf mit."],
      luxury: ["Auch vier Pfoten sind willkommen: Hunde sind erlaubt."],
      trendy: ["Hund? Ja. Nächste Frage.", "Der Hund darf mit. Er fragt schon nach der Gassirunde."],
    },
    line: {
      professional: ["Hunde sind erlaubt"],
      friendly: ["Der Hund darf mit"],
      luxury: ["Hunde sind erlaubt"],
      trendy: ["Hund erlaubt ✅"],
    },
    end: {
      friendly: ["Wie heißt er? 🐕"],
      trendy: ["Hundefoto in die Kommentare 🐕"],
    },
  },
  {
    on: ["smallPets"],
    icon: "🐾",
    title: ["Kleine Haustiere erlaubt: {beds} in {district}"],
    open: {
      professional: ["Kleine Haustiere sind erlaubt; welche gemeint sind, klären Sie vor Vertragsschluss."],
      friendly: ["Kleine Haustiere dürfen mit. Wie klein klein ist? Frag das gleich beim ersten Anruf."],
      luxury: ["Auch für kleine Begleiter ist gesorgt: kleine Haustiere sind erlaubt."],
      trendy: ["Kleine Haustiere? Ja. Wie klein? Fragen!"],
    },
    line: {
      friendly: ["Kleine Haustiere dürfen mit; was als klein zählt, klärst du vor der Unterschrift"],
      luxury: ["Kleine Haustiere sind erlaubt"],
      trendy: ["Kleine Haustiere erlaubt: wie klein, klärst du vorher"],
      professional: ["Kleine Haustiere erlaubt; was darunter fällt, regelt der Vertrag"],
    },
    end: {
      friendly: ["Wer zieht mit ein? 🐾"],
      trendy: ["Hamster oder Kaninchen? 🐾"],
    },
  },
  {
    on: ["petsAllowed"],
    icon: "🐾",
    title: ["Haustiere erlaubt: {beds} in {district}"],
    open: {
      professional: ["Haustiere sind erlaubt, die Frage ist damit beantwortet."],
      friendly: [
        "Die Frage, die du sonst jedes Mal stellen musst, ist hier schon beantwortet: Haustiere sind erlaubt.",
      ],
      luxury: ["Haustiere sind erlaubt."],
      trendy: ["Haustiere? Erlaubt. Verstecken beim Vermietertermin? Entfällt."],
    },
    line: {
      professional: ["Haustiere sind erlaubt"],
      friendly: ["Haustiere sind erlaubt, der Mitbewohner mit Fell zieht also mit ein"],
      luxury: ["Haustiere sind erlaubt"],
      trendy: ["Haustiere erlaubt: Pfotenabdruck statt Kleingedrucktem"],
    },
    end: {
      friendly: ["Fell, Federn oder Flossen?"],
      trendy: ["Wer zieht mit ein? 🐾"],
    },
  },
];
