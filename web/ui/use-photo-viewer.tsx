/** Opens photos in the viewer, whose code is fetched with the first of them. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ViewedPhoto } from "#web/ui/photo-viewer.tsx";

const PhotoViewer = lazy(() => import("#web/ui/photo-viewer.tsx"));

/** `view`: opens the photo of that index. `viewer`: stands wherever the caller renders it. */
export function usePhotoViewer(photos: readonly ViewedPhoto[]): { view: (index: number) => void; viewer: ReactNode } {
  const [first, setFirst] = useState<number | null>(null);
  const viewer =
    first === null ? null : (
      <Suspense fallback={null}>
        <PhotoViewer photos={photos} first={first} onClose={() => setFirst(null)} />
      </Suspense>
    );
  return { view: setFirst, viewer };
}
