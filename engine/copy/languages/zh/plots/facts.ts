/** What plots say alike: the bare facts, in the order in which an agent types them. What each makes of them stands in its own file. */
import type { Templates } from "#engine/copy/languages/base/language";

/** One sentence of those that are known, in this order; whichever comes first begins it. */
export const run = (...parts: readonly string[]): Templates =>
  parts.map((part, at) => [part, ...parts.slice(at + 1).map((one) => `[，${one}]`)].join(""));

/** Where it is, what it is and what it costs, with what a plot makes nothing else of between area and price. */
export const whole = (...more: readonly string[]): Templates => {
  const rest = more.map((part) => `[，${part}]`).join("");
  return [
    `{place}·{name}，{layout.han}，{area}${rest}，{price.bare}`,
    `{!name}{place}的{type}，{layout.han}，{area}${rest}，{price.bare}`,
    `{!name}{place}，{layout.han}，{area}${rest}，{price.bare}`,
    `{!place}{name}，{layout.han}，{area}${rest}，{price.bare}`,
    `{place}·{name}，{layout.han}，{price.bare}`,
    `{!name}{place}的{type}，{layout.han}，{price.bare}`,
    `{place}·{name}，{layout.han}，{area}${rest}`,
    `{!name}{place}的{type}，{layout.han}，{area}${rest}`,
    `{layout.han}，{area}${rest}，{price.bare}`,
    `{layout.han}，{area}${rest}`,
    "{layout.han}",
  ];
};

/** How to answer, behind a plot's own reason to. */
export const reach = (why: string): Templates => [
  `${why}，找[{company}的]{agent}：{phone}`,
  `${why}，找[{company}的]{agent}`,
  `${why}，打给{company}：{phone}`,
  `${why}，留言给我`,
];
