/** Where the focus goes when what it was on leaves the list: to the home that took its place, never to nowhere. */
import { useCallback, useEffect, useRef } from "react";

/** The control somebody goes on from at a home of the list; the home may be out of sight. */
const controlOf = (id: string) => document.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`);

/** An element that took the focus meanwhile keeps it. */
function goTo(place: HTMLElement | null | undefined) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
const content = () => document.querySelector("main");

/**
 * `shown`: ids of the homes in their order. Call the answer before homes leave, or before the bar of the chosen ones
 * does: with the first of those homes, and with what has the focus until then.
 */
export function useKeptPlace(ids: readonly string[]) {
  const left = useRef<{ from: Element | null; next: string[] } | null>(null);
  useEffect(() => {
    if (!left.current || left.current.from?.isConnected) return;
    const { next } = left.current;
    left.current = null;
    goTo(next.map(controlOf).find((control) => control !== null) ?? content());
  });
  // the last home takes the list with it
  useEffect(
    () => () => {
      if (left.current) setTimeout(() => goTo(content()));
    },
    [],
  );
  return useCallback(
    (first: string, from: Element | null = controlOf(first)) => {
      const at = Math.max(0, ids.indexOf(first));
      left.current = { from, next: [...ids.slice(at), ...ids.slice(0, at).reverse()] };
    },
    [ids],
  );
}
