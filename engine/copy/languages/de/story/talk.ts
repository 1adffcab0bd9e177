/** Ways to answer, questions, gaps and what is left to name, in German: Sie in professional and luxury, du elsewhere. */
import type { Story } from "#engine/copy/languages/base/story";

export const calls: Story["calls"] = {
  professional: [
    "Besichtigung nach Vereinbarung: {agent}, {company}, {phone}.",
    "Ihre Fragen beantwortet {agent}, {company}: {phone}.",
    "Termine und Unterlagen: {agent} ({company}), {phone}.",
    "Für einen Termin erreichen Sie {agent}, {company}, unter {phone}.",
    "Gern zeigt Ihnen {agent} von {company} alles vor Ort: {phone}.",
    "Exposé und Besichtigung: {agent}, {company}, {phone}.",
    "Einen Besichtigungstermin vereinbaren Sie unter {phone}.",
    "Ansprechpartner für Besichtigungen: {agent}.",
    "Termine vereinbaren Sie mit {agent}.",
    "Für Unterlagen und Besichtigung wenden Sie sich an {agent}.",
    "Besichtigung nach Vereinbarung. Unterlagen erhalten Sie auf Anfrage.",
  ],
  friendly: [
    "Magst du es sehen? Ruf {agent} von {company} an: {phone}.",
    "Fragen oder Lust auf einen Termin? {agent}, {company}: {phone}.",
    "Schreib kurz, wann es dir passt, oder ruf an: {agent}, {company}, {phone}.",
    "Sag einfach, wann du Zeit hast. {agent}, {company}, {phone}.",
    "Wenn es nach dir klingt, ruf an: {agent}, {company}, {phone}.",
    "Einen Termin machst du mit {agent}, {company}: {phone}.",
    "Ruf einfach an: {phone}.",
    "Schreib {agent}, wann du Zeit hast.",
    "Den Termin machst du mit {agent} aus.",
    "{agent} zeigt dir alles, sag nur wann.",
    "Schreib einfach, wann du Zeit hast, dann finden wir einen Termin.",
  ],
  luxury: [
    "{agent} empfängt Sie nach Vereinbarung: {company}, {phone}.",
    "Einen Termin vereinbart gern {agent} mit Ihnen: {company}, {phone}.",
    "Besichtigung mit {agent}, {company}: {phone}.",
    "Auf Wunsch zeigt Ihnen {agent} alles in Ruhe: {company}, {phone}.",
    "Wir freuen uns auf Ihren Anruf: {agent}, {company}, {phone}.",
    "Nennen Sie uns Ihren Tag: {agent}, {company}, {phone}.",
    "Besichtigung nach Vereinbarung: {phone}.",
    "Besichtigung nach Vereinbarung mit {agent}.",
    "{agent} zeigt Ihnen die Räume gern persönlich.",
    "Für einen Besuch wenden Sie sich an {agent}.",
    "Besichtigung nach Vereinbarung.",
  ],
  trendy: [
    "Sehen? {agent}, {company}, {phone}.",
    "Termin holen: {agent}, {company}, {phone}.",
    "Ruf {agent} ({company}) an, bevor du weiterscrollst: {phone}.",
    "Schreib „Termin“ an {agent}, {company}: {phone}.",
    "Selbst anschauen? Klingel bei {agent} durch, {company}: {phone}.",
    "Interesse? {agent} von {company} geht ran: {phone}.",
    "Termin? {phone}.",
    "Termin? Schreib {agent}.",
    "Melde dich bei {agent}.",
    "Ein Wort an {agent}, und du stehst drin.",
    "Termin? Ab in die Nachrichten.",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "Welche Angabe fehlt Ihnen noch?",
    "Möchten Sie Grundriss und Unterlagen vorab?",
    "Welche Frage sollen wir vor dem Termin klären?",
    "Welcher Wochentag passt Ihnen für eine Besichtigung?",
    "Was ist Ihnen bei der Besichtigung besonders wichtig?",
  ],
  friendly: [
    "Was würdest du als Erstes anschauen?",
    "Welcher Punkt wäre für dich entscheidend?",
    "Und was müsste für dich noch dabei sein?",
    "Wo stünde bei dir der große Tisch?",
    "Was willst du vor dem Termin noch wissen?",
  ],
  luxury: [
    "Welche Tageszeit möchten Sie dort zuerst erleben?",
    "Wann möchten Sie kommen?",
    "Dürfen wir Ihnen die Unterlagen vorab senden?",
    "Was möchten Sie zuerst wissen?",
    "Welcher Tag ist Ihnen angenehm?",
  ],
  trendy: [
    "Ja, nein, vielleicht?",
    "Einziehen oder weiterscrollen?",
    "Was fehlt dir noch?",
    "Erst Preis oder erst Grundriss?",
    "Dein Urteil in einem Emoji?",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "Im Angebot nicht angegeben: {gaps}. Bitte vor dem Termin erfragen.",
    "Noch zu klären: {gaps}.",
    "Auf Anfrage nennen wir Ihnen gern: {gaps}.",
    "Vor einer Entscheidung sollten Sie noch kennen: {gaps}.",
  ],
  friendly: [
    "Was im Angebot noch fehlt: {gaps}. Frag das am besten gleich mit.",
    "Das steht noch nirgends: {gaps}. Frag danach.",
    "Auf deinen Zettel für den Termin: {gaps}.",
    "Noch offen: {gaps}. Lass es dir sagen, bevor du hinfährst.",
  ],
  luxury: [
    "Vor dem Besuch klären wir gern: {gaps}.",
    "Auf Anfrage: {gaps}.",
    "Im Gespräch nennen wir Ihnen: {gaps}.",
    "Noch zu besprechen: {gaps}.",
  ],
  trendy: [
    "Noch offen: {gaps}. Unbedingt fragen.",
    "Frag nach: {gaps}.",
    "Steht nicht drin: {gaps}. Nachhaken.",
    "Vor dem Termin klären: {gaps}.",
  ],
};

export const rest: Story["rest"] = {
  professional: [
    "Außerdem: {rest}.",
    "Weitere Merkmale: {rest}.",
    "Hinzu kommen: {rest}.",
    "Zu nennen sind ferner: {rest}.",
    "Im Angebot stehen zudem: {rest}.",
    "Der Vollständigkeit halber: {rest}.",
  ],
  friendly: [
    "Auch dabei: {rest}.",
    "Und dann noch: {rest}.",
    "Was sonst noch da ist: {rest}.",
    "Fast vergessen: {rest}.",
    "Dazu kommt noch einiges: {rest}.",
    "Außerdem gut zu wissen: {rest}.",
  ],
  luxury: [
    "Dazu: {rest}.",
    "Ferner: {rest}.",
    "Ebenfalls: {rest}.",
    "Des Weiteren: {rest}.",
    "Noch zu nennen: {rest}.",
    "Auch das gehört dazu: {rest}.",
  ],
  trendy: [
    "On top: {rest}.",
    "Plus: {rest}.",
    "Auch an Bord: {rest}.",
    "Extra: {rest}.",
    "Und sonst so: {rest}.",
    "Nicht zu vergessen: {rest}.",
  ],
};
