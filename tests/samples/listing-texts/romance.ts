/** Spanish, Italian, Portuguese and Dutch: three texts each. */
import type { LabelledText } from "#tests/support/reading/texts";

export const es: readonly LabelledText[] = [
  {
    text: "Valencia, Ruzafa: piso de 95 m², 3 habitaciones, 2 baños, 3ª planta con ascensor, orientación este, construido en 1978, 289.000 €. Inmobiliaria Turia 963 000 111",
    says: {
      transaction: "sale",
      price: 289_000,
      currency: "EUR",
      area: 95,
      bedrooms: 3,
      bathrooms: 2,
      city: "Valencia",
      floor: "3ª planta",
      orientation: "este",
      yearBuilt: 1978,
      propertyType: "piso",
    },
  },
  {
    text: "Se alquila ático en Málaga centro, 2 dormitorios, 1 baño, 70 m2, terraza 20 m2, 1.150 €/mes, fianza 2 meses",
    says: {
      transaction: "rent",
      price: 1150,
      currency: "EUR",
      period: "month",
      area: 70,
      bedrooms: 2,
      bathrooms: 1,
      city: "Málaga",
      propertyType: "ático",
    },
  },
  {
    text: "Departamento en venta, Col. Roma Norte, Ciudad de México. 2 recámaras, 2 baños, 98 m², piso 5, MXN 6,200,000",
    says: {
      transaction: "sale",
      price: 6_200_000,
      currency: "MXN",
      area: 98,
      bedrooms: 2,
      bathrooms: 2,
      city: "Ciudad de México",
      floor: "piso 5",
    },
  },
];

export const it: readonly LabelledText[] = [
  {
    text: "Milano, zona Isola: trilocale di 88 mq, 2 camere, 1 bagno, 4° piano con ascensore, esposizione sud, anno 1960, € 495.000",
    says: {
      transaction: "sale",
      price: 495_000,
      currency: "EUR",
      area: 88,
      bedrooms: 2,
      bathrooms: 1,
      city: "Milano",
      floor: "4° piano",
      orientation: "sud",
    },
  },
  {
    text: "Affittasi bilocale arredato a Bologna, via San Felice 44, 55 mq, 1 camera, 1 bagno, secondo piano, € 950 al mese, spese condominiali 60 €",
    says: {
      transaction: "rent",
      price: 950,
      currency: "EUR",
      period: "month",
      area: 55,
      bedrooms: 1,
      bathrooms: 1,
      city: "Bologna",
    },
  },
  {
    text: "Vendesi villa a Lucca, 240 mq, 5 camere, 3 bagni, giardino 1.200 mq, costruita nel 1985. Prezzo 680.000 euro. Contatto: Marco Bianchi, Toscana Case, 0583 000111",
    says: {
      transaction: "sale",
      price: 680_000,
      currency: "EUR",
      area: 240,
      bedrooms: 5,
      bathrooms: 3,
      city: "Lucca",
      yearBuilt: 1985,
      agentName: "Marco Bianchi",
      agentCompany: "Toscana Case",
    },
  },
];

export const pt: readonly LabelledText[] = [
  {
    text: "Lisboa, Campo de Ourique: apartamento T2 com 82 m², 2 casas de banho, 3º andar, orientação sul, construído em 1956, 420.000 €",
    says: {
      transaction: "sale",
      price: 420_000,
      currency: "EUR",
      area: 82,
      bedrooms: 2,
      bathrooms: 2,
      city: "Lisboa",
      floor: "3º andar",
      orientation: "sul",
      yearBuilt: 1956,
    },
  },
  {
    text: "Aluga-se apartamento em São Paulo, Pinheiros, 65 m², 2 quartos, 1 banheiro, 1 vaga, 8º andar. Aluguel R$ 4.200/mês, condomínio R$ 890, IPTU R$ 210",
    says: {
      transaction: "rent",
      price: 4200,
      currency: "BRL",
      period: "month",
      area: 65,
      bedrooms: 2,
      bathrooms: 1,
      city: "São Paulo",
      floor: "8º andar",
    },
  },
  {
    text: "Moradia V4 à venda em Cascais, 260 m² de área bruta, 4 quartos, 4 casas de banho, piscina, ano 2008, preço 1.350.000 €",
    says: {
      transaction: "sale",
      price: 1_350_000,
      currency: "EUR",
      area: 260,
      bedrooms: 4,
      bathrooms: 4,
      city: "Cascais",
      propertyType: "moradia",
    },
  },
];

export const nl: readonly LabelledText[] = [
  {
    text: "Te koop: appartement Rotterdam, 78 m², 2 slaapkamers, 1 badkamer, 5e verdieping, bouwjaar 1999, balkon op het zuiden, € 359.000 k.k.",
    says: {
      transaction: "sale",
      price: 359_000,
      currency: "EUR",
      area: 78,
      bedrooms: 2,
      bathrooms: 1,
      city: "Rotterdam",
      floor: "5e verdieping",
      yearBuilt: 1999,
    },
  },
  {
    text: "Te huur in Den Haag: Prinsegracht 12, 2512 GA Den Haag, 65 m², 2 slaapkamers, € 1.650 per maand, waarborgsom € 3.300",
    says: {
      transaction: "rent",
      price: 1650,
      currency: "EUR",
      period: "month",
      area: 65,
      bedrooms: 2,
      city: "Den Haag",
      postalCode: "2512 GA",
    },
  },
  {
    text: "Vraagprijs: € 549.500 k.k.\nWoonoppervlakte: 121 m²\nSlaapkamers: 4\nBadkamers: 1\nBouwjaar: 1932\nAdres: Lindelaan 8, 1215 KL Hilversum\nMakelaar: Gooi Makelaars",
    says: {
      transaction: "sale",
      price: 549_500,
      currency: "EUR",
      area: 121,
      bedrooms: 4,
      bathrooms: 1,
      yearBuilt: 1932,
      address: "Lindelaan 8, 1215 KL Hilversum",
      city: "Hilversum",
      agentCompany: "Gooi Makelaars",
    },
  },
];
