/** Reads a model's answer: JSON, perhaps wrapped in a code fence or in chatter, or a refusal in prose. */
import { AppError } from "#contract/errors";
import { type ModelDraft, modelDraft } from "./model.ts";

const refusal =
  /^\s*(?:(?:i'?m |i am )?(?:sorry|unable|afraid)|i can(?:'|no)t|as an ai|i must decline|抱歉|对不起|很遗憾|我(?:无法|不能)|申し訳|죄송|désolé|je ne peux pas|es tut mir leid|ich kann (?:das |dabei )?nicht)/iu;

/** The outermost JSON object in `text`; models like to explain themselves around it. */
function jsonIn(text: string): string | null {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start >= 0 && end > start ? text.slice(start, end + 1) : null;
}

/** Throws `model_refused` or `model_malformed`. */
export function readAnswer(text: string): ModelDraft {
  const json = jsonIn(text);
  if (json === null)
    throw new AppError(refusal.test(text) ? "model_refused" : "model_malformed", { message: text.slice(0, 200) });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new AppError("model_malformed", { message: json.slice(0, 200), cause });
  }
  const parsed = modelDraft.safeParse(value);
  if (!parsed.success) throw new AppError("model_malformed", { message: json.slice(0, 200), cause: parsed.error });
  if (refusal.test(parsed.data.body)) throw new AppError("model_refused", { message: parsed.data.body.slice(0, 200) });
  return parsed.data;
}
