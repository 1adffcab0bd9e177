/** What the local Alipay does with trades: the documented rules of each method, and the statement of a day. Test support. */
import { strToU8, zipSync } from "fflate";
import { z } from "zod";
import { beijingTime, fromBeijingTime } from "#adapters/payments/beijing";
import { fenOf, yuanOf } from "#adapters/payments/yuan";

export interface AlipayTrade {
  reference: string;
  tradeNo: string;
  total: string;
  subject: string;
  status: "WAIT_BUYER_PAY" | "TRADE_CLOSED" | "TRADE_SUCCESS";
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  /** `notify_id` of the news that it was paid. */
  news: string;
  notifyUrl: string;
  refunds: { request: string; fen: number; at: Date; waits?: boolean }[];
}
export type GatewayAnswer = Record<string, unknown>;
interface Around {
  now: Date;
  notifyUrl: string;
  endpoint: string;
}
type Method = (trades: Map<string, AlipayTrade>, biz: Record<string, unknown>, around: Around) => GatewayAnswer;

const success = (more: GatewayAnswer): GatewayAnswer => ({ code: "10000", msg: "Success", ...more });
const business = (sub_code: string): GatewayAnswer => ({ code: "40004", msg: "Business Failed", sub_code });

const ordered = z.object({
  out_trade_no: z.string().regex(/^[0-9A-Za-z_]{1,64}$/),
  total_amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  subject: z.string().regex(/^[^/=&]{1,256}$/),
  time_expire: z.string(),
  product_code: z.string().optional(),
});
const named = z.object({ out_trade_no: z.string() });
const refunding = named.extend({ out_request_no: z.string(), refund_amount: z.string() });

const fenOfText = (yuan: string) => fenOf(yuan) ?? Number.NaN;
const givenBack = (trade: AlipayTrade) => trade.refunds.reduce((sum, { fen }) => sum + fen, 0);

/** The trade of that reference, made when there is none: the same reference is the same trade, with the same amount. */
const create =
  (product: string | undefined, answer: (trade: AlipayTrade) => GatewayAnswer): Method =>
  (trades, biz, { now, notifyUrl }) => {
    const about = ordered.safeParse(biz);
    const expiresAt = fromBeijingTime(about.data?.time_expire ?? "");
    if (!about.success || !expiresAt || about.data.product_code !== product) return business("ACQ.INVALID_PARAMETER");
    const { out_trade_no: reference, total_amount: total, subject } = about.data;
    const trade = trades.get(reference) ?? {
      reference,
      tradeNo: `20260302220014${String(trades.size + 1).padStart(14, "0")}`,
      total,
      subject,
      status: "WAIT_BUYER_PAY" as const,
      createdAt: now,
      expiresAt,
      paidAt: null,
      news: "",
      notifyUrl,
      refunds: [],
    };
    if (trade.total !== total) return business("ACQ.CONTEXT_INCONSISTENT");
    if (trade.status === "TRADE_SUCCESS") return business("ACQ.TRADE_HAS_SUCCESS");
    if (trade.status === "TRADE_CLOSED") return business("ACQ.TRADE_HAS_CLOSE");
    trades.set(reference, trade);
    return answer(trade);
  };

const onTrade =
  (work: (trade: AlipayTrade, biz: Record<string, unknown>, around: Around) => GatewayAnswer): Method =>
  (trades, biz, around) => {
    const trade = trades.get(named.safeParse(biz).data?.out_trade_no ?? "");
    if (!trade) return business("ACQ.TRADE_NOT_EXIST");
    if (trade.status === "WAIT_BUYER_PAY" && trade.expiresAt <= around.now) trade.status = "TRADE_CLOSED";
    return work(trade, biz, around);
  };
const names = (trade: AlipayTrade) => ({
  out_trade_no: trade.reference,
  ...(trade.tradeNo ? { trade_no: trade.tradeNo } : {}),
});

