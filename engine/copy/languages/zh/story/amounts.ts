/** Sums of money as Chinese prints them. */

const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

const units: Readonly<Record<string, string>> = {
  CNY: "",
  USD: "美元",
  EUR: "欧元",
  GBP: "英镑",
  JPY: "日元",
  HKD: "港元",
  CAD: "加元",
  AUD: "澳元",
  SGD: "新元",
  KRW: "韩元",
  AED: "迪拉姆",
  CHF: "瑞郎",
  INR: "卢比",
  BRL: "雷亚尔",
  ZAR: "兰特",
  KZT: "坚戈",
  THB: "泰铢",
};
/** 31200 CNY -> 31200元 (what a tenant pays is counted out), 6980000 CNY -> 698万, 185000000 JPY -> 1.85亿日元, 685900 USD -> 68.59万美元; exact, never rounded. */
export function money(amount: number, currency: string): string {
  const unit = units[currency] ?? ` ${currency}`;
  const tidy = (value: number, scale: number) => Number((value / scale).toFixed(4)) * scale === value;
  if (amount >= 1e8 && tidy(amount, 1e8)) return `${plain(amount / 1e8, 4)}亿${unit || "元"}`;
  if (amount >= 5e4 && tidy(amount, 1e4)) return `${plain(amount / 1e4, 4)}万${unit}`;
  return `${plain(amount)}${unit || "元"}`;
}
