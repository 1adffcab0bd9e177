/** Package management of the administration: its nine tabs, and what opens over them. */
import { all, fails, holds, like, press, type Screen, type Stage, says } from "#tests/support/screens/kit";
import { differences, invoices } from "./books.ts";
import { coupons, enquiries, subscriptions } from "./offers.ts";
import { order, orders, refunds, transfers } from "./payments.ts";
import { id } from "./shared.ts";

const at = (tab: string, more = "") => `/admin/packages?tab=${tab}${more}`;

const lists = { orders, subscriptions, transfers, refunds, coupons, enquiries, invoices, differences };

type Tab = keyof typeof lists;

const withList = (tab: Tab) => says(`admin.${tab}.list`, lists[tab]);

const dialogs = (count: number) => async (stage: Stage) =>
  stage.page
    .getByRole("dialog")
    .nth(count - 1)
    .waitFor();

/** Takes an item of the first row's menu. */
const taken = (item: (t: Stage["t"]) => string) => async (stage: Stage) => {
  const { page: window, t } = stage;
  await window
    .getByRole("button", { name: like(t.admin.list.menu) })
    .first()
    .click();
  await window.getByRole("menuitem", { name: item(t), exact: true }).click();
  await dialogs(1)(stage);
};

const admin = { who: "admin" } as const;

const over = { ...admin, state: true } as const;

const listOf = (tab: Tab, zh: string, en: string): Screen => ({
  ...admin,
  name: `admin-packages-${tab}`,
  caption: [`套餐管理：${zh}`, `Packages: ${en}`],
  path: at(tab),
  before: withList(tab),
});

/** A drawer opened by its link. */
const drawerOf = (tab: Tab, last: number, zh: string, en: string): Screen => ({
  ...over,
  name: `admin-packages-${tab}-open`,
  caption: [`套餐管理：${zh}`, `Packages: ${en}`],
  path: at(tab, `&open=${id(last)}`),
  before: all(withList(tab), says("admin.orders.get", order)),
  act: dialogs(1),
});

