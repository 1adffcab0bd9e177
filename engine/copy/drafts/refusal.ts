/** An answer in which a model declines to write. */
const refusal =
  /^\s*(?:(?:i'?m |i am )?(?:sorry|unable|afraid)|i can(?:'|no)t|as an ai|i must decline|抱歉|对不起|很遗憾|我(?:无法|不能)|申し訳|죄송|désolé|je ne peux pas|es tut mir leid|ich kann (?:das |dabei )?nicht)/iu;

export const isRefusal = (answer: string): boolean => refusal.test(answer);
