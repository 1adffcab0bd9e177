/** Money as Korean counts it: 12억 3,000만 원, 698만 위안, 68만 5,900달러. Exact, never rounded. */

const units: Readonly<Record<string, string>> = {
  KRW: "원",
  CNY: "위안",
  JPY: "엔",
  USD: "달러",
  CAD: "캐나다 달러",
  AUD: "호주 달러",
  HKD: "홍콩 달러",
  SGD: "싱가포르 달러",
  EUR: "유로",
  GBP: "파운드",
  CHF: "스위스 프랑",
  AED: "디르함",
  INR: "루피",
  BRL: "헤알",
  ZAR: "랜드",
  KZT: "텡게",
  THB: "바트",
};

export const grouped = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** `amount` in major units, in steps of 억 and 만 as it is read aloud. */
export function money(amount: number, currency: string): string {
  const unit = units[currency] ?? ` ${currency}`;
  const eok = Math.floor(amount / 1e8);
  const man = Math.floor((amount % 1e8) / 1e4);
  const rest = amount % 1e4;
  const parts = [
    eok > 0 ? `${grouped(eok)}억` : "",
    man > 0 ? `${grouped(man)}만` : "",
    rest > 0 || amount === 0 ? grouped(rest) : "",
  ].filter((part) => part !== "");
  const spaced = rest === 0 ? " " : "";
  return `${parts.join(" ")}${spaced}${unit}`.replace(/ {2,}/gu, " ");
}