export const adminPackagesScreens: Screen[] = [
  listOf("orders", "订单", "orders"),
  drawerOf("orders", 1, "一笔订单", "one order"),
  {
    ...over,
    name: "admin-packages-refund",
    caption: ["套餐管理：退款", "Packages: giving money back"],
    path: at("orders", `&open=${id(1)}`),
    before: all(withList("orders"), says("admin.orders.get", order)),
    act: all(
      dialogs(1),
      // the filter of the list behind has the same word
      async ({ page: window, t }) =>
        window.getByRole("dialog").getByRole("button", { name: t.adminPackages.orders.refund, exact: true }).click(),
      dialogs(2),
    ),
  },
  {
    ...over,
    name: "admin-packages-offer",
    caption: ["套餐管理：发出报价", "Packages: an offer"],
    path: at("orders"),
    before: withList("orders"),
    act: all(
      press((t) => t.adminPackages.offer.button),
      dialogs(1),
    ),
  },
  {
    ...over,
    name: "admin-packages-empty",
    caption: ["套餐管理：没有找到订单", "Packages: no such order"],
    path: at("orders", "&q=nobody-has-this"),
  },
  {
    ...over,
    name: "admin-packages-waiting",
    caption: ["套餐管理：读取中", "Packages: loading"],
    path: at("orders"),
    before: holds("admin.orders.list"),
    waiting: true,
  },
  {
    ...over,
    name: "admin-packages-failed",
    caption: ["套餐管理：读取失败", "Packages: could not be read"],
    path: at("refunds"),
    before: fails("admin.refunds.list", "not_found", 404),
  },
  {
    ...over,
    name: "admin-packages-forbidden",
    caption: ["套餐管理：没有权限", "Packages: no permission"],
    path: at("orders"),
    before: fails("admin.orders.list", "forbidden", 403),
  },
  listOf("subscriptions", "套餐记录", "packages"),
  {
    ...over,
    name: "admin-packages-extend",
    caption: ["套餐管理：延期", "Packages: extending"],
    path: at("subscriptions"),
    before: withList("subscriptions"),
    act: taken((t) => t.adminPackages.subscriptions.extend),
  },
  {
    ...over,
    name: "admin-packages-grant",
    caption: ["套餐管理：赠送套餐", "Packages: giving a plan"],
    path: at("subscriptions"),
    before: withList("subscriptions"),
    act: all(
      press((t) => t.adminPackages.subscriptions.grant),
      dialogs(1),
    ),
  },
  {
    ...admin,
    name: "admin-packages-prices",
    caption: ["套餐管理：价目表", "Packages: price lists"],
    path: at("prices"),
  },
  {
    ...over,
    name: "admin-packages-prices-wrong",
    caption: ["价目表：不合适的内容", "Price lists: what does not fit"],
    path: at("prices"),
    act: async ({ page: window, t }) => {
      const { price, quota, save } = t.adminPackages.prices;
      await window.getByLabel(like(price)).first().fill("12,5,0");
      await window.getByLabel(quota, { exact: true }).first().fill("0");
      await window.getByRole("button", { name: save, exact: true }).click();
      await window.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    ...over,
    name: "admin-packages-prices-changed",
    caption: ["价目表：改动与预览", "Price lists: changes and preview"],
    path: at("prices"),
    act: async ({ page: window, t }) => {
      const { price, from } = t.adminPackages.prices;
      await window.getByLabel(like(price)).first().fill("129");
      await window.getByText(like(from)).first().scrollIntoViewIfNeeded();
    },
  },
  listOf("transfers", "银行转账", "bank transfers"),
  {
    ...over,
    name: "admin-packages-transfer",
    caption: ["套餐管理：确认到账", "Packages: a transfer that came"],
    path: at("transfers"),
    before: withList("transfers"),
    act: taken((t) => t.adminPackages.transfers.confirm),
  },
  listOf("refunds", "退款", "refunds"),
  drawerOf("refunds", 51, "一笔退款", "one refund"),
  listOf("coupons", "优惠码", "coupons"),
  {
    ...over,
    name: "admin-packages-coupon",
    caption: ["套餐管理：新建优惠码", "Packages: a new coupon"],
    path: at("coupons"),
    before: withList("coupons"),
    act: all(
      press((t) => t.adminPackages.coupons.new),
      dialogs(1),
    ),
  },
  listOf("enquiries", "咨询", "enquiries"),
  drawerOf("enquiries", 91, "一条咨询", "one enquiry"),
  listOf("invoices", "发票申请", "tax invoices"),
  drawerOf("invoices", 101, "一份发票申请", "one tax invoice"),
  {
    ...over,
    name: "admin-packages-invoice-red",
    caption: ["套餐管理：登记红字发票", "Packages: recording a red invoice"],
    path: at("invoices", `&open=${id(103)}`),
    before: withList("invoices"),
    act: all(
      dialogs(1),
      press((t) => t.adminPackages.invoices.redRegister),
      dialogs(2),
    ),
  },
  {
    ...over,
    name: "admin-packages-invoice-mistake",
    caption: ["套餐管理：开票有误", "Packages: an invoice with wrong details"],
    path: at("invoices", `&open=${id(102)}`),
    before: withList("invoices"),
    act: all(
      dialogs(1),
      press((t) => t.adminPackages.invoices.mistakeAct),
      dialogs(2),
    ),
  },
  listOf("differences", "对账差异", "differences"),
  drawerOf("differences", 111, "一笔差异", "one difference"),
  {
    ...over,
    name: "admin-packages-statement",
    caption: ["套餐管理：立即对账", "Packages: comparing now"],
    path: at("differences"),
    before: withList("differences"),
    act: all(
      press((t) => t.adminPackages.differences.run),
      dialogs(1),
    ),
  },
];
