/** The address that dials a telephone number as it is written for people. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
