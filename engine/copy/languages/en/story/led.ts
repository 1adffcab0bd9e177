/** First lines in English for what the agent wants first: the price is a figure, and stands in them. */
import type { Story } from "#engine/copy/languages/base/story";

export const led: NonNullable<Story["led"]> = {
  price: {
    professional: [
      "{?sale}For sale at {price}: a {beds.adj} {type} in {place}.",
      "{?sale}The asking price is {price}, for a {beds.adj} {type} in {place}.",
      "{?rent}To let at {price}: a {beds.adj} {type} in {place}.",
      "{?rent}The rent is {price}, for a {beds.adj} {type} in {place}.",
      "For {price}: {beds} in {place}.",
    ],
    friendly: [
      "{price} in {district}, and here’s what comes with it: {beds}.",
      "First, the figure everyone asks about: {price}.",
      "You’ll want to know what it costs, so that comes first: {price}.",
      "{?sale}A {beds.adj} {type} in {district} for {price}? Here’s one.",
      "{?rent}A {beds.adj} {type} to rent in {district} for {price}? Here’s one.",
    ],
    luxury: [
      "In {place}, for {price}.",
      "{price}: a {beds.adj} {type} in {district}.",
      "{beds}, in {place}, for {price}.",
    ],
    trendy: ["{price.bare}, {district}: {beds}.", "{price.bare}. {beds}. {district}.", "The price tag says {price}."],
  },
};
