/** Buttons about one thing as one stop of the keyboard: Tab reaches one of them, the arrow keys lead to the others. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `children` may be any components: whatever buttons stand inside are the stops. */
export function Toolbar(props: { labelledBy: string; className?: string | undefined; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
  const reach = (one: HTMLButtonElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === one ? 0 : -1;
  };
  // buttons come and go with what they are about
  useEffect(() => {
    const all = buttons();
    reach(all.find((button) => button === document.activeElement) ?? all[0]);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length];
    reach(next);
    next?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-labelledby={props.labelledBy} className={props.className} onKeyDown={onKeyDown}>
      {props.children}
    </div>
  );
}
