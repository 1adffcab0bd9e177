/** Languages in which no piece is composed, but in which texts are checked: only what their rules ask for. */
import type { Topic } from "./topics.ts";

export const others: Readonly<Record<string, Readonly<Partial<Record<Topic, string>>>>> = {
  es: {
    everyone: "Todas las personas son bienvenidas a visitar la vivienda.",
    upAndDown: "Los precios y las rentas pueden subir o bajar.",
    chargesByLaw: "Pregúntenos qué pagos corresponden.",
  },
  it: {
    everyone: "Chiunque può prenotare una visita.",
    upAndDown: "Prezzi e canoni possono salire o scendere.",
    chargesByLaw: "Chiedeteci quali pagamenti sono dovuti.",
  },
  nl: {
    everyone: "Iedereen is welkom om te komen kijken.",
    upAndDown: "Prijzen en huren kunnen stijgen of dalen.",
    chargesByLaw: "Vraag ons welke kosten erbij komen.",
  },
  pt: {
    everyone: "Todas as pessoas são bem-vindas para visitar o imóvel.",
    upAndDown: "Preços e rendas podem subir ou descer.",
  },
  pl: {
    everyone: "Zapraszamy wszystkich na oglądanie.",
    upAndDown: "Ceny i czynsze mogą rosnąć lub spadać.",
  },
  tr: {
    everyone: "Herkes evi görmeye gelebilir.",
    upAndDown: "Fiyatlar ve kiralar artabilir veya düşebilir.",
  },
  vi: {
    everyone: "Mời tất cả mọi người đến xem nhà.",
    upAndDown: "Giá bán và giá thuê có thể tăng hoặc giảm.",
  },
  ru: {
    everyone: "Приглашаем на просмотр всех желающих.",
    upAndDown: "Цены и арендная плата могут расти или снижаться.",
  },
  ar: {
    everyone: "نرحب بالجميع لمعاينة المنزل.",
    upAndDown: "قد ترتفع الأسعار والإيجارات أو تنخفض.",
  },
};
