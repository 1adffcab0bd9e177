/** What a person sees when the server is ready: where it is, who can sign in, where the data lies. */
import type { DemoResult } from "#server/demo/demo-accounts";

export interface Ready {
  address: string;
  dataDir: string;
  /** Where the database lies when that is not inside the data folder. */
  cluster: string | null;
  demo: DemoResult | null;
  mailbox: string | null;
  seconds: number;
}

export function banner({ address, dataDir, cluster, demo, mailbox, seconds }: Ready): string {
  const rows: [string, string][] = [["地址 Address", address]];
  if (demo?.fresh)
    for (const { email, password } of demo.accounts) rows.push(["演示账号 Demo", `${email}  ${password}`]);
  else if (demo && demo.accounts.length > 0)
    rows.push(["演示账号 Demo", `${demo.accounts.map((a) => a.email).join(", ")}  (${demo.file})`]);
  if (mailbox) rows.push(["邮件 Mailbox", mailbox]);
  rows.push(["数据 Data", dataDir]);
  if (cluster) rows.push(["数据库 Database", cluster]);
  // Chinese signs are two columns wide
  const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
  const widest = Math.max(...rows.map(([name]) => width(name)));
  const lines = rows.map(([name, value]) => `    ${name}${" ".repeat(widest - width(name))}   ${value}`);
  return ["", `  房播 Listcast  ready in ${seconds.toFixed(1)} s`, "", ...lines, ""].join("\n");
}
