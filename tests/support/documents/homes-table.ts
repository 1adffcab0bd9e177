/** A table of two hundred homes as an office keeps it, seven of its rows wrong, each in a way of its own. */

export const headings = [
  "标题",
  "总价（万）",
  "建筑面积(㎡)",
  "户型",
  "区域",
  "小区",
  "朝向",
  "楼层",
  "建成年代",
  "链接",
  "内部备注",
];

const row = (number: number): string[] => [
  `临江雅苑 ${number} 号房`,
  String(300 + number),
  (60 + number / 10).toFixed(1),
  `${1 + (number % 4)}室${1 + (number % 2)}厅1卫`,
  "滨江",
  "临江雅苑",
  number % 2 ? "南" : "南北",
  `中楼层（共${10 + (number % 20)}层）`,
  String(1995 + (number % 28)),
  `https://www.example.com/ershoufang/${1000 + number}.html`,
  "钥匙在店里, 周末可看",
];

/** Row (as people count) -> column and what stands there instead. */
export const wrong: Readonly<Record<number, readonly [string, string]>> = {
  7: ["总价（万）", "面议"],
  31: ["建筑面积(㎡)", "约八十"],
  58: ["户型", "毛坯"],
  90: ["建成年代", "不详年份"],
  121: ["链接", "见附件"],
  160: ["总价（万）", "售罄"],
  // with nothing to say of it: neither price, size nor rooms
  200: ["", ""],
};

export function homesTable(): string[][] {
  return Array.from({ length: 200 }, (_, index) => {
    const number = index + 1;
    const cells = row(number);
    const change = wrong[number];
    if (!change) return cells;
    const [column, value] = change;
    if (column === "") return cells.map((cell, at) => ([1, 2, 3].includes(at) ? "" : cell));
    return cells.map((cell, at) => (headings[at] === column ? value : cell));
  });
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const homesCsv = (): string =>
  `\uFEFF${[headings, ...homesTable()].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
