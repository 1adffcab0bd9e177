/** A home's first photo, or a quiet place where it would be. */
import { IconHome } from "@tabler/icons-react";

export function Cover({ url, className }: { url: string | null; className: string | undefined }) {
  return url ? (
    <img className={className} src={url} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className={className} data-empty>
      <IconHome size={20} stroke={1.4} aria-hidden />
    </span>
  );
}
