/** What travels as supabase-js's `captchaToken`: the challenge and the person's answer in one string. Imports nothing, so that a page may use it for a few bytes. */
export const captchaToken = (challenge: string, answer: number): string => `${challenge}~${answer}`;
