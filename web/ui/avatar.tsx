/** A person as a circle: the picture, or the first letter of the name. */
import { useConfig } from "#web/lib/config-context.tsx";
import styles from "#web/ui/avatar.module.css";

/** Address of the picture that stands in the profile. The small one lies beside it. */
function avatarAddress(backendUrl: string, avatarUrl: string, size: number): string {
  const path = size <= 48 ? avatarUrl.replace(/\.webp$/, "-96.webp") : avatarUrl;
  return new URL(path, new URL(backendUrl, location.origin)).href;
}

/** The first letter a person would be called by; of an address its first letter. */
const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? "";

/** `size` in pixels. Decoration: the name stands beside it. */
export function Avatar({ name, avatarUrl, size }: { name: string; avatarUrl: string | null; size: number }) {
  const { backendUrl } = useConfig();
  const box = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  if (!avatarUrl)
    return (
      <span className={styles.face} style={box} aria-hidden>
        {initial(name)}
      </span>
    );
  const src = avatarAddress(backendUrl, avatarUrl, size);
  return <img key={src} className={styles.face} style={box} width={size} height={size} src={src} alt="" />;
}
