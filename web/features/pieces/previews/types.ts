/** What every preview is given: one piece as a reader of the platform would meet it. */
import type { CopyLanguage, PieceKind } from "#contract/copy";
import type { PlatformFamily } from "#contract/platform";

export type PreviewPhoto = {
  id: string;
  url: string;
  width: number;
  height: number;
  caption: string | null;
  plan?: true | undefined;
};

type PreviewAuthor = { name: string; company: string | null; phone: string | null; email: string | null };

/** The parts of a piece a preview shows, as they stand in the editor (saved or not). */
type PreviewPiece = {
  language: CopyLanguage;
  kind: PieceKind;
  /** The title field, where the platform has one. */
  title: string | null;
  /** Everything in the text field, hashtags included, as it will be pasted. */
  text: string;
  /** The text without its hashtags, and the hashtags as the platform writes them ("" for none). */
  body: string;
  tags: string;
  preheader: string | null;
  html: string | null;
  length: { used: number; max: number | null };
};

export type PreviewProps = {
  platform: { id: string; name: string; family: PlatformFamily; imagesMax: number | null };
  piece: PreviewPiece;
  photos: PreviewPhoto[];
  author: PreviewAuthor;
  /** Addresses of the author's face and WeChat code, for what shows both. */
  signer: { portrait: string | null; wechat: string | null };
  /** Figures of the home for platforms that show them beside the text (portals). Already formatted. */
  facts: { label: string; value: string }[];
  price: string | null;
};
