/** The footer's two dialogs: WeChat support, and this site's address as a QR code. */
import { type ReactNode, useRef, useState } from "react";
import type { SiteConfig } from "#contract/site";
import styles from "#web/features/landing/footer.module.css";
import { fill } from "#web/features/landing/texts.ts";
import type { LandingTexts } from "#web/features/landing/types.ts";

function Dialog(props: { t: LandingTexts; label: string; title: string; onOpen?: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => {
          props.onOpen?.();
          dialog.current?.showModal();
        }}
      >
        {props.label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the keyboard has Escape and the button */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={props.title}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.dialogBody}>
          <h2>{props.title}</h2>
          {props.children}
          <button type="button" className={styles.button} onClick={close}>
            {props.t.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

export function WechatDialog({ t, contact }: { t: LandingTexts; contact: SiteConfig["contact"] }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(contact.wechat).then(
      () => setCopied(true),
      (error: unknown) => console.error("Copying failed", error),
    );
  return (
    <Dialog t={t} label={t.wechat} title={t.wechatTitle}>
      {contact.wechat ? (
        <>
          <p>{t.wechatText}</p>
          <p className={styles.wechat}>{contact.wechat}</p>
          <button type="button" className={styles.button} onClick={() => void copy()}>
            {copied ? t.copied : t.copy}
          </button>
        </>
      ) : (
        <p>
          {t.wechatUnset} {contact.email ? fill(t.wechatMail, { email: contact.email }) : ""}
        </p>
      )}
    </Dialog>
  );
}

/** The code is drawn when the dialog opens: only the browser knows the address, and the library is not needed before. */
export function QrDialog({ t }: { t: LandingTexts }) {
  const [image, setImage] = useState<string | null>(null);
  const draw = async () => {
    const { toDataURL } = await import("qrcode");
    setImage(await toDataURL(location.origin, { margin: 2, width: 440 }));
  };
  return (
    <Dialog
      t={t}
      label={t.qr}
      title={t.qrTitle}
      onOpen={() => void draw().catch((error: unknown) => console.error("No QR code", error))}
    >
      <p>{t.qrText}</p>
      {image ? (
        <img
          className={styles.code}
          src={image}
          width={220}
          height={220}
          alt={fill(t.qrAlt, { address: location.origin })}
        />
      ) : (
        <div className={styles.code} />
      )}
    </Dialog>
  );
}
