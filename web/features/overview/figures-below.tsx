/** The figures of public pages under the first screen: their script and their rows are fetched when a reader comes to them. */
import { useInViewport } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";

const PageFigures = lazy(async () => ({ default: (await import("#web/ui/figures/page-figures.tsx")).PageFigures }));

/** An empty place until it has once been in sight; from then on the figures. */
export function FiguresBelow() {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <div ref={ref}>
      {seen ? (
        <Suspense fallback={null}>
          <PageFigures />
        </Suspense>
      ) : null}
    </div>
  );
}
