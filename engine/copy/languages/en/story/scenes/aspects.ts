/** Scenes on which way rooms look. */
import type { Scene } from "#engine/copy/languages/base/story";

export const aspects: readonly Scene[] = [
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["South-facing living room, {beds.adj} {type}", "{livingSouth.bare}, {district}"],
    open: {
      professional: ["The living room faces south."],
      friendly: ["Ask of any living room where it faces. This one faces south."],
      luxury: ["The living room is turned to the south."],
      trendy: ["The living room faces south. Sofa placement done."],
    },
    line: {
      professional: ["The living room faces south", "The main room faces south, which helps with light in winter"],
      friendly: [
        "The living room faces south, which you notice most in winter",
        "The living room is on the south side, so that’s where everyone will sit",
      ],
      luxury: ["The living room faces south", "South is the side the living room looks to"],
      trendy: ["South-facing living room, best seat in winter", "The living room faces south"],
    },
  },
  {
    on: ["livingSouth", "southBalcony"],
    icon: "🌞",
    weight: 98,
    line: {
      professional: ["The living room faces south, and there is {southBalcony}"],
      friendly: ["The living room faces south and there’s {southBalcony}, so the light has two good seats"],
      luxury: ["The living room faces south, and there is {southBalcony}"],
      trendy: ["South-facing living room, plus {southBalcony}"],
    },
  },
  {
    on: ["kitchenWindow", "bathWindow"],
    icon: "🍳",
    weight: 68,
    line: {
      professional: ["The kitchen and the bathroom each have a window"],
      friendly: ["The kitchen and the bathroom each have a window, so steam and cooking smells clear by themselves"],
      luxury: ["Kitchen and bathroom each have a window"],
      trendy: ["Windows in the kitchen and the bathroom"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["The kitchen has a window"],
      friendly: ["The kitchen has a window, so burnt toast is soon forgotten"],
      luxury: ["The kitchen has a window"],
      trendy: ["The kitchen has a window"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["The bathroom has a window"],
      friendly: ["The bathroom has a window, so the steam clears while you dress"],
      luxury: ["The bathroom has a window, and daylight"],
      trendy: ["The bathroom has a window"],
    },
  },
];
