/** The demonstration: the facts of one home, and three pieces the composer made of them, each looking like its platform. */
import styles from "#web/features/landing/demonstration.module.css";
import type { Example, ExamplePiece, LandingTexts } from "#web/features/landing/types.ts";
import { languageTag } from "#web/lib/language.ts";
import { Room } from "#web/ui/room.tsx";

export function Demonstration({ t, example }: { t: LandingTexts; example: Example }) {
  return (
    <section id="example" className={styles.band} aria-labelledby="example-title">
      <div className={styles.inner}>
        <h2 id="example-title" className={styles.title}>
          {t.exampleTitle}
        </h2>
        <p className={styles.lead}>{t.exampleLead}</p>
        <div className={styles.sheet}>
          <div className={styles.facts}>
            <h3>{t.exampleFacts}</h3>
            <dl>
              {example.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{t[label]}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <a href={example.path}>{t.examplePage}</a>
          </div>
          <div className={styles.pieces}>
            {example.pieces.map((piece) => (
              <Piece key={piece.platform} t={t} piece={piece} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Whose account the pieces appear under: the agent of the example listing. */
const AUTHOR = "顾芸";
const withPicture = new Set(["xiaohongshu", "instagram"]);

function Piece({ t, piece }: { t: LandingTexts; piece: ExamplePiece }) {
  const { platform, name, title, body, hashtags, language } = piece;
  return (
    <figure className={styles.piece} data-platform={platform}>
      <figcaption className={styles.platform}>{name}</figcaption>
      <div className={styles.screen} lang={language === "zh" ? languageTag("zh") : language}>
        {withPicture.has(platform) ? <Room className={styles.picture} /> : null}
        <div className={styles.head}>
          <span className={styles.avatar} aria-hidden="true">
            {AUTHOR.slice(0, 1)}
          </span>
          <span className={styles.author}>{AUTHOR}</span>
          <span className={styles.time}>{t.justNow}</span>
        </div>
        {title ? <p className={styles.pieceTitle}>{title}</p> : null}
        <p className={styles.body}>{body}</p>
        {hashtags.length > 0 ? <p className={styles.tags}>{hashtags.map((tag) => `#${tag}`).join(" ")}</p> : null}
      </div>
    </figure>
  );
}
