/** The architecture as a picture: a band a room or storey, what stands lower is imported by what stands higher. */
import { arrows, serverStoreys, webStoreys } from "./law.ts";
import { isTest, sourcesOf } from "./read.ts";

const WIDTH = 960;
const BAND = 44;
const GAP = 8;
const FONT = "font-family='ui-sans-serif, system-ui, sans-serif'";

interface Band {
  label: string;
  /** What stands in it, each with its files. */
  cells: readonly string[];
  x: number;
  y: number;
  width: number;
  /** A colour that reads on white and on black. */
  fill: string;
}

/** Files of the product, rounded to tens so that the picture does not change with every file. */
function filesOf(room: string, inside?: string): string {
  const prefix = inside === undefined ? `${room}/` : `${room}/${inside}`;
  const files = sourcesOf(room).filter(({ file }) => !isTest(file) && file.startsWith(prefix));
  return files.length < 10 ? "" : ` ${Math.round(files.length / 10) * 10}`;
}

function drawBand({ label, cells, x, y, width, fill }: Band): string {
  const text = [label && `<tspan font-weight="700">${label}</tspan>`, cells.join(" · ")].filter(Boolean).join("  ");
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${BAND}" rx="8" fill="${fill}"/>`,
    `<text x="${x + 14}" y="${y + 27}" ${FONT} font-size="14" fill="#fff">${text}</text>`,
  ].join("\n");
}

/** Bands from the top down, beginning at a height. */
const stacked = (bands: readonly Omit<Band, "y">[], top: number): Band[] =>
  bands.map((band, at) => ({ ...band, y: top + at * (BAND + GAP) }));

/** An SVG of rooms and storeys with their sizes. The same sources give the same picture. */
export function drawArchitecture(): string {
  const half = (WIDTH - GAP) / 2;
  const server = serverStoreys.map((cells, at) => ({
    label: at === serverStoreys.length - 1 ? "server" : "",
    cells: cells.map((cell) => cell + filesOf("server", cell)),
    x: 0,
    width: half + 120,
    fill: "#2f5d50",
  }));
  const web = webStoreys.map((cells, at) => ({
    label: at === webStoreys.length - 1 ? "web" : "",
    cells: cells.map((cell) => cell + filesOf("web", cell)),
    x: half + 120 + GAP,
    width: half - 120,
    fill: "#38587a",
  }));
  const cli = { label: `cli${filesOf("cli")}`, cells: [], x: half + 120 + GAP, width: half - 120, fill: "#5b5f66" };
  const top = stacked(server.toReversed(), 0);
  const side = stacked([...web.toReversed(), cli], 0);
  const ground = Object.keys(arrows)
    .filter((room) => !["server", "web", "cli"].includes(room))
    .toReversed()
    .map((room) => ({ label: room + filesOf(room), cells: [], x: 0, width: WIDTH, fill: "#7a4b2e" }));
  const below = stacked(ground, serverStoreys.length * (BAND + GAP) + GAP);
  const height = serverStoreys.length * (BAND + GAP) + GAP + ground.length * (BAND + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Rooms of the project: each imports only what stands below it">`,
    ...[...top, ...side, ...below].map(drawBand),
    "</svg>\n",
  ].join("\n");
}
