/** Scenes in German: what stands in kitchens and runs on sockets. */
import type { Scene } from "#engine/copy/languages/base/story";

export const appliances: readonly Scene[] = [
  {
    on: ["gasStove"],
    icon: "🔥",
    line: {
      any: ["Gasherd"],
      friendly: ["Ein Gasherd: Flamme hoch, Flamme runter, sofort"],
      trendy: ["Gasherd: Wok sagt danke"],
    },
  },
  {
    on: ["inductionHob"],
    icon: "⚡",
    line: {
      any: ["Induktionskochfeld"],
      friendly: ["Induktion: Das Nudelwasser kocht, bevor der Salat fertig ist"],
      trendy: ["Induktion: Wasser kocht, du staunst"],
    },
  },
  {
    on: ["dishwasher"],
    icon: "🍽️",
    line: {
      professional: ["Spülmaschine", "Spülmaschine vorhanden"],
      friendly: ["Spülmaschine: Wer abwäscht, muss niemand mehr ausknobeln"],
      luxury: ["Eine Spülmaschine, für lange Tafeln"],
      trendy: ["Spülmaschine: rettet Beziehungen seit jeher"],
    },
  },
  {
    on: ["fridge"],
    icon: "🧊",
    line: {
      professional: ["Der Kühlschrank bleibt in der Küche", "Ein Kühlschrank ist vorhanden", "Mit Kühlschrank"],
      friendly: [
        "Der Kühlschrank steht schon, füllen darfst du ihn selbst",
        "Einen Kühlschrank musst du nicht kaufen",
        "Kühlschrank ist da, der erste Einkauf kann kommen",
      ],
      luxury: ["Der Kühlschrank steht bereit", "Zur Küche gehört ein Kühlschrank", "Auch ein Kühlschrank ist da"],
      trendy: [
        "Kühlschrank bleibt drin",
        "Der Kühlschrank ist da, Magnete bringst du mit",
        "Kühlschrank: schon da, einmal Schleppen gespart",
      ],
    },
  },
  {
    on: ["washerDryer"],
    icon: "🧺",
    line: {
      any: ["Waschmaschine und Trockner"],
      friendly: ["Waschmaschine und Trockner: Die Jeans ist zum Abend wieder da"],
      trendy: ["Waschmaschine und Trockner: Waschsalon in Socken"],
    },
  },
  {
    on: ["washingMachine"],
    icon: "🧺",
    line: {
      professional: [
        "Eine Waschmaschine ist vorhanden",
        "Die Waschmaschine bleibt in der Wohnung",
        "Mit Waschmaschine",
      ],
      friendly: [
        "Die Waschmaschine ist da, das schwerste Stück Umzug entfällt also",
        "Waschen kannst du vom ersten Tag an, die Maschine steht schon",
        "Eine Waschmaschine musst du nicht mitbringen",
      ],
      luxury: ["Die Waschmaschine steht bereit", "Gewaschen wird zu Hause", "Auch eine Waschmaschine ist da"],
      trendy: [
        "Waschmaschine: vorhanden, Socken verlieren musst du selbst",
        "Waschmaschine ist schon da",
        "Kein Waschsalon, die Maschine steht hier",
      ],
    },
  },
  {
    on: ["laundryDryer"],
    icon: "🌬️",
    line: {
      any: ["Trockner"],
      friendly: ["Ein Trockner: keine Leine quer durchs Zimmer"],
      trendy: ["Trockner: Handtücher mit Kuschelfaktor"],
    },
  },
  {
    on: ["washerPlace"],
    icon: "🧺",
    line: {
      any: ["Anschluss für die Waschmaschine"],
      friendly: ["Die Waschmaschine hat ihren Anschluss, der Weg zum Waschsalon entfällt"],
      trendy: ["Waschmaschinenanschluss: Maschine rein, Schlauch dran, läuft"],
    },
  },
  {
    on: ["appliancesRenewed", "broadband"],
    icon: "🔌",
    weight: 90,
    title: ["Alles angeschlossen: {beds} in {district}"],
    open: {
      friendly: ["Tasche abstellen, Wasser aufsetzen, Serie an: {appliancesRenewed}, das Internet liegt schon."],
      trendy: ["{appliancesRenewed} ✅ Internet liegt ✅ Fehlst noch du."],
      professional: ["Bezugsfertig im Wortsinn: {appliancesRenewed}, Breitband installiert."],
      luxury: ["Alles ist angeschlossen: {appliancesRenewed}, auch das Netz."],
    },
    line: {
      professional: ["Technisch ist alles vorbereitet: {appliancesRenewed}, Breitband installiert"],
      friendly: ["{appliancesRenewed}, und das Internet liegt schon: Am ersten Abend läuft alles"],
    },
    end: {
      trendy: ["Und dein erster Handgriff: Kaffee kochen oder dem WLAN einen Namen geben? 👇"],
      friendly: ["Fehlt nur noch ein Name fürs WLAN 😉"],
    },
  },
  {
    on: ["appliancesRenewed"],
    icon: "🔌",
    open: {
      friendly: ["Kein Kühlschrank, der nachts brummt: {appliancesRenewed}."],
      trendy: ["{appliancesRenewed}. Der alte Kühlschrank ist Geschichte."],
      professional: ["Zur Technik: {appliancesRenewed}."],
      luxury: ["Die Technik ist jung: {appliancesRenewed}."],
    },
    line: {
      friendly: ["{appliancesRenewed}, du musst also nichts Altes ersetzen"],
      luxury: ["{appliancesRenewed}"],
      trendy: ["{appliancesRenewed}: Altgeräte-Lotto fällt aus"],
      professional: ["Zur Technik: {appliancesRenewed}"],
    },
  },
  {
    on: ["appliances"],
    icon: "🔌",
    line: {
      friendly: [
        "Elektrogeräte inklusive: weniger schleppen, weniger kaufen",
        "Die Elektrogeräte bleiben, dein Umzugswagen darf kleiner sein",
        "Elektrogeräte musst du keine kaufen",
      ],
      trendy: [
        "Elektrogeräte inklusive, dein Konto freut sich",
        "Geräte sind drin, kaufen musst du keine",
        "Die Elektrogeräte bleiben hier",
      ],
      professional: [
        "Die Elektrogeräte sind inklusive",
        "Elektrogeräte gehören zum Angebot",
        "Vorhandene Elektrogeräte werden übernommen",
      ],
      luxury: [
        "Die Elektrogeräte sind inklusive",
        "Die Geräte sind bereits da",
        "Auch an die Elektrogeräte ist gedacht",
      ],
    },
  },
];
