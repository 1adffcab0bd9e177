/** Scenes in German: heating and air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const heating: readonly Scene[] = [
  {
    on: ["heatPump", "underfloorHeating"],
    icon: "🌡️",
    weight: 84,
    title: ["Wärmepumpe, warme Füße: {district}"],
    open: {
      professional: [
        "Wärmepumpe und Fußbodenheizung: zwei Systeme, die mit niedrigen Temperaturen arbeiten und deshalb zusammengehören.",
      ],
      friendly: ["Wärmepumpe draußen, warme Füße drinnen: Die Fußbodenheizung macht den Rest."],
      luxury: ["Wärme, die man nicht sieht: Wärmepumpe und Fußbodenheizung."],
      trendy: ["Wärmepumpe plus Fußbodenheizung: Heizkörper? Welche Heizkörper?"],
    },
    line: {
      professional: ["Wärmepumpe und Fußbodenheizung"],
      friendly: ["Wärmepumpe und Fußbodenheizung: warme Füße im Januar"],
    },
  },
  {
    on: ["heatPump"],
    icon: "♻️",
    open: { any: ["Geheizt wird hier mit einer Wärmepumpe."], trendy: ["Wärmepumpe drin. Das Thema ist durch."] },
    line: {
      professional: ["Heizung: Wärmepumpe"],
      friendly: ["Eine Wärmepumpe heizt, der Heizungskeller ist also kein Abenteuer mehr"],
      luxury: ["Eine Wärmepumpe, unauffällig im Hintergrund"],
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
      professional: ["Fußbodenheizung: Die Wände bleiben frei von Heizkörpern"],
      friendly: ["Fußbodenheizung: Hausschuhe sind hier Dekoration"],
      luxury: ["Fußbodenheizung, Wärme von unten"],
      trendy: ["Fußbodenheizung: Barfußsaison ganzjährig"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      any: ["Zentralheizung"],
      friendly: ["Zentralheizung: aufdrehen, warm"],
      trendy: ["Zentralheizung: drehen, warm, fertig"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🔥",
    line: {
      any: ["Gasheizung"],
      friendly: ["Geheizt wird mit Gas; frag ruhig nach der letzten Abrechnung"],
      professional: ["Gasheizung; die letzte Heizkostenabrechnung erhalten Sie auf Anfrage"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🎚️",
    open: { any: ["Wie warm es ist, entscheidet hier niemand im Keller: Die Heizung gehört nur zur eigenen Wohnung."] },
    line: {
      professional: ["Heizung nur für die eigene Wohnung, von Ihnen geregelt"],
      friendly: ["Eine Heizung nur für diese Wohnung: Du drehst, du zahlst, du bestimmst"],
      luxury: ["Eine Heizung, die nur Ihrem Takt folgt"],
      trendy: ["Eigene Heizung: Thermostatkriege nur mit dir selbst"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      any: ["Fernwärme"],
      friendly: ["Fernwärme: kein Kessel, kein Tank, trotzdem warm"],
      luxury: ["Fernwärme, ohne eigenen Kessel"],
      trendy: ["Fernwärme: kein Kessel, kein Kopfzerbrechen"],
    },
  },
  {
    on: ["centralAir"],
    icon: "❄️",
    line: {
      any: ["Zentrale Klimaanlage"],
      friendly: ["Zentrale Klimaanlage: Der Hochsommer klopft an und bleibt draußen"],
      trendy: ["Zentrale Klimaanlage: August auf Kühlschrankniveau"],
    },
  },
  {
    on: ["airConditioning"],
    icon: "❄️",
    line: {
      any: ["{airConditioning}"],
      friendly: ["{airConditioning}: Tropennächte bleiben vor der Tür"],
      trendy: ["{airConditioning}: Ventilator ade"],
      luxury: ["{airConditioning}, für die heißen Wochen"],
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
