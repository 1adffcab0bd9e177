/** The demonstration: a link, the facts read from its page, and the pieces the composer made of them, each as on its platform. */
import { type KeyboardEvent, useRef, useState } from "react";
import styles from "#web/features/landing/demonstration.module.css";
import { ExamplePieceView } from "#web/features/landing/example-piece.tsx";
import { Checks, FactList, Link } from "#web/features/landing/example-sheet.tsx";
import type { Example, FactKey, LandingTexts } from "#web/features/landing/types.ts";
import { usePlayback } from "#web/features/landing/use-playback.ts";

export function Demonstration({ t, example }: { t: LandingTexts; example: Example }) {
  const stage = useRef<HTMLDivElement>(null);
  const { phase, run, replay } = usePlayback(stage);
  const [lit, setLit] = useState<FactKey | null>(null);
  const [shown, setShown] = useState(0);
  const [turned, setTurned] = useState(false);
  const show = (index: number) => {
    setShown(index);
    setTurned(true);
  };
  const again = () => {
    setShown(0);
    setTurned(false);
    replay();
  };
  const piece = example.pieces[shown];
  return (
    <section id="example" className={styles.band} aria-labelledby="example-title">
      <div className={styles.inner}>
        <h2 id="example-title" className={styles.title}>
          {t.exampleTitle}
        </h2>
        <p className={styles.lead}>{t.exampleLead}</p>
        <div key={run} ref={stage} className={styles.stage} data-phase={phase} data-turned={turned}>
          <Link t={t} example={example} onReplay={again} />
          <FactList t={t} example={example} lit={lit} onPoint={setLit} />
          <div className={styles.side}>
            <Tabs t={t} example={example} shown={shown} onShow={show} />
            {piece ? <Checks t={t} piece={piece} /> : null}
          </div>
          <div className={styles.panels}>
            {example.pieces.map((each, index) => (
              <div
                key={each.platform}
                id={`piece-${each.platform}`}
                role="tabpanel"
                aria-labelledby={`tab-${each.platform}`}
                className={styles.panel}
                data-shown={index === shown}
              >
                <ExamplePieceView
                  t={t}
                  example={example}
                  piece={each}
                  lit={index === shown ? lit : null}
                  onPoint={setLit}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function Tabs(props: { t: LandingTexts; example: Example; shown: number; onShow(index: number): void }) {
  const { t, example, shown, onShow } = props;
  const { pieces } = example;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (shown + step + pieces.length) % pieces.length;
    onShow(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={t.examplePieces} className={styles.tabs} onKeyDown={onKeyDown}>
      {pieces.map(({ platform, name, language, languageName }, index) => (
        <button
          key={platform}
          type="button"
          role="tab"
          id={`tab-${platform}`}
          aria-controls={`piece-${platform}`}
          aria-selected={index === shown}
          tabIndex={index === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(index)}
        >
          <span>{name}</span> <small lang={language}>{languageName}</small>
        </button>
      ))}
    </div>
  );
}
