/** Money as Japanese counts it: 5,880万円, 1億8,500万円, 698万元, 68.59万ドル. Exact, never rounded. */

const units: Readonly<Record<string, string>> = {
  JPY: "円",
  CNY: "元",
  USD: "ドル",
  CAD: "カナダドル",
  AUD: "豪ドル",
  HKD: "香港ドル",
  SGD: "シンガポールドル",
  EUR: "ユーロ",
  GBP: "ポンド",
  KRW: "ウォン",
  CHF: "スイスフラン",
  AED: "ディルハム",
  INR: "ルピー",
  BRL: "レアル",
  ZAR: "ランド",
  KZT: "テンゲ",
  THB: "バーツ",
};

export const grouped = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** `amount` in major units. Amounts that 万 cannot hold in two decimals are written out: 1,234,567円. */
export function money(amount: number, currency: string): string {
  const unit = units[currency] ?? ` ${currency}`;
  if (amount >= 1e8 && amount % 1e4 === 0) {
    const rest = (amount % 1e8) / 1e4;
    return `${Math.floor(amount / 1e8)}億${rest > 0 ? `${grouped(rest)}万` : ""}${unit}`;
  }
  const man = Number((amount / 1e4).toFixed(2));
  return amount >= 1e4 && Math.round(man * 1e4) === amount ? `${grouped(man)}万${unit}` : `${grouped(amount)}${unit}`;
}
