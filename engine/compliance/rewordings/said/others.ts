/** Languages in which no piece is composed, but in which texts are checked: only what their rules ask for. */
import type { Topic } from "../topics.ts";

export const others: Readonly<Record<string, Readonly<Partial<Record<Topic, string>>>>> = {
  es: {
    everyone: "Todas las personas son bienvenidas a visitar la vivienda.",
    upAndDown: "Los precios y las rentas pueden subir o bajar.",
  },
  it: { everyone: "Chiunque può prenotare una visita." },
  nl: { everyone: "Iedereen is welkom om te komen kijken." },
};
