/** First lines in Korean for what the agent wants first: the price is a figure, and stands in them. */
import type { Story } from "#engine/copy/languages/base/story";

export const led: NonNullable<Story["led"]> = {
  price: {
    professional: ["{district} {type}, {price}입니다.", "{price}, {district}의 {type}입니다."],
    friendly: ["가장 궁금하실 숫자부터 적을게요. {price}입니다.", "{district} {type}, {price}입니다. 하나씩 볼게요."],
    luxury: ["{district}, {type} 한 채. {price}.", "{price}. {district}의 {type}."],
    trendy: ["{price}, {district} {type}. 숫자부터 깔게요.", "숫자부터. {price}, {district} {type}."],
  },
};
