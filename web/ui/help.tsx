/** A small question mark that explains on a press, where people hesitate. The browser's own popover: Escape or a press elsewhere closes it. */
import { IconHelpCircle } from "@tabler/icons-react";
import { type ToggleEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/ui/help.module.css";

/** Subjects of the dictionary `help`. */
type Subject = "confidence" | "languages" | "style" | "quota" | "checks";

/** Kept this far from the window's edge, in pixels. */
const EDGE = 12;

export function Help({ on }: { on: Subject }) {
  const { t } = useTranslation("help");
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const box = mark.current?.getBoundingClientRect();
    if (event.newState !== "open" || !box) return;
    const note = event.currentTarget;
    const left = box.left + box.width / 2 - note.offsetWidth / 2;
    const below = box.bottom + 8;
    const top = below + note.offsetHeight + EDGE > innerHeight ? box.top - 8 - note.offsetHeight : below;
    note.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - note.offsetWidth - EDGE))}px`;
    note.style.top = `${Math.max(EDGE, top)}px`;
  };
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={styles.mark}
        popoverTarget={id}
        aria-label={t("about", { about: t(`${on}.title`) })}
      >
        <IconHelpCircle size={18} stroke={1.6} aria-hidden />
      </button>
      <div id={id} popover="auto" role="note" className={styles.note} onToggle={place}>
        {t(`${on}.text`)}
      </div>
    </>
  );
}
