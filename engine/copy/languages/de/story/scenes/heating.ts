/** Scenes in German: heating and air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const heating: readonly Scene[] = [
  {
    on: ["heatPump", "underfloorHeating"],
    icon: "🌡️",
    weight: 84,
    title: ["Wärmepumpe, warme Füße: {district}"],
    open: {
      professional: ["Geheizt wird mit Wärmepumpe und Fußbodenheizung, die mit niedrigen Temperaturen auskommen."],
      friendly: ["Wärmepumpe draußen, warme Füße drinnen: Die Fußbodenheizung macht den Rest."],
      luxury: ["Wärme, die man nicht sieht: Wärmepumpe und Fußbodenheizung."],
      trendy: ["Wärmepumpe und Fußbodenheizung: kein Heizkörper steht im Weg."],
    },
    line: {
      professional: ["Geheizt wird mit Wärmepumpe und Fußbodenheizung"],
      friendly: ["Wärmepumpe und Fußbodenheizung: im Januar barfuß, ohne Heizkörper an der Wand"],
      luxury: ["Wärmepumpe und Fußbodenheizung, kein Heizkörper an der Wand"],
      trendy: ["Wärmepumpe und Fußbodenheizung: Januar geht jetzt barfuß"],
    },
  },
  {
    on: ["heatPump"],
    icon: "♻️",
    open: {
      trendy: ["Wärmepumpe drin. Das Thema ist durch."],
      professional: ["Geheizt wird mit einer Wärmepumpe."],
      friendly: ["Die Heizungsfrage ist hier beantwortet: Es gibt eine Wärmepumpe."],
    },
    line: {
      professional: ["Geheizt wird mit einer Wärmepumpe"],
      friendly: ["Geheizt wird mit einer Wärmepumpe, frag nach der letzten Stromabrechnung"],
      luxury: ["Geheizt wird mit einer Wärmepumpe"],
      trendy: ["Wärmepumpe: Heizungsdebatte ohne dich"],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "🦶",
    open: {
      any: ["Barfuß im Januar: Es gibt Fußbodenheizung."],
      professional: ["Fußbodenheizung: Wände bleiben frei für Möbel."],
    },
    line: {
      professional: ["Dank Fußbodenheizung bleiben die Wände frei"],
      friendly: ["Fußbodenheizung: Im Winter läufst du barfuß"],
      luxury: ["Fußbodenheizung, die Wände bleiben frei"],
      trendy: ["Fußbodenheizung: Barfußsaison ganzjährig"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      friendly: ["Geheizt wird über eine Zentralheizung; frag nach der letzten Abrechnung"],
      trendy: ["Zentralheizung: aufdrehen, warm"],
      professional: ["Geheizt wird über eine Zentralheizung"],
      luxury: ["Zentralheizung"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🔥",
    line: {
      friendly: ["Geheizt wird mit Gas; frag ruhig nach der letzten Abrechnung"],
      professional: ["Geheizt wird mit Gas; die letzte Abrechnung erhalten Sie auf Anfrage"],
      luxury: ["Geheizt wird mit Gas"],
      trendy: ["Gasheizung: Abrechnung zeigen lassen"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🎚️",
    open: {
      professional: ["Die Heizung versorgt nur diese Wohnung; Sie regeln und zahlen den eigenen Verbrauch."],
    },
    line: {
      professional: ["Die Heizung versorgt nur diese Wohnung, Sie regeln sie selbst"],
      friendly: ["Die Heizung ist nur für deine Wohnung da: Du zahlst, was du verbrauchst"],
      luxury: ["Die Heizung gehört allein zu dieser Wohnung"],
      trendy: ["Eigene Heizung: Thermostatkriege nur mit dir selbst"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      friendly: ["Geheizt wird mit Fernwärme: kein Kessel, den jemand warten muss"],
      luxury: ["Fernwärme, ohne eigenen Kessel"],
      trendy: ["Fernwärme: kein Kessel, kein Kopfzerbrechen"],
      professional: ["Die Wärme kommt als Fernwärme, ohne eigenen Kessel"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      friendly: [
        "Eine zentrale Klimaanlage: im August in jedem Zimmer angenehm",
        "Die zentrale Klimaanlage kühlt das ganze Haus",
        "Wenn es heiß wird, hilft eine zentrale Klimaanlage",
      ],
      trendy: [
        "Zentrale Klimaanlage: August auf Kühlschrankniveau",
        "Hitze draußen, zentrale Klimaanlage drinnen",
        "Mit zentraler Klimaanlage, der Ventilator hat frei",
      ],
      professional: [
        "Eine zentrale Klimaanlage ist vorhanden",
        "Gekühlt wird über eine zentrale Klimaanlage",
        "Im Sommer sorgt eine zentrale Klimaanlage für Kühlung",
      ],
      luxury: [
        "Eine zentrale Klimaanlage, für die heißen Wochen",
        "Im Sommer kühl: eine zentrale Klimaanlage",
        "Für Kühle sorgt eine zentrale Klimaanlage",
      ],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      friendly: [
        "Es gibt eine {airConditioning}: Du schläfst auch in heißen Nächten",
        "Wenn es heiß wird, schaltest du die {airConditioning} ein",
        "Auch eine {airConditioning} ist da, für die heißen Wochen",
      ],
      trendy: [
        "{airConditioning}: Der Ventilator hat ausgedient",
        "{airConditioning}, damit der Juli auszuhalten ist",
        "Hitzewelle? Du hast eine {airConditioning}",
      ],
      luxury: [
        "{airConditioning}, für die heißen Wochen",
        "Im Sommer kühl: {airConditioning}",
        "Eine {airConditioning} hält die Räume im Sommer angenehm",
      ],
      professional: [
        "Für heiße Tage gibt es eine {airConditioning}",
        "Zur Ausstattung gehört eine {airConditioning}",
        "Eine {airConditioning} ist vorhanden",
      ],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      any: ["Wohnraumlüftung"],
      friendly: ["Eine Wohnraumlüftung: frische Luft bei geschlossenem Fenster"],
      luxury: ["Luft, die sich von selbst erneuert: eine Wohnraumlüftung"],
      trendy: ["Wohnraumlüftung: Stoßlüften macht jetzt die Technik"],
    },
  },
];
