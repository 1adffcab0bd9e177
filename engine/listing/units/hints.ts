/** What is known about the page before any fact is read; settles "1.193", "$" and "12/05". */
export type Hints = { language: string | null; country: string | null; currency: string | null };
