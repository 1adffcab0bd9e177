/** Refusals of the energy certificate, which whoever views a home must be shown; that it is being made, or not owed, is lawful. */
import type { Concept } from "#engine/compliance/frames/language";

const certificate = "(energieausweis|energieausweises|energiepass|energieausweise)";
const none = "(kein|keinen|keiner|nicht)";

export const energyCertificate: Record<string, Concept> = {
  "energy-certificate-refused": {
    frames: [
      `${certificate} ...8 ${none} ..3 (erstellt|erstellen|ausgestellt|ausstellen|angefertigt|anfertigen|vorgelegt|vorlegen|gemacht|machen|nachgereicht|beantragt|beauftragt|gezeigt|ausgehändigt|herausgegeben)`,
      `${certificate} ...10 (brauchen|braucht|benötigen|benötigt) ..4 ${none}`,
      `${certificate} ...10 ${none} ..1 (brauchen|braucht|benötigen|benötigt|nötig)`,
      `(brauchen|braucht|benötigen|benötigt) ..3 ${none} ..2 ${certificate}`,
      `(kein|keinen) ${certificate} ..4 (nötig|erstellen|ausstellen|vorlegen|machen)`,
      `${certificate} (gibt|wird) es ..3 (keinen|nicht|nie)`,
      `es (gibt|wird) ..2 keinen ${certificate} ..1 geben?`,
      `${certificate} ..1 (haben|besitzen) wir ..2 (keinen|nicht)`,
      `wir haben ..2 keinen ${certificate}`,
      `(auf|ohne) ..2 ${certificate} ..4 (verzichtet|verzichten|verkauft|vermietet)`,
      `${certificate} ...8 (verzichtet|verzichten|sparen wir uns|ersparen wir uns)`,
      `${certificate} ...6 (erst nach|nach) ..2 (vertragsabschluss|vertragsschluss|kauf|kaufvertrag|einzug|unterschrift|beurkundung|notartermin|mietvertrag)`,
    ],
    unless: [
      // no certificate is owed for these
      "... (denkmal|denkmalschutz|denkmalgeschützt|denkmalgeschütztes|denkmalgeschützte|baudenkmal|baudenkmäler|ensembleschutz|ausnahme|befreit|ausgenommen)",
      "... (unter|weniger als|kleiner als) ..1 50 ..1 (m|m²|qm|quadratmeter)",
      "(vorgeschrieben|erforderlich|pflicht)",
      "(noch|derzeit|zur zeit|zurzeit|aktuell) ..2 nicht",
      "(in arbeit|in erstellung|in vorbereitung|wird nachgereicht|wird erstellt|wird derzeit erstellt|ist beantragt|ist beauftragt|ist bestellt)",
      "(neuer|neuen|neue) energieausweis",
      "nichts",
    ],
  },
};
