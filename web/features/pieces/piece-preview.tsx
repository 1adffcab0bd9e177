/** The piece as a reader of its platform meets it, with the campaign's photos and figures. */
import { useTranslation } from "react-i18next";
import type { Campaign, SavedPiece } from "#contract/campaign";
import { useConfig } from "#web/lib/config-context.tsx";
import { formatArea } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { offerText } from "#web/ui/listing/price-text.ts";
import { type LaidOut, targetOf } from "./platform-format.ts";
import { previewFor } from "./previews/registry.ts";
import styles from "./results.module.css";
import type { PieceText } from "./saved-edits.ts";

function useFigures(campaign: Campaign, language: Language) {
  const { t } = useTranslation("facts");
  const { area, rooms, floor, yearBuilt } = campaign.listing;
  const facts = [
    { label: t("fields.bedrooms"), value: rooms.bedrooms },
    { label: t("fields.bathrooms"), value: rooms.bathrooms },
    {
      label: area ? t(`areaKind.${area.kind === "unknown" ? "gross" : area.kind}`) : "",
      value: area ? formatArea(language, area.sqm) : null,
    },
    { label: t("fields.floor"), value: floor },
    { label: t("fields.yearBuilt"), value: yearBuilt },
  ];
  return {
    facts: facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value: String(value) }])),
    price: offerText(t, language, campaign.listing),
  };
}

export function PiecePreview({
  campaign,
  piece,
  text,
  laid,
}: {
  campaign: Campaign;
  piece: SavedPiece;
  text: PieceText;
  laid: LaidOut;
}) {
  const { t } = useTranslation("pieces");
  const language = useLanguage();
  const { backendUrl } = useConfig();
  const addressOf = (path: string | null) => path && new URL(path, new URL(backendUrl, location.origin)).href;
  const figures = useFigures(campaign, language);
  const target = targetOf(piece);
  const family = target?.family ?? "social-post";
  const name = target?.name[language] ?? piece.platform;
  const Preview = previewFor(piece.platform, family, piece.kind);
  const changed = text.body !== piece.body || text.title !== piece.title;
  return (
    <section className={styles.preview} aria-label={t("previewOf", { platform: name })}>
      {changed && piece.html ? <p className={styles.note}>{t("preview.layoutOnSave")}</p> : null}
      <div className={styles.frame} data-depicts={piece.platform}>
        <Preview
          key={piece.id}
          platform={{ id: piece.platform, name, family, imagesMax: target?.media.imagesMax ?? null }}
          piece={{
            language: piece.language,
            kind: piece.kind,
            title: piece.kind === "email" ? text.title : laid.title,
            text: laid.text,
            body: text.body,
            tags: laid.tags,
            preheader: piece.preheader,
            // The HTML is made by the server from the saved text: while it differs, the plain text is the truth.
            html: changed ? null : piece.html,
            length: laid.length,
          }}
          photos={campaign.photos}
          author={campaign.agent}
          signer={{ portrait: addressOf(campaign.signer.portraitUrl), wechat: addressOf(campaign.signer.wechatUrl) }}
          facts={figures.facts}
          price={figures.price}
        />
      </div>
    </section>
  );
}
