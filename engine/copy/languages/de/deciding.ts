/** Deciding facts as a German agent says them, and how a home's things are listed. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";
import { months } from "./story/amounts.ts";

const decimal = (value: number): string => String(value).replace(".", ",");

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: {
    N: "Norden",
    NE: "Nordosten",
    E: "Osten",
    SE: "Südosten",
    S: "Süden",
    SW: "Südwesten",
    W: "Westen",
    NW: "Nordwesten",
  },
  say: {
    letSince: [
      "Verkauft wird vermietet[: Der Mietvertrag läuft seit dem {date}][ und ist unbefristet{open}]",
      "Hier wohnt[ seit dem {date}] jemand zur Miete[, unbefristet{open}]; der Vertrag geht auf den Käufer über",
    ],
    letUntil: [
      "Vermietet ist noch bis zum {date}[, danach frei{vacant}]",
      "Der Mietvertrag endet am {date}[, danach ist frei{vacant}]",
    ],
    letRent: [
      "Die Kaltmiete{cold} beträgt {rent} im Monat, {year} im Jahr[, gemessen am Kaufpreis {share} % brutto]",
      "Im Monat kommen {rent} Kaltmiete{cold} herein, im Jahr {year}[, brutto {share} % vom Kaufpreis]",
      "Die Miete beträgt {rent} im Monat[ einschließlich Nebenkosten{warm}], {year} im Jahr[, gemessen am Kaufpreis {share} % brutto]",
      "Die Miete beträgt {rent} im Monat einschließlich Nebenkosten{warm}, {net} ohne: {year} im Jahr[, gemessen am Kaufpreis {share} % brutto]",
    ],
    letJeonse: ["Die Jeonse-Kaution des Mieters von {money} geht auf den Käufer über"],
    underOffer: [
      "{?sale}Es liegt bereits ein Kaufangebot vor",
      "{?sale}Ein Käufer ist bereits gefunden, der Verkauf ist noch nicht abgeschlossen{agreed}",
      "{?rent}Es gibt bereits eine Bewerbung",
    ],
    shortLease: ["Verkauft wird ein Nutzungsrecht auf Zeit (Leasehold) mit {n} Jahren Restlaufzeit"],
    landLease: [
      "Das Grundstück wird nicht mitverkauft, es gilt ein Erbbaurecht[ bis {until}][, Erbbauzins {year} im Jahr][, Erbbauzins {month} im Monat]",
    ],
    landTerm: ["Das Bodennutzungsrecht läuft insgesamt {n} Jahre[ und ist gewerblich{business}]"],
    leasedSolar: [
      "Die Solaranlage gehört nicht dazu, sie läuft über einen Pachtvertrag[ bis {until}][, {month} im Monat]",
    ],
    groundRent: [
      "Die Grundrente (Ground Rent) beträgt {year} im Jahr[, alle {doubles} Jahre verdoppelt sie sich][, alle {review} Jahre wird sie angepasst]",
      "Die Grundrente (Ground Rent) beträgt {month} im Monat[, alle {doubles} Jahre verdoppelt sie sich][, alle {review} Jahre wird sie angepasst]",
    ],
    reservePaid: [
      "In die Rücklage fließen {month} im Monat[; beim Auszug erstattet sie der Vermieter{back}]",
      "In die Rücklage fließen {year} im Jahr",
    ],
    landlordNotice: [
      "Für Vermieter gilt eine Kündigungsfrist von {n} Monaten[, und nur bei berechtigtem Interesse{reason}]",
    ],
    leaseback: [
      "Der Verkäufer möchte[ bis {date}] zurückmieten",
      "Nach dem Verkauf möchte der Verkäufer[ bis {date}] als Mieter bleiben",
    ],
    auction: ["Versteigert wird am {date}"],
    noRebuild: ["Nach einem Abriss darf hier nicht neu gebaut werden"],
    stepRent: ["Ab dem {date} steigt die Miete auf {money} im Monat"],
    room: [
      "{room} liegt nach {side}[ und misst {area}][, mit {things.bare}][, dazu ein {bed}-m-Bett]",
      "{room} misst {area}[, mit {things.bare}][, dazu ein {bed}-m-Bett]",
      "{room} hat {things.bare}[ und ein {bed}-m-Bett]",
    ],
    emptyRoom: [
      "{room}[ ({area})] ist leer[ und liegt nach {side}]",
      "{room}[, {area},] steht leer[, Richtung {side}]",
    ],
    works: [
      "{parts} {year} erneuert",
      "Im Jahr {year} erneuert: {parts}",
      "{parts} {year} abgeschliffen{sanded}",
      "Im Jahr {year} abgeschliffen{sanded}: {parts}",
      "{parts} {year} eingebaut{fitted}",
      "Im Jahr {year} eingebaut{fitted}: {parts}",
    ],
    stays: ["{?sale}Im Haus bleiben: {goods}", "{?rent}Vorhanden sind {goods}"],
    twoAreas: [
      "Innen sind es {inner}, brutto {gross}",
      "{inner} misst die Wohnung innen; {gross} sind die Bruttofläche",
    ],
    facesCourt: ["Zum Hof gelegen"],
    assignedParking: ["Ein fester Stellplatz gehört dazu, Nr. {n}"],
    units: ["Das Haus hat {n} Einheiten"],
    station: ["Es sind {near}", "{near}"],
    way: ["Es sind {places}", "{places}"],
    roadNoise: [
      "{room} liegt an der Straße {road}; den Verkehr hört man[ zu den Stoßzeiten{rush}][ trotz Doppelverglasung{double}]",
      "{room} liegt zur Straße; den Verkehr hört man[ zu den Stoßzeiten{rush}][ trotz Doppelverglasung{double}]",
      "Den Verkehr hört man[ zu den Stoßzeiten{rush}][ trotz Doppelverglasung{double}]",
    ],
    pipeBurst: [
      "Im {date} ist in der Wohnung ein Rohr geplatzt[; der Schaden ist behoben{repaired}][, Rechnungen liegen vor{papers}]",
      "In der Wohnung ist einmal ein Rohr geplatzt[; der Schaden ist behoben{repaired}][, Rechnungen liegen vor{papers}]",
    ],
    innerBath: ["Das Bad hat kein Fenster[, aber eine Wanne{tub}][, der Zustand ist einfach{plain}]"],
    plainBath: ["Das Bad ist nicht erneuert"],
    tenantsKitchen: ["Die Einbauküche gehört der Mietpartei und bleibt nicht"],
    missing: [
      "{?rent}Nicht vorhanden: {goods}",
      "{?rent}Selbst mitzubringen: {goods}",
      "{?sale}Nicht im Preis: {goods}[; es bleiben {keeps}]",
    ],
    oldPart: ["Der Teppich in den Schlafzimmern ist von {carpet}", "Der übrige Ausbau ist von {rest}"],
    walkThrough: ["Ein Zimmer ist ein Durchgangszimmer"],
    noInternet: [
      "Glasfaser ist verfügbar{fibre}, aber nicht angeschlossen; den Vertrag schließt man selbst",
      "Internet ist nicht angeschlossen, den Vertrag schließt man selbst",
    ],
    noCharger: ["Eine Ladestation gibt es nicht"],
    noParkingSpace: ["Ein Stellplatz gehört nicht dazu"],
    noLiftHere: ["Einen Aufzug gibt es nicht", "Nach oben geht es zu Fuß, ohne Aufzug"],
    liftHalfLevel: [
      "Der Aufzug hält auf halber Ebene, von dort sind es {steps} Stufen hinunter",
      "Der Aufzug fährt nur bis zum {level}. Obergeschoss",
    ],
    septic: ["Die Klärgrube entspricht nicht den Vorschriften"],
    asbestos: ["Am Haus ist Asbestzement verbaut"],
    noPermit: ["Für ein Nebengebäude fehlt die Baugenehmigung"],
    hoa: [
      "Das Hausgeld (HOA) beträgt {money} im Monat[ und deckt {covers}]",
      "Für die Eigentümergemeinschaft (HOA) fallen {money} im Monat an[; darin sind {covers}]",
    ],
    hoaAndTax: ["Hausgeld und Grundsteuer machen zusammen {money} im Monat"],
    yearlyTax: ["Die Grundsteuer beträgt {money} im Jahr[ ({year})][, im Monat {month}]"],
    houseMoney: [
      "Das Hausgeld beträgt {money} im Monat[, davon sind {keep} nicht umlagefähig]",
      "Die laufenden Kosten der Gemeinschaft betragen {yearly} im Jahr[, im Monat {month}]",
    ],
    assessment: [
      "Für {what} steht eine Sonderumlage von {money} an[, fällig im {date}][, sie trägt der Käufer{buyer}][; der Verkäufer zahlt sie bei Übergabe{seller}]",
      "Es steht eine Sonderumlage von {money} an[, fällig im {date}][, sie trägt der Käufer{buyer}][; der Verkäufer zahlt sie bei Übergabe{seller}]",
    ],
    transferFee: ["Die Umschreibung kostet {money}[, zu zahlen vom Käufer{buyer}]"],
    transferTax: ["Die Grunderwerbsteuer von {n} % macht {money}"],
    commission: [
      "Die Provision beträgt {n} %[, also {money}][, zu zahlen vom Käufer{buyer}][, zu zahlen vom Verkäufer{seller}]",
    ],
    entry: [
      "Zum Einzug sind {total} fällig: {deposit} Kaution, {first} erste Miete[, {fee} Provision][, {gift} Schlüsselgeld]",
      "Kaution {deposit}, erste Miete {first}[, Provision {fee}][, Schlüsselgeld {gift}]: Zum Einzug sind das {total}",
    ],
    bySquareMetre: [
      "Die Verwaltung kostet {rate} je m² Bruttofläche, im Monat {money}[, zu zahlen vom Mieter{tenant}]",
    ],
    reserve: ["Die Rücklage steht bei {money}[ ({date})][, für {units} Einheiten]"],
    monthlyParking: ["Parken kostet {money} im Monat[, über eine Warteliste{queue}][, sofern ein Platz frei ist{ask}]"],
    leastTerm: [
      "{?years.one}Mindestmietzeit ist ein Jahr",
      "{?years.many}Mindestmietzeit sind {years} Jahre",
      "Mindestmietzeit sind {n} Monate",
    ],
    freeAfter: ["Frei ist nach dem {after}", "Frei ist ab {from}"],
    petsUpTo: [
      "{?n.many}Bis zu {n} Haustiere sind erlaubt[, je höchstens {weight}]",
      "{?n.one}Ein Haustier ist erlaubt[, höchstens {weight}]",
    ],
    dogsNoCatsAsk: ["Hunde sind nicht erlaubt, eine Katze nur mit schriftlicher Zustimmung des Vermieters"],
    catsNotDogs: ["Katzen sind erlaubt, Hunde nicht"],
    leasing: [
      "Vermieten darf man ab {n} Monaten[, Kurzzeitvermietung ist ausgeschlossen{short}]",
      "Kurzzeitvermietung ist ausgeschlossen{short}",
    ],
    schoolOpen: ["Ein Schulplatz wird nicht zugesagt{?rent}", "Welche Schule zuständig ist, prüft der Käufer{?sale}"],
    viewing: [
      "Besichtigung nach Anmeldung[, {days}][, {from} bis {to} Uhr][, ab {after} Uhr][, {notice} Stunden vorher][, einen Tag vorher{day}][, in Abstimmung mit der Mietpartei{tenant}]",
    ],
    occupantLeaves: ["Der jetzige Mieter bleibt bis zum {date}"],
    oneCatNoDogs: ["Eine Katze ist erlaubt, Hunde nicht"],
    smallDogAsk: ["Ein kleiner Hund ist nach Absprache möglich[, dafür kommt eine Monatsmiete Kaution hinzu{extra}]"],
    handover: [
      "Die Übergabe erfolgt nach Absprache, nicht vor dem {after}",
      "Übergeben wird bis Ende {byEnd}[, von den Eigentümern geräumt{vacated}]",
    ],
    chainAbove: ["Die Verkäufer haben ihr nächstes Zuhause noch nicht gefunden"],
    hukouStays: ["Die Haushaltsregistrierung (Hukou) des Verkäufers ist noch nicht verlegt"],
    allocatedLand: [
      "Das Grundstück ist staatlich zugeteilt (划拨)[, die Bodenabgabe bei der Umschreibung zahlt der Käufer{buyer}]",
    ],
    conservationArea: ["Das Haus liegt in einem Denkmalschutzbereich (conservation area)"],
  },
  open: {
    oneCatNoDogs: ["Eine Katze ist hier erlaubt, Hunde nicht: {place}."],
    smallDogAsk: [
      "Mit kleinem Hund? Der ist hier nach Absprache möglich[, dazu {noKeyMoneyAsked}].",
      "{place}: ein kleiner Hund nach Absprache[, {noKeyMoneyAsked}].",
    ],
    letSince: [
      "Wer hier kauft, kauft den Mietvertrag mit[: seit dem {date}][, unbefristet{open}].",
      "Vermietet seit dem {date}[, unbefristet{open}]: So wird verkauft.",
    ],
    letUntil: ["Vermietet bis zum {date}."],
    auction: ["Versteigerung am {date}."],
    noRebuild: ["Das Wichtigste zuerst: Nach einem Abriss darf hier nicht neu gebaut werden."],
    emptyRoom: [
      "{room}[, {area},] ist leer; wofür, entscheidet der Käufer.{?sale}",
      "Ein leeres Zimmer[ von {area}]: {room}.",
    ],
  },
  titles: {
    oneCatNoDogs: ["{district}: eine Katze erlaubt"],
    smallDogAsk: ["{district}: kleiner Hund nach Absprache[, {noKeyMoneyAsked}]", "Kleiner Hund nach Absprache"],
    letSince: ["{place}: vermietet zu verkaufen", "Vermietet zu verkaufen"],
    letUntil: ["{place}: vermietet bis {date}"],
    auction: ["{place}: Versteigerung am {date}"],
    emptyRoom: ["{place}: ein Zimmer ist leer"],
  },
  near: ({ kind, word, name, line, far }) => {
    const numbered = line === null ? "" : ` (Linie ${line})`;
    if (name !== null && /kanal|park|markt/iu.test(name)) return `${far} zum ${name}`;
    if (name === null) return `${far} ${word}${numbered}`;
    const whole: Readonly<Record<string, string>> = {
      "place.metro": `zur U-Bahn-Station ${name}`,
      "place.tram": `zur Haltestelle ${name}`,
      "place.train": `zum Bahnhof ${name}`,
      "place.park": `zum ${name} Park`,
      "place.canal": `zum Kanal ${name}`,
      "place.market": `zum Markt ${name}`,
    };
    return `${far} ${whole[kind] ?? word}${numbered}`;
  },
  far: (metres, miles) =>
    `${miles === null ? "" : "rund "}${metres >= 1000 ? `${decimal(Number((metres / 1000).toFixed(1)))} km` : `${metres} m`}`,
  day: ({ year, month, day }) =>
    [day === null ? null : `${day}.`, months[month - 1], year].filter((part) => part !== null).join(" "),
  clock: (minutes) =>
    `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? "" : `.${String(minutes % 60).padStart(2, "0")}`}`,
  pounds: (value) => `${value} Pfund (rund ${Math.round(value * 0.4536)} kg)`,
};
