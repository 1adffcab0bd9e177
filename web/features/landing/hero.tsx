/** The cover: what it is, for whom, one way in, a picture with the pieces made of it, and four numbers that are computed. */
import type { Claims, SiteConfig } from "#contract/site";
import { fill } from "#locales/fill";
import { entryLink } from "#web/features/landing/entry-link.ts";
import styles from "#web/features/landing/hero.module.css";
import type { Example, ExamplePiece, LandingTexts } from "#web/features/landing/types.ts";
import { RoomDrawing } from "#web/ui/room-drawing.tsx";

interface HeroProps {
  t: LandingTexts;
  config: SiteConfig;
  claims: Claims;
  example: Example;
}

export function Hero({ t, config, claims, example }: HeroProps) {
  const way = entryLink(t, config);
  const [first] = example.pieces;
  const second = example.pieces.find(({ language }) => language !== first?.language);
  return (
    <section id="home" className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t.eyebrow}</p>
        <h1 className={styles.headline}>{t.headline}</h1>
        <p className={styles.lead}>{t.lead}</p>
        <p className={styles.actions}>
          <a className={styles.main} href={way.href}>
            {way.label}
          </a>
          <a className={styles.second} href="#example">
            {t.seeExample}
          </a>
        </p>
        <p className={styles.note}>{t.noCard}</p>
      </div>
      <figure className={styles.cover}>
        <RoomDrawing className={styles.room} />
        {first ? <Cutting t={t} piece={first} /> : null}
        {second ? <Cutting t={t} piece={second} /> : null}
        <figcaption>{fill(t.caption, { title: example.title })}</figcaption>
      </figure>
      <ClaimList t={t} claims={claims} />
    </section>
  );
}

/** The beginning of a finished piece, laid over the picture it belongs to. */
function Cutting({ t, piece }: { t: LandingTexts; piece: ExamplePiece }) {
  const lines = piece.lines.map((line) => line.map(({ text }) => text).join("")).filter((line) => line !== "");
  return (
    <div className={styles.cutting}>
      <p className={styles.cuttingHead}>
        <strong>{piece.name}</strong> {t.justNow}
      </p>
      <p className={styles.cuttingText} lang={piece.language} data-depicts={piece.platform}>
        {[piece.title, ...lines].filter(Boolean).slice(0, 4).join("\n")}
      </p>
    </div>
  );
}

/** Before there are tasks to count, the specification's 99% stands as what it is: a target. */
const AUTOMATION_TARGET = 99;

function ClaimList({ t, claims }: { t: LandingTexts; claims: Claims }) {
  const measured = claims.automationPercent;
  const list = [
    // counted, so exactly so many: a plus would claim more
    { value: String(claims.platforms), label: t.claimPlatforms },
    { value: String(claims.languages), label: t.claimLanguages },
    {
      value: `${Math.floor(measured ?? AUTOMATION_TARGET)}%`,
      label: measured === null ? t.claimAutomationTarget : t.claimAutomation,
    },
    { value: String(claims.supportHours), label: t.claimSupport },
  ];
  return (
    <ul className={styles.claims}>
      {list.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
