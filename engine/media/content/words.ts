/** The few words of pictures that no fact brings. */
import type { CopyLanguage } from "#contract/copy";

interface PictureWords {
  /** Beside the code. */
  scan: string;
  /** Over the price until now, and over today's. Never "原价": the price law keeps that for a price that was paid. */
  before: string;
  now: string;
  /** Over the agent's name. */
  contact: string;
  /** What is offered, where the picture has no other occasion. */
  sale: string;
  rent: string;
  /** That nobody spoke the voice of a film. */
  spoken: string;
}

export const pictureWords: Readonly<Record<CopyLanguage, PictureWords>> = {
  zh: {
    scan: "扫码看房源详情",
    before: "此前",
    now: "现在",
    contact: "预约看房",
    sale: "在售",
    rent: "在租",
    spoken: "旁白为AI合成语音",
  },
  en: {
    scan: "Scan for details",
    before: "Was",
    now: "Now",
    contact: "Arrange a viewing",
    sale: "For sale",
    rent: "To rent",
    spoken: "AI-generated voice",
  },
  ja: {
    scan: "物件の詳細はこちら",
    before: "変更前",
    now: "変更後",
    contact: "ご見学のお問い合わせ",
    sale: "売出中",
    rent: "賃貸",
    spoken: "音声はAIによる合成",
  },
  ko: {
    scan: "QR로 매물 보기",
    before: "이전",
    now: "현재",
    contact: "방문 문의",
    sale: "매매",
    rent: "임대",
    spoken: "AI 음성 내레이션",
  },
  fr: {
    scan: "Voir l’annonce",
    before: "Avant",
    now: "Maintenant",
    contact: "Organiser une visite",
    sale: "À vendre",
    rent: "À louer",
    spoken: "Voix générée par IA",
  },
  de: {
    scan: "Zum Exposé",
    before: "Bisher",
    now: "Jetzt",
    contact: "Besichtigung vereinbaren",
    sale: "Zu verkaufen",
    rent: "Zu vermieten",
    spoken: "KI-generierte Stimme",
  },
};
