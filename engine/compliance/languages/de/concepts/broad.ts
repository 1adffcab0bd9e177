/** The loose frames: a group and a refusal near each other, a fee and who pays it, a gain and certainty. */
import type { BroadConcept } from "#engine/compliance/frames/language";

const welcome = [
  "<open>",
  "(willkommen|herzlich|gern gesehen|gerne gesehen|gleich behandelt|gleichermaßen|jede|jeder|alle|barrierefrei|barrierearm|stufenlos|ebenerdig|rollstuhlgerecht|aufzug|lift|nicht barrierefrei|leider nicht barrierefrei|bodengleich|bodengleiche)",
  "(betreutes wohnen ab|wohnberechtigungsschein|wbs|gesetzlich|satzung|förderung|fördervertrag|seniorenwohnung|seniorenwohnanlage|betreutes wohnen nach|studentenwohnheim|wohnheim des)",
  "(kirche|museum|moschee|synagoge|schule|kita|straße|platz|grill|imbiss|restaurant) ..3 (um die ecke|nebenan|gegenüber|in der nähe|fußläufig|meter|m)",
];
const about = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless: [...welcome, ...unless],
});
const near = (group: string): string[] => [`<${group}> ...7 <against>`, `<against> ..5 <${group}>`];

export const broad: Record<string, BroadConcept> = {
  "race-preferred": about([...near("race"), "<wished> ..3 <race>"]),
  "origin-preferred": about(
    [
      "(nachbarn|nachbarschaft|hausgemeinschaft|haus|mieter|leute|namen|publikum|eigentümer|vermieter) ...12 (sie verstehen schon|sie verstehen|wenn sie verstehen|sie wissen schon|sie wissen was ich meine|wissen schon|man versteht sich|zwischen den zeilen|muss ich nicht ausführen|mehr sag ich nicht|mehr sage ich nicht|😉)",
      ...near("origin"),
      ...near("origin-sign"),
      "<wished> ..4 (<origin>|<origin-sign>)",
      "(alle|sämtliche|unsere|acht|sechs|zehn|vier|fünf) ..2 (parteien|mieter|nachbarn|bewohner|familien) ..3 (stammen|kommen|sind) ..3 (von hier|aus der gegend|aus dem ort|deutsche|deutsch|hiesige|einheimische|alteingesessen)",
      "(müller|schmidt|meier|schulze|becker|huber|schneider) ..2 (schmidt|becker|müller|meier|schulze|huber|schneider)",
    ],
    ["(mietvertrag in|übersetzung|dolmetscher|sprechen wir|beratung in|exposé in)"],
  ),
  "faith-preferred": about([...near("faith"), ...near("faith-sign"), "<wished> ..3 (<faith>|<faith-sign>)"]),
  "age-preferred": about(
    [
      ...near("age-sign"),
      "<wished> ..3 <age-sign>",
      "(ab|bis|unter|über|zwischen) ..2 jahrgang ..8",
      "<age-sign> ..6 (nur noch|nur|höchstens|maximal) ..3",
    ],
    ["(baujahr|errichtet|saniert|kernsaniert)"],
  ),
  "disability-unwelcome": about(
    [...near("disability"), ...near("health-sign")],
    [
      // how wide a door is says who gets through, not who may
      "(tür|türen|türbreite|türbreiten|aufzug|aufzüge|flur|flure|rampe|bad|wendekreis) ..6 {num} (cm|zentimeter|m|meter)",
      "(lieferdienst|praxis|apotheke|klinikum|krankenhaus|therapiezentrum)",
    ],
  ),
  "orientation-preferred": about([...near("orientation"), ...near("couple-sign")]),
  "assistance-animal-refused": about(near("assistance-animal"), [
    "(ausgenommen|außer|erlaubt) ..3 <assistance-animal>",
    "<assistance-animal> ..3 (ausgenommen|erlaubt|natürlich)",
  ]),
  "tenant-commission": {
    letOnly: true,
    frames: [
      "<fee-word> ..7 (<renter>) ..7 (<due>|{num}|€)",
      "<renter> ..6 <fee-word> ..8 (<due>|{num}|€|kaltmieten|kaltmiete|monatsmieten)",
      "<fee-word> ..9 (kostet|kosten) ..4 <renter>",
      "<fee-word> ..5 (eine|einer|von|zwei|anderthalb|{num}|eineinhalb) ..3 (kaltmieten|kaltmiete|monatsmieten|monatsmiete|nettokaltmieten|warmmieten|mm|km)",
      "<fee-word> ..6 {num} (€|euro)",
    ],
    unless: [
      "<free-word>",
      "(vermieter|eigentümer|auftraggeber|besteller) ..3 (zahlt|trägt|übernimmt|beauftragt)",
      "(gewerbe|gewerbefläche|gewerblich|laden|ladenlokal|büro|büros|büroflächen|praxis|halle|lager|stellplatz|garage|käufer|kaufpreis|kaufvertrag|verkauf|suchauftrag)",
      "(kein|keine|keinerlei|ohne) ..3 <fee-word>",
    ],
  },
  "commission-free-boast": {
    letOnly: true,
    frames: ["<free-word> ..8 (<fee-word>|maklerkosten|makler)", "(<fee-word>|maklerkosten) ..6 <free-word>"],
    unless: [
      "(gesetz|gesetzlich|wohnungsvermittlungsgesetz|wovermittg|bestellerprinzip|2 abs|besteller|auftraggeber|kraft)",
      "(gewerbe|kaufpreis|käufer|verkauf)",
    ],
  },
  "commission-net": {
    frames: [
      "<fee-word> ...9 {num} ..3 <percent-net> ..4 ({num}|neunzehn|steuer|umsatzsteuer|mwst|ust|mehrwertsteuer|staat|fiskus|finanzamt)",
      "{num} (%|prozent) ...5 <percent-net> ..5 (umsatzsteuer|mehrwertsteuer|mwst|ust|steuer|steuern) & (käufer|verkäufer|kaufpreis|kaufpreises|je|beide|<fee-word>|makler)",
      "<fee-word> ..4 {num} + 19",
    ],
    unless: [
      "(inkl|inklusive|einschließlich|einschl|brutto|enthalten) ..4 (mwst|ust|mehrwertsteuer|umsatzsteuer|steuer)",
      "(gewerbe|gewerblich|nettokaltmiete|kleinunternehmer|gewerbefläche)",
    ],
  },
  "gain-promised": {
    frames: [
      "<for-sure> ...7 (<worth-more>|<gain>)",
      "(<worth-more>|<gain>) ...6 <for-sure>",
      "(hat|haben|hast|habt|macht|machen) ..2 (in|binnen|nach) ..2 (fünf|drei|zehn|zwei|sieben|{num}) ..1 jahren ..6 (plus|mehr|gewinn|gemacht|verdient|verdoppelt|drin|raus)",
      "(wer jetzt|jetzt kaufen|jetzt zugreifen|jetzt einsteigen) ...9 (später|morgen|in fünf jahren|in zehn jahren|lacht|freut|gewinnt|verdient|reich)",
    ],
    unless: [
      "<disclaimed>",
      "<qualified>",
      "(marktmiete|mietspiegel|ist miete|istmiete|bruttorendite|faktor|tresor|sicherheitstür|mieterhöhung|kaltmiete|nebenkosten|kaution|wohnwert|energieausweis|wert auf|mehr wert auf|wertstoffhof|preis inkl|der preis|zzgl|besichtigung|gesichert)",
    ],
  },
  superiority: {
    frames: [
      "kein ..1 (büro|makler|anderer|anderes|maklerbüro|team|haus|zweiter|zweites|unternehmen) ..6 (erzielt|verkauft|schafft|bietet|hat|kennt|vermittelt|vermietet|arbeitet|findet|erreicht|liefert|macht) ..4 (mehr|höhere|höher|schneller|besser|bessere|günstiger|so)",
      "(höhere|bessere|schnellere|mehr|höchste|beste|schnellste) ..3 (preise|erlöse|verkäufe|ergebnisse|abschlüsse|käufer|kunden) ..3 als ..3 (jeder|jedes|alle|irgendein|andere|anderen|die konkurrenz|jeder andere)",
    ],
    unless: ["<disclaimed>", "<qualified>", "(quelle|laut|stand|auswertung|gutachterausschuss|capital|focus)"],
  },
};
