/**
 * Which markets demand that machine-made content says so, in words a reader sees and in the file's metadata.
 * China: 人工智能生成合成内容标识办法, in force since 2025-09-01, articles 4 and 5; wording and field after GB 45438-2025,
 * which asks for "人工智能" or "AI" together with "生成" or "合成".
 */

interface LabelDuty {
  /** By language; "*" for every other one. The elements the standard asks for stay in Chinese. */
  wording: Record<string, string>;
  citation: string;
}

const duties: Record<string, LabelDuty> = {
  CN: {
    wording: {
      zh: "本内容由AI生成",
      en: "AI生成 · AI-generated",
      ja: "AI生成 · AIによる生成コンテンツ",
      ko: "AI生成 · AI 생성 콘텐츠",
      fr: "AI生成 · Contenu généré par IA",
      de: "AI生成 · Mit KI erstellt",
      "*": "AI生成 · AI-generated",
    },
    citation: "人工智能生成合成内容标识办法第四条、第五条（2025年9月1日施行）；GB 45438-2025",
  },
};

/** The visible label a machine-made text must carry there, or null where none is demanded. */
export function machineLabel(market: string | null, language: string): string | null {
  const duty = market === null ? undefined : duties[market];
  if (!duty) return null;
  return duty.wording[language.toLowerCase().split("-")[0] ?? ""] ?? duty.wording["*"] ?? null;
}

/** Does a text already say, in the market's terms, that it is machine-made? */
export const carriesMachineLabel = (text: string): boolean =>
  /(?:人工智能|AI)[^。\n]{0,6}(?:生成|合成)|(?:生成|合成)[^。\n]{0,4}(?:人工智能|AI)/iu.test(text);

/** The metadata field "AIGC" of GB 45438-2025 for a file of this campaign, as JSON-ready data; null where none is demanded. */
export function machineMetadata(
  market: string | null,
  made: { producer: string; id: string },
): { AIGC: Record<string, string> } | null {
  if (market === null || !duties[market]) return null;
  return {
    AIGC: {
      Label: "1",
      ContentProducer: made.producer,
      ProduceID: made.id,
      ReservedCode1: "",
      ContentPropagator: made.producer,
      PropagateID: made.id,
      ReservedCode2: "",
    },
  };
}

/** The same as it is written into a file. */
export function machineMark(market: string | null, id: string): string | null {
  const metadata = machineMetadata(market, { producer: "Listcast", id });
  return metadata && JSON.stringify(metadata.AIGC);
}
