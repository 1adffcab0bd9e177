/** The words a suggestion quotes to be taken over as they stand: “本内容由AI生成”, "Equal Housing Opportunity". */
import type { Finding } from "#contract/copy";

const quoted = /[“"「]([^“”"「」]{2,120})[”"」]/gu;
/** Blanks to fill, and examples: a figure, a class, a name or a status that nobody confirmed of this home or this agent. */
const open =
  /[X×]{1,4}|\{|…|\.\.\.|\p{N}|[:：]|[◯○]|(?<!\p{L})[A-G]$|Bedarfsausweis|Brokerage|charge du vendeur|encadrement|加盟店|홍길동|gated|门禁|主页/u;

/** Without those that have blanks to fill. `language`: of the text. */
function quotedWordings({ suggestion }: Pick<Finding, "suggestion">, language: string): string[] {
  const own = language === "zh" ? suggestion?.zh : suggestion?.en;
  const bare = suggestion?.en.match(/^(?:Add|加上) ([A-Z][^.“"]{6,60})\.$/u)?.[1];
  return [...[...(own ?? "").matchAll(quoted)].map((match) => match[1] ?? ""), ...(bare ? [bare] : [])].filter(
    (words) => words !== "" && !open.test(words),
  );
}

/** What may be added where something is missing: the wordings its finding quotes and what signs the text, none of which it has. */
export const wordsToAdd = (
  finding: Pick<Finding, "suggestion">,
  { language, body }: { readonly language: string; readonly body: string },
  signature: readonly string[],
): string[] => [...quotedWordings(finding, language), ...signature].filter((words) => !body.includes(words));
