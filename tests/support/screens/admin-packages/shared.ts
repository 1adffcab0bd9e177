/** Accounts, days and pages of the lists of what was sold. */

const DAY = 86_400_000;

export const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

export const id = (last: number) => `7c1e9a30-5b2d-4c8f-9d10-${String(last).padStart(12, "0")}`;

export const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});

export const lin = { id: id(900), email: "lin.xia@example.com", name: "林夏" };

export const zhou = { id: id(901), email: "zhou.yining@a-rather-long-agency-name.example.com", name: null };

export const month = { startsAt: ago(3), endsAt: ago(-27) };

export const professional = { zh: "专业版", en: "Professional" };