export const gatewayMethods: Record<string, Method | undefined> = {
  "alipay.trade.page.pay": create("FAST_INSTANT_TRADE_PAY", (trade) => success(names(trade))),
  "alipay.trade.wap.pay": create("QUICK_WAP_WAY", (trade) => success(names(trade))),
  "alipay.trade.precreate": create(undefined, (trade) =>
    success({ out_trade_no: trade.reference, qr_code: `https://qr.alipay.com/bax${trade.tradeNo}` }),
  ),
  "alipay.trade.query": onTrade((trade) =>
    success({
      ...names(trade),
      trade_status: trade.status,
      total_amount: trade.total,
      buyer_logon_id: "274***@qq.com",
      ...(trade.paidAt ? { send_pay_date: beijingTime(trade.paidAt) } : {}),
    }),
  ),
  "alipay.trade.close": onTrade((trade) => {
    if (trade.status !== "WAIT_BUYER_PAY") return business("ACQ.TRADE_STATUS_ERROR");
    trade.status = "TRADE_CLOSED";
    return success(names(trade));
  }),
  "alipay.trade.refund": onTrade((trade, biz, { now }) => {
    const about = refunding.safeParse(biz);
    if (!about.success) return business("ACQ.INVALID_PARAMETER");
    const { out_request_no: request, refund_amount } = about.data;
    const fen = fenOfText(refund_amount);
    const done = trade.refunds.find((one) => one.request === request);
    if (done && done.fen !== fen) return business("ACQ.DISCORDANT_REPEAT_REQUEST");
    if (!done) {
      if (trade.status !== "TRADE_SUCCESS") return business("ACQ.TRADE_STATUS_ERROR");
      if (!(fen > 0) || givenBack(trade) + fen > fenOfText(trade.total))
        return business("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
      trade.refunds.push({ request, fen, at: now });
      if (givenBack(trade) === fenOfText(trade.total)) trade.status = "TRADE_CLOSED";
    }
    return success({ ...names(trade), fund_change: done ? "N" : "Y", refund_fee: yuanOf(givenBack(trade)) });
  }),
  "alipay.trade.fastpay.refund.query": onTrade((trade, biz) => {
    const request = refunding.pick({ out_request_no: true }).safeParse(biz).data?.out_request_no;
    const done = trade.refunds.find((one) => one.request === request);
    // of a refund that never was Alipay says nothing but success
    if (!done) return success({});
    if (done.waits) return success({ ...names(trade), out_request_no: request, refund_amount: yuanOf(done.fen) });
    return success({
      ...names(trade),
      out_request_no: request,
      refund_status: "REFUND_SUCCESS",
      refund_amount: yuanOf(done.fen),
      total_amount: trade.total,
      gmt_refund_pay: beijingTime(done.at),
    });
  }),
  "alipay.data.dataservice.bill.downloadurl.query": (trades, biz, { now, endpoint }) => {
    if (typeof biz.bill_date !== "string" || biz.bill_date >= beijingTime(now).slice(0, 10) || trades.size === 0)
      return { code: "40004", msg: "Business Failed", sub_code: "isp.bill_not_exist" };
    return success({ bill_download_url: new URL("/bill", endpoint).href });
  },
};

/** GB18030's characters of two bytes, which Node can read but not write. */
function gbk(text: string): Uint8Array {
  const decoder = new TextDecoder("gb18030");
  const bytesOf = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) bytesOf.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return Uint8Array.from(
    [...text].flatMap((one) => (one < "\u0080" ? [one.charCodeAt(0)] : (bytesOf.get(one) ?? [63]))),
  );
}

const columns =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";
const line = (trade: AlipayTrade, type: string, fen: number, at: Date, request: string) =>
  `${trade.tradeNo}\t,${trade.reference}\t,${type}\t,${trade.subject},${beijingTime(trade.createdAt)},${beijingTime(at)},\t,\t,\t,\t,**(274***@qq.com)\t,${yuanOf(fen)},${yuanOf(fen)},0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,${request}\t,-1.79,0.00,`;

/** The statement of all trades there are, as Alipay packs it: two files with Chinese names, in GBK. */
export function billOf(trades: readonly AlipayTrade[], now: Date): Uint8Array {
  const rows = trades.flatMap((trade) => [
    ...(trade.paidAt ? [line(trade, "交易", fenOfText(trade.total), trade.paidAt, "")] : []),
    ...trade.refunds.map(({ request, fen, at }) => line(trade, "退款", -fen, at, request)),
  ]);
  const details = [
    "#支付宝业务明细查询",
    "#账号：[20881021462251350156]",
    `#起始日期：[${beijingTime(now)}]   终止日期：[${beijingTime(now)}]`,
    "#-----------------------------------------业务明细列表----------------------------------------",
    columns,
    ...rows,
    "#-----------------------------------------业务明细列表结束------------------------------------",
    `#交易合计：${rows.length}笔，商家实收共0.00元，商家优惠共0.00元`,
    `#导出时间：[${beijingTime(now)}]`,
    "",
  ].join("\r\n");
  const sums = [
    "#支付宝业务汇总查询",
    "门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）",
    "\t,\t,1,1,0.00",
    "",
  ];
  return zipSync({
    "20881021462251350156_20260302_业务明细(汇总).csv": gbk(sums.join("\r\n")),
    "20881021462251350156_20260302_业务明细.csv": gbk(details),
    "read-me.txt": strToU8("a file that is none of our business"),
  });
}
