/** The colours of one home's pictures. All moods share paper, ink and persimmon, so that the pictures are of one hand. */
export interface Mood {
  wall: string;
  wallSide: string;
  ceiling: string;
  floor: string;
  floorLine: string;
  wood: string;
  woodDark: string;
  fabric: string;
  fabricDark: string;
  linen: string;
  sky: [top: string, bottom: string];
  far: string;
  near: string;
  leaf: string;
  leafDark: string;
  /** What is seen from the windows. */
  view: "towers" | "mountains" | "roofs";
}

export const ink = "#1C2024";
export const paper = "#FAF8F5";
export const persimmon = "#D9481C";

export const moods = {
  shanghai: {
    wall: "#F1E9DC",
    wallSide: "#E6DAC8",
    ceiling: "#FAF6EE",
    floor: "#D2B48F",
    floorLine: "#BD9C74",
    wood: "#A97C50",
    woodDark: "#7F5A38",
    fabric: "#7C8C86",
    fabricDark: "#63736D",
    linen: "#FBF7EF",
    sky: ["#BFD9E6", "#F7E7D0"],
    far: "#B7C3C9",
    near: "#93A4AB",
    leaf: "#6F8F63",
    leafDark: "#52714A",
    view: "towers",
  },
  vancouver: {
    wall: "#EDEFEA",
    wallSide: "#DDE2DB",
    ceiling: "#F8F9F5",
    floor: "#C9AB86",
    floorLine: "#B0916B",
    wood: "#B98A5B",
    woodDark: "#6E4F35",
    fabric: "#C7B79E",
    fabricDark: "#AB9A80",
    linen: "#FFFFFF",
    sky: ["#A9C9DE", "#E9F0EC"],
    far: "#A6B8C4",
    near: "#6F8A84",
    leaf: "#5E8460",
    leafDark: "#3F6349",
    view: "mountains",
  },
  tokyo: {
    wall: "#F5F1EA",
    wallSide: "#EAE3D8",
    ceiling: "#FDFBF7",
    floor: "#E0CBA8",
    floorLine: "#CDB58D",
    wood: "#CBA673",
    woodDark: "#95734A",
    fabric: "#8B93A6",
    fabricDark: "#70788C",
    linen: "#FDFCF9",
    sky: ["#CBE0EA", "#F6EBDD"],
    far: "#C7CCD3",
    near: "#A5ADB8",
    leaf: "#7C9A6A",
    leafDark: "#5C7B4F",
    view: "roofs",
  },
} as const satisfies Record<string, Mood>;
