/** Scenes in German: fire, heating, floors, glass and cables. */
import type { Scene } from "#engine/copy/languages/base/story";

export const warmth: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 100,
    title: ["{year.num} und noch mit Originalkamin", "Originalkamin, {year}: {district}"],
    open: {
      professional: ["{year}, der Originalkamin ist erhalten."],
      friendly: ["{year.built}, und der Originalkamin steht immer noch da, wo er hingehört."],
      luxury: ["{year.built}. Der Originalkamin ist geblieben."],
      trendy: ["{year.built}. Der Originalkamin hat mehr Winter gesehen als wir alle."],
    },
    line: { professional: ["{year}, mit Originalkamin"] },
    end: {
      friendly: ["Was stünde bei dir auf dem Sims?"],
      trendy: ["Kerzen oder Kartenstapel aufs Sims?"],
      luxury: ["Ein Kamin, der schon viele Winter kennt, wartet auf den nächsten."],
    },
  },
  {
    on: ["originalFireplace"],
    icon: "🔥",
    open: {
      professional: ["Der Originalkamin ist erhalten; ob er befeuert werden darf, klären Sie bitte vor dem Termin."],
      friendly: ["Mitten im Raum ein Stück Vorgeschichte: der Originalkamin."],
      luxury: ["Ein Originalkamin. Der Raum weiß, wo seine Mitte ist."],
      trendy: ["Originalkamin. Filter überflüssig."],
    },
    line: {
      professional: ["Originalkamin"],
      friendly: ["Ein Originalkamin; ob er noch brennen darf, fragst du am besten vor dem Termin"],
      luxury: ["Ein Originalkamin, Mitte des Raums"],
      trendy: ["Originalkamin (ob er noch geht, musst du fragen)"],
    },
    end: { friendly: ["Spiegel drüber oder Bild? 🔥"] },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["{woodStove}: {beds} in {district}", "Holz nachlegen in {city}"],
    open: {
      professional: ["Ein {woodStove} ergänzt das Wohnen um eine zweite Wärme, die man sieht."],
      friendly: [
        "Socken an, Scheit rein, Decke drüber: Hier steht ein {woodStove}.",
        "Draußen nass, drinnen knistert es: Ein {woodStove} gehört dazu.",
      ],
      luxury: ["Der Winter hat hier eine Mitte: {woodStove}.", "Erst das Knistern, dann die Wärme: ein {woodStove}."],
      trendy: [
        "{woodStove}: Kaminvideo auf dem Fernseher kannst du löschen.",
        "Netflix-Feuer oder echtes? Hier steht ein {woodStove}.",
      ],
    },
    line: {
      professional: ["{woodStove}", "{woodStove}: Wärme, die man sieht und hört"],
      friendly: ["Ein {woodStove}: Scheit auflegen, Tee kochen, sitzen bleiben"],
      luxury: ["Ein {woodStove}, der den Abend wärmt"],
      trendy: ["{woodStove}: echtes Knistern, null Abo"],
    },
    end: {
      friendly: ["Wer holt das Holz? 🪵"],
      trendy: ["Marshmallows oder Bratapfel? 🔥"],
      luxury: ["Bleibt die Frage nach dem Buch dazu."],
    },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["{fireplace}: {beds} in {district}"],
    open: {
      professional: ["Zur Ausstattung gehört ein {fireplace}."],
      friendly: ["Alle Stühle drehen sich in eine Richtung: Es gibt einen {fireplace}."],
      luxury: ["Ein {fireplace}, und der Abend hat eine Mitte."],
      trendy: ["{fireplace}: Gemütlich ist hier eingebaut."],
    },
    line: {
      any: ["{fireplace}"],
      friendly: ["Ein {fireplace}: Im Winter sitzt man automatisch im Kreis"],
      luxury: ["Ein {fireplace}, um den sich der Raum ordnet"],
      trendy: ["{fireplace}: Winterdeko serienmäßig"],
    },
  },
  {
    on: ["heatPump", "underfloorHeating"],
    icon: "🌡️",
    weight: 84,
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
      professional: ["Fußbodenheizung", "Fußbodenheizung: Die Wände bleiben frei von Heizkörpern"],
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
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      any: ["{tripleGlazing}"],
      friendly: ["{tripleGlazing}: Am Fenster zieht es im Winter weniger"],
      luxury: ["{tripleGlazing}, drei Scheiben zwischen Ihnen und dem Wetter"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      any: ["{doubleGlazing}"],
      friendly: ["{doubleGlazing}: Fenster zu, Straße leiser"],
      luxury: ["{doubleGlazing}, die Straße tritt zurück"],
      trendy: ["{doubleGlazing}: Müllabfuhr auf leise"],
      professional: ["{doubleGlazing}: weniger Zugluft, weniger Straße"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    line: {
      any: ["{hardwoodFloor}"],
      friendly: ["{hardwoodFloor}: Socken an und rutschen"],
      luxury: ["{hardwoodFloor}, das Schritte weich beantwortet"],
      trendy: ["{hardwoodFloor}: Rutschsocken empfohlen"],
    },
    open: { any: ["Holz unter den Füßen: {hardwoodFloor}."] },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      any: ["Holzboden"],
      friendly: ["Holzboden: warm unter den Füßen, schön unter Socken"],
      luxury: ["Holzboden, der erzählt, wer geht"],
      trendy: ["Holzboden: knarzt vielleicht, lebt bestimmt"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: { any: ["Wer hier liegt, schaut ins Gebälk: sichtbare Balken."] },
    line: {
      any: ["Sichtbare Balken"],
      friendly: ["Sichtbare Balken: Die Decke hat hier was zu erzählen"],
      luxury: ["Sichtbare Balken, das Handwerk bleibt sichtbar"],
      trendy: ["Sichtbare Balken: Deko ab Werk"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    line: {
      professional: ["Glasfaser", "Glasfaser: Videokonferenzen und Streaming laufen parallel"],
      friendly: ["Glasfaser: Videokonferenz und Filmabend gleichzeitig, ohne Standbild"],
      luxury: ["Glasfaser, das Unsichtbare ist auch erledigt"],
      trendy: ["Glasfaser: „Du bist eingefroren“ sagt hier keiner"],
    },
    open: { any: ["Die Leitung stimmt: Glasfaser."] },
  },
  {
    on: ["fibre", "pre1940"],
    icon: "📡",
    weight: 86,
    title: ["{year.num}, jetzt mit Glasfaser"],
    open: {
      friendly: ["{year.built}, und trotzdem im Heute angekommen: Glasfaser liegt."],
      trendy: ["{year.built}. Glasfaser drin. Alt trifft schnell."],
      luxury: ["Alte Mauern, schnelle Leitung: {year}, mit Glasfaser."],
      professional: ["{year}, heute mit Glasfaser."],
    },
    line: { professional: ["{year}, heute mit Glasfaser"] },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      any: ["Breitband installiert"],
      friendly: ["Das Internet liegt schon, kein Warten auf den Techniker"],
      trendy: ["Breitband installiert: WLAN braucht nur noch einen Namen"],
    },
  },
  { on: ["separateGas"], icon: "🔥", line: { any: ["Gas separat"] } },
  { on: ["pipedGas"], icon: "🔥", line: { any: ["Gasanschluss vorhanden"] } },
  {
    on: ["smartLock"],
    icon: "🔐",
    line: {
      any: ["Elektronisches Türschloss"],
      friendly: ["Elektronisches Türschloss: Schlüssel vergessen geht nicht mehr"],
      trendy: ["Elektronisches Türschloss: Schlüsseldienst entfolgt dir"],
    },
  },
];
