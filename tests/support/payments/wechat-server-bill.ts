/** The statement file of the local WeChat Pay (test support), with the columns of its documentation ("ALL"). */
import { beijingTime } from "#adapters/payments/beijing";
import { yuanOf } from "#adapters/payments/yuan";
import type { BookedCharge, BookedRefund } from "./wechat-server-state.ts";

const columns =
  "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注";
const totals = "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额";

const row = (cells: (string | number)[]) => `${cells.map((cell) => `\`${cell}`).join(",")}`;

function line(at: Date, charge: BookedCharge, refund?: BookedRefund): string {
  const { appid, mchid, out_trade_no, description, amount } = charge.order;
  const back = refund
    ? [`5030${charge.transactionId.slice(4)}`, refund.number, yuanOf(refund.fen), "0.00", "ORIGINAL", refund.status]
    : ["0", "0", "0.00", "0.00", "", ""];
  const paid = refund ? "0.00" : yuanOf(amount.total);
  return row([
    ...[beijingTime(at), appid, mchid, "0", "", charge.transactionId, out_trade_no, "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"],
    ...["NATIVE", refund ? "REFUND" : "SUCCESS", "OTHERS", "CNY", paid, "0.00", ...back, description, ""],
    ...["0.00000", "0.60%", paid, refund ? yuanOf(refund.fen) : "0.00", ""],
  ]);
}

/** The file of a day, or null when nothing moved. */
export function billOf(day: string, charges: BookedCharge[], refunds: BookedRefund[]): string | null {
  const rows: string[] = [];
  for (const charge of charges)
    if (charge.paidAt && beijingTime(charge.paidAt).startsWith(day)) rows.push(line(charge.paidAt, charge));
  for (const refund of refunds)
    if (beijingTime(refund.askedAt).startsWith(day)) rows.push(line(refund.askedAt, refund.charge, refund));
  if (!rows.length) return null;
  const sums = row([rows.length, "0.00", "0.00", "0.00", "0.00000", "0.00", "0.00"]);
  return `\uFEFF${[columns, ...rows, totals, sums].join("\r\n")}\r\n`;
}
