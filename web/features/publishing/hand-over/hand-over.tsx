/** Posting by hand: the fields in the order of the platform's form, the photos in theirs, and the word that it is done. */
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Campaign, SavedPiece } from "#contract/campaign";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import type { Publication, PublicationDetail } from "#contract/publishing/publication";
import { composeLinks, isPhone } from "#engine/platforms/compose";
import { asksMediaFirst } from "#engine/platforms/form-order";
import { getPlatform } from "#engine/platforms/index";
import { picturesFor } from "#engine/platforms/pictures-for";
import { postedOf } from "#engine/platforms/posted";
import { forReaders } from "#engine/publishing/outgoing";
import { orpc } from "#web/lib/api.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { Place } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState, Loading } from "#web/ui/states.tsx";
import { CopyField } from "../copy-field.tsx";
import { usePlatformName } from "../names.ts";
import styles from "../publishing.module.css";
import { HandPhotos } from "./hand-photos.tsx";
import { MarkPosted } from "./mark-posted.tsx";
import { type SharedFile, SharePost } from "./share-post.tsx";

const QR_PX = 132;
/** A link works for a day. */
const LINK_FRESH_MS = 12 * 3_600_000;

export function HandOver({ publicationId }: { publicationId: string }) {
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const queries = useQueryClient();
  const options = orpc.publications.get.queryOptions({ input: { id: publicationId } });
  const post = useQuery(options);
  const campaignId = post.data?.campaignId ?? "";
  const campaign = useQuery({
    ...orpc.campaigns.get.queryOptions({ input: { id: campaignId } }),
    enabled: campaignId !== "",
  });
  const error = post.error ?? campaign.error;
  if (error) return <ErrorState error={error} retry={() => void Promise.all([post.refetch(), campaign.refetch()])} />;
  if (!post.data || (campaignId !== "" && !campaign.data)) return <Loading />;
  const { platform, homeTitle, state, connectionId, pieceId } = post.data;
  const title = t("handTitle", { platform: platformName(platform) });
  const piece = campaign.data?.pieces.find(({ id }) => id === pieceId);
  const back =
    campaignId === "" ? null : (
      <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId }} className={styles.link}>
        {t("toCampaign")}
      </Link>
    );
  if (state !== "planned" || connectionId !== null || !campaign.data || !piece)
    return (
      <Page title={title} width="narrow">
        <EmptyState title={t("handDone")} text={t("handDoneText", { state: t(`states.${state}`) })} action={back} />
      </Page>
    );
  if (!mayLeaveWith(post.data.approval))
    return (
      <Page title={title} width="narrow">
        <EmptyState title={t("approval.handWaits")} text={t("approval.waitsText")} action={back} />
      </Page>
    );
  return (
    <Page title={title} lead={t("handLead", { home: homeTitle })} width="narrow">
      <Held post={post.data} />
      <Fields campaign={campaign.data} piece={piece} post={post.data} />
      <MarkPosted
        post={post.data}
        pieceVersion={piece.version}
        onDone={(next: Publication) => {
          queries.setQueryData(options.queryKey, (before) => (before ? { ...before, ...next } : before));
          void queries.invalidateQueries({ queryKey: orpc.publications.list.key() });
        }}
      />
      {back}
    </Page>
  );
}

/** The home changed: what is copied here may not be true any more. */
function Held({ post: { heldBy, propertyId } }: { post: Publication }) {
  const { t } = useTranslation("publishing");
  if (heldBy !== "recall") return null;
  return (
    <p className={styles.why} role="status">
      {t("heldBy.recall")}{" "}
      <Link to="/dashboard/recalls" search={propertyId === null ? {} : { home: propertyId }} className={styles.link}>
        {t("toRecall")}
      </Link>
    </p>
  );
}

/** The way to the agent's own phone; the code is drawn when its link is there. */
function OnPhone({ publicationId }: { publicationId: string }) {
  const { t } = useTranslation("publishing");
  const { data, error, refetch } = useQuery({
    ...orpc.publications.phoneLink.queryOptions({ input: { id: publicationId } }),
    staleTime: LINK_FRESH_MS,
  });
  return (
    <Panel title={t("onPhone")}>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.phone}>
          {data ? <QrCode value={data.url} alt={t("qr")} size={QR_PX} /> : <Place height={QR_PX} />}
          <p className={styles.words}>{t("onPhoneText")}</p>
        </div>
      )}
    </Panel>
  );
}

function Fields(props: { campaign: Campaign; piece: SavedPiece; post: PublicationDetail }) {
  const { campaign, piece, post } = props;
  const { id, lineAbove: above, film, link, pictures } = post;
  const drawn = pictures.map(({ url, alt }, at) => ({ id: `drawn-${at}`, url, caption: alt }));
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const said = forReaders(piece);
  const { title, text, topics } = postedOf(
    piece,
    above === null ? said : { ...said, body: `${above}\n\n${said.body}` },
  );
  const target = getPlatform(piece.platform);
  const { compose, app } = target ? composeLinks(target, { title, text, url: link }) : { compose: null, app: null };
  const onPhone = app !== null && isPhone(navigator.userAgent);
  const platform = platformName(piece.platform);
  const photos = picturesFor(piece.platform, [...drawn, ...campaign.photos]);
  const files: SharedFile[] = film
    ? [{ url: film.url, name: "film.mp4", type: "video/mp4" }]
    : photos.map(({ url }, at) => ({ url, name: `${String(at + 1).padStart(2, "0")}.jpg`, type: "image/jpeg" }));
  const linkToCopy = target?.linksInText ? link : null;
  const mediaFirst = asksMediaFirst(target);
  const words = (
    <>
      {title ? <CopyField label={t("fieldTitle")} text={title} /> : null}
      <CopyField label={t("fieldText")} text={text} language={piece.language} />
      {topics ? <CopyField label={t("fieldTopics")} text={topics} /> : null}
      {linkToCopy ? <CopyField label={t("fieldLink")} text={linkToCopy} /> : null}
    </>
  );
  const media = (
    <>
      {film ? (
        <div className={styles.handActions}>
          <Button component="a" href={film.url} download="film.mp4" variant="default">
            {t("saveFilm", { seconds: Math.round(film.seconds) })}
          </Button>
        </div>
      ) : null}
      <HandPhotos photos={photos} />
    </>
  );
  return (
    <>
      <div className={styles.elsewhere}>
        <OnPhone publicationId={id} />
      </div>
      <Panel>
        {mediaFirst ? media : words}
        {mediaFirst ? words : media}
        <div className={styles.handActions}>
          {onPhone ? (
            <Button component="a" href={app} rel="noreferrer" variant="default">
              {t("openApp", { platform })}
            </Button>
          ) : null}
          {compose ? (
            <Button component="a" href={compose} target="_blank" rel="noreferrer" variant="default">
              {t(onPhone ? "composeWeb" : "compose", { platform })}
            </Button>
          ) : null}
          <SharePost words={[title, text, topics, linkToCopy]} files={files} />
        </div>
        {onPhone ? <p className={styles.words}>{t(compose ? "noAppButWeb" : "noApp")}</p> : null}
      </Panel>
    </>
  );
}
