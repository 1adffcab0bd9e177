/** A list that goes on as the window is scrolled: only the lines in sight are in the document. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";

/**
 * `height`: what a line is taken for before it is measured, in pixels. `near`: so many lines before the end `onEnd` is called.
 * Put `list` around the lines; their places are measured from its top.
 */
export function useEndless(about: {
  count: number;
  height: number;
  overscan: number;
  near: number;
  keyOf?: (index: number) => string | number;
  onEnd: () => void;
}) {
  const { count } = about;
  const list = useRef<HTMLDivElement>(null);
  // its distance from the top of the document, which the window's scrolling is measured from
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => about.height,
    overscan: about.overscan,
    scrollMargin: top,
    ...(about.keyOf ? { getItemKey: about.keyOf } : {}),
    onChange: (now) => {
      const last = now.getVirtualItems().at(-1);
      if (last && last.index >= count - about.near) about.onEnd();
    },
  });
  const lines = virtual.getVirtualItems();
  return {
    list,
    /** Those in sight: `start` from the top of the list. */
    lines: lines.map(({ index, key, start }) => ({ index, key, start: start - top })),
    height: virtual.getTotalSize(),
    before: (lines[0]?.start ?? top) - top,
    after: virtual.getTotalSize() - ((lines.at(-1)?.end ?? top) - top),
    measure: virtual.measureElement,
  };
}
