/** Around the demonstration's pieces: the link they come from, the facts they keep to, and what was checked. */
import type { CSSProperties } from "react";
import { fill } from "#locales/fill";
import styles from "#web/features/landing/demonstration.module.css";
import type { Example, ExamplePiece, FactKey, LandingTexts } from "#web/features/landing/types.ts";

/** When an element enters the timeline: the n-th of its kind. */
export const nth = (index: number) => ({ "--n": index }) as CSSProperties;

export function Link({ t, example, onReplay }: { t: LandingTexts; example: Example; onReplay(): void }) {
  return (
    <div className={styles.link}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
      </svg>
      <a className={styles.address} href={example.path} aria-label={fill(t.exampleOpen, { address: example.address })}>
        <span>{example.address.replace(/^https?:\/\//, "")}</span>
      </a>
      <span className={styles.read}>{fill(t.exampleRead, { count: example.facts.length })}</span>
      <button type="button" className={styles.replay} onClick={onReplay}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4" />
        </svg>
        {t.replay}
      </button>
    </div>
  );
}

const labels = {
  price: "factPrice",
  rooms: "factRooms",
  area: "factArea",
  year: "factBuilt",
  floor: "factFloor",
  facing: "factFacing",
  finish: "factFinish",
  features: "factFeatures",
  place: "factAddress",
} as const satisfies Record<FactKey, keyof LandingTexts>;

interface FactListProps {
  t: LandingTexts;
  example: Example;
  lit: FactKey | null;
  onPoint(fact: FactKey | null): void;
}

export function FactList({ t, example, lit, onPoint }: FactListProps) {
  return (
    <div className={styles.facts}>
      <h3>{t.exampleFacts}</h3>
      <dl onPointerLeave={() => onPoint(null)}>
        {example.facts.map(({ key, value, from }, index) => (
          <div key={key} style={nth(index)} data-lit={key === lit} onPointerEnter={() => onPoint(key)}>
            <dt>
              {t[labels[key]]} {from ? <small>{from}</small> : null}
            </dt>
            <dd lang={example.lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t.exampleHint}</p>
    </div>
  );
}

function lengthOf(t: LandingTexts, { length: { used, max, unit } }: ExamplePiece): string {
  if (unit === "segments") return fill(t.lengthSegments, { used });
  return max === null ? fill(t.lengthChars, { used }) : fill(t.lengthOf, { used, max });
}

/** What the fact lock and the advertising rules said of the piece, as the engine counted it. */
export function Checks({ t, piece }: { t: LandingTexts; piece: ExamplePiece }) {
  const { untraced, findings } = piece;
  const lines = [
    { good: untraced === 0, text: untraced === 0 ? t.tracedAll : fill(t.tracedNot, { count: untraced }) },
    { good: findings === 0, text: findings === 0 ? t.lawfulAll : fill(t.lawfulNot, { count: findings }) },
  ];
  return (
    <ul className={styles.checks}>
      {lines.map(({ good, text }) => (
        <li key={text} data-good={good}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={good ? "m3.5 8.5 3 3 6-7" : "M8 3.5v5.5M8 12v.5"} />
          </svg>
          {text}
        </li>
      ))}
      <li>{lengthOf(t, piece)}</li>
    </ul>
  );
}
