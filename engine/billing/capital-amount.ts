/**
 * Amounts in capital numerals, as Chinese papers about money carry them beside the figures: 人民币玖拾玖元整. Follows the
 * rules for filling in bills (正确填写票据和结算凭证的基本规定, annex of 支付结算办法).
 */
const digits = "零壹贰叁肆伍陆柒捌玖";
const inGroup = ["", "拾", "佰", "仟"];
const groups = ["", "万", "亿", "万亿"];

/** Four digits: 409 -> 肆佰零玖; "" for none. Zeros between count once, those at the end not at all. */
function groupText(value: number): string {
  let text = "";
  let gap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      gap = text !== "";
      continue;
    }
    text += `${gap ? "零" : ""}${digits[digit]}${inGroup[place]}`;
    gap = false;
  }
  return text;
}

function yuanText(yuan: number): string {
  let text = "";
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const value = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (value === 0) continue;
    // 1 0400: the thousands are missing; 1 0000 0001: a whole group is
    const gap = text !== "" && (value < 1_000 || Math.floor(yuan / 10_000 ** (at + 1)) % 10_000 === 0);
    text += `${gap ? "零" : ""}${groupText(value)}${groups[at]}`;
  }
  return text;
}

/**
 * `minor`: fen, at least 0 and below 10^18. 整 follows whole yuan only; 零 stands for missing jiao before fen, and for a
 * missing last digit of the yuan before jiao. Throws RangeError for what is no amount.
 */
export function capitalAmount(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError("not an amount in fen");
  const yuan = Math.floor(minor / 100);
  const jiao = Math.floor(minor / 10) % 10;
  const fen = minor % 10;
  if (minor === 0) return "人民币零元整";
  const whole = yuan > 0 ? `${yuanText(yuan)}元` : "";
  if (jiao === 0 && fen === 0) return `人民币${whole}整`;
  const gap = whole !== "" && (jiao === 0 || yuan % 10 === 0) ? "零" : "";
  return `人民币${whole}${gap}${jiao > 0 ? `${digits[jiao]}角` : ""}${fen > 0 ? `${digits[fen]}分` : ""}`;
}
