/** Which pieces a campaign has in a language, in the order the platforms were chosen: posts, then email, then SMS. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import { type CopyLanguage, pieceKinds } from "#contract/copy";

export const languagesOf = (campaign: Campaign): CopyLanguage[] =>
  campaign.preferences.languages.filter((language) => campaign.pieces.some((piece) => piece.language === language));

export function piecesIn(campaign: Campaign, language: CopyLanguage): SavedPiece[] {
  const order = campaign.preferences.platforms;
  const place = (piece: SavedPiece) =>
    pieceKinds.indexOf(piece.kind) * 1000 + (order.indexOf(piece.platform) + 1 || 999);
  return campaign.pieces.filter((piece) => piece.language === language).sort((a, b) => place(a) - place(b));
}

/** The same platform and kind in another language, so that switching the language stays where one was. */
export function samePlace(
  pieces: readonly SavedPiece[],
  was: Pick<SavedPiece, "platform" | "kind"> | null,
): SavedPiece | null {
  return pieces.find((piece) => piece.platform === was?.platform && piece.kind === was.kind) ?? pieces[0] ?? null;
}
