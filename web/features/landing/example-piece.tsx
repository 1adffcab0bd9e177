/** A finished piece as its platform shows it. Nothing is made up around it: no likes, no followers, no handles. */
import type { ReactNode } from "react";
import { fill } from "#locales/fill";
import styles from "#web/features/landing/example-piece.module.css";
import { nth } from "#web/features/landing/example-sheet.tsx";
import type { Example, ExamplePiece, FactKey, LandingTexts, Segment } from "#web/features/landing/types.ts";

interface PieceProps {
  t: LandingTexts;
  example: Example;
  piece: ExamplePiece;
  lit: FactKey | null;
  onPoint(fact: FactKey | null): void;
}

export function ExamplePieceView(props: PieceProps) {
  const View = looks[props.piece.platform] ?? Feed;
  return (
    <div
      className={styles.piece}
      data-platform={props.piece.platform}
      data-depicts={props.piece.platform}
      lang={props.piece.language}
    >
      <View {...props} />
    </div>
  );
}

const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

const Photo = ({ example, index = 0 }: { example: Example; index?: number }) => {
  const photo = example.photos[index];
  return photo ? (
    <img
      src={photo.src}
      alt={photo.caption}
      lang={photo.lang}
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
    />
  ) : null;
};

/** The text, line by line, so that it can be written before the reader's eyes; its facts are marked. */
function Text({ piece, lit, onPoint, first }: PieceProps & { first?: ReactNode }) {
  return (
    <div className={styles.text} onPointerLeave={() => onPoint(null)}>
      {piece.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text never move
        <p key={index} style={nth(index)}>
          {index === 0 ? first : null}
          {line.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: neither do the segments of a line
            <Marked key={at} segment={segment} lit={lit} onPoint={onPoint} />
          ))}
        </p>
      ))}
      {piece.hashtags.length > 0 ? (
        <p className={styles.tags} style={nth(piece.lines.length)}>
          {piece.hashtags.join(" ")}
        </p>
      ) : null}
    </div>
  );
}

function Marked({ segment, lit, onPoint }: { segment: Segment } & Pick<PieceProps, "lit" | "onPoint">) {
  const { text, fact } = segment;
  if (!fact) return text;
  return (
    <span className={styles.fact} data-lit={fact === lit} onPointerEnter={() => onPoint(fact)}>
      {text}
    </span>
  );
}

function Moments(props: PieceProps) {
  const { t, example } = props;
  return (
    <>
      <Avatar name={example.agent} />
      <div>
        <p className={styles.author}>{example.agent}</p>
        <Text {...props} />
        <div className={styles.nine}>
          {[0, 1, 2].map((index) => (
            <Photo key={index} example={example} index={index} />
          ))}
        </div>
        <p className={styles.when}>{t.justNow}</p>
      </div>
    </>
  );
}

function Note(props: PieceProps) {
  const { example, piece } = props;
  return (
    <>
      <Photo example={example} />
      <p className={styles.title}>{piece.title}</p>
      <Text {...props} />
      <p className={styles.byline}>
        <Avatar name={example.agent} />
        <span>{example.agent}</span>
      </p>
    </>
  );
}

function Caption(props: PieceProps) {
  const { example } = props;
  return (
    <>
      <p className={styles.head}>
        <Avatar name={example.agent} />
        <span className={styles.author}>{example.agent}</span>
      </p>
      <Photo example={example} />
      <svg className={styles.icons} viewBox="0 0 120 24" aria-hidden="true">
        <path d="M12 20S3.5 15 3.5 9A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.5 2c0 6-8.5 11-8.5 11zM52 12a8.5 8.5 0 1 0-3.5 6.9l3.5 1zM66 5h18L73 20l-2-7zM71 13l13-8" />
      </svg>
      <Text {...props} first={<strong>{example.agent} </strong>} />
    </>
  );
}

function Feed(props: PieceProps) {
  const { t, example } = props;
  return (
    <>
      <p className={styles.head}>
        <Avatar name={example.agent} />
        <span>
          <span className={styles.author}>{example.agent}</span> <span className={styles.when}>{t.justNow}</span>
        </span>
      </p>
      <Text {...props} />
      <Photo example={example} />
    </>
  );
}

function Email(props: PieceProps) {
  const { t, example, piece } = props;
  return (
    <>
      <p className={styles.title}>{piece.title}</p>
      <p className={styles.head}>
        <Avatar name={example.company} />
        <span>
          <span className={styles.author}>{example.company}</span> <span className={styles.when}>{t.justNow}</span>
          <span className={styles.preheader}>{piece.preheader}</span>
        </span>
      </p>
      <Text {...props} />
    </>
  );
}

function Sms(props: PieceProps) {
  const { t, example } = props;
  return (
    <>
      <p className={styles.sender}>{fill(t.smsFrom, { name: example.company })}</p>
      <Text {...props} />
    </>
  );
}

const looks: Record<string, (props: PieceProps) => ReactNode> = {
  wechat: Moments,
  xiaohongshu: Note,
  instagram: Caption,
  email: Email,
  sms: Sms,
};
