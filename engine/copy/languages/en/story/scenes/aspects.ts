/** Scenes on which way rooms look. */
import type { Scene } from "#engine/copy/languages/base/story";

export const aspects: readonly Scene[] = [
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["South-facing living room, {beds.adj} {type}", "{livingSouth.bare}, {district}"],
    open: {
      professional: ["The living room faces south."],
      friendly: ["Winter test for any living room: where does it face? This one faces south."],
      luxury: ["The light enters from the south and takes a seat in the living room."],
      trendy: ["Living room faces south. Sofa placement: solved."],
    },
    line: {
      professional: ["The living room faces south"],
      friendly: ["A living room facing south, so the sofa gets the good side"],
      luxury: ["A living room that faces south, unhurried"],
      trendy: ["South-facing living room. Lamps on standby"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 98,
    line: {
      professional: ["The living room faces south, and there is {southBalcony}"],
      friendly: ["The living room faces south and there’s {southBalcony}, so the light has two good seats"],
      luxury: ["A living room turned to the south, and {southBalcony}"],
      trendy: ["South-facing living room. {southBalcony}. Pattern spotted"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🍳",
    weight: 68,
    line: {
      professional: ["Kitchen and bathroom each have a window"],
      friendly: ["A window in the kitchen and one in the bathroom, so steam and toast both have a way out"],
      trendy: ["Kitchen window, bathroom window. Steam: gone"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["The kitchen has a window"],
      friendly: ["The kitchen has a window, so burnt toast is a private matter"],
      luxury: ["A window in the kitchen: something to look up at from the pan"],
      trendy: ["Kitchen window. Fry with confidence"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["The bathroom has a window"],
      friendly: ["A window in the bathroom, so the mirror clears while you dress"],
      luxury: ["A window in the bathroom, and daylight on the steam"],
      trendy: ["Bathroom window. Steam exits stage left"],
    },
  },
];
