/** A legal document as its page will show it. */
import type { LegalText } from "#contract/legal";
import styles from "./settings.module.css";

export function LegalPreview({ text, language, label }: { text: LegalText; language: "zh" | "en"; label: string }) {
  return (
    // it scrolls, so the keyboard has to reach it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles.paper} lang={language === "zh" ? "zh-CN" : "en"} aria-label={label} tabIndex={0}>
      <h3>{text.title}</h3>
      <ul>
        {text.summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {text.sections.map((section, index) => (
        <div key={section.id}>
          <h4>
            {index + 1}. {section.title}
          </h4>
          {section.paragraphs.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {section.points ? (
            <ul>
              {section.points.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {section.after?.split("\n\n").map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
