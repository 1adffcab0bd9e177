/** The footer's two dialogs: WeChat support, and this site's address as a QR code. */
import { type ReactNode, useRef, useState } from "react";
import type { SiteConfig } from "#contract/site";
import { fill } from "#locales/fill";
import styles from "#web/features/landing/footer.module.css";
import { phoneLink } from "#web/features/landing/phone-link.ts";
import type { LandingTexts } from "#web/features/landing/types.ts";
import { QrCode } from "#web/ui/qr-code.tsx";

/** A link into the page underneath. */
const leavesFor = (target: EventTarget) => target instanceof Element && target.closest('a[href^="#"]') !== null;

/** The content is made when the dialog opens: only the browser knows the address a code is drawn of. */
function Dialog(props: { t: LandingTexts; label: string; title: string; content(): ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
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
        onClick={({ target, currentTarget }) => (target === currentTarget || leavesFor(target)) && close()}
      >
        <div className={styles.dialogBody}>
          <h2>{props.title}</h2>
          {opened ? props.content() : null}
          <button type="button" className={styles.button} onClick={close}>
            {props.t.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** `picture`: of the code, as an administrator uploaded it; without one it is drawn of the setting. */
export function WechatDialog(props: { t: LandingTexts; contact: SiteConfig["contact"]; picture: string | null }) {
  const { t, contact, picture } = props;
  return (
    <Dialog
      t={t}
      label={t.wechat}
      title={t.wechatTitle}
      content={() =>
        contact.wechat || picture ? (
          <Support t={t} value={contact.wechat} picture={picture} />
        ) : (
          <NoSupport t={t} contact={contact} />
        )
      }
    />
  );
}

/** The setting is a WeChat ID, or the address WeChat gives a support account, which opens when scanned. */
function Support({ t, value, picture }: { t: LandingTexts; value: string; picture: string | null }) {
  const [copied, setCopied] = useState(false);
  const isAddress = /^https?:\/\//.test(value);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      (error: unknown) => console.error("Copying failed", error),
    );
  return (
    <>
      <p>{isAddress || picture ? t.wechatScan : t.wechatText}</p>
      {picture ? (
        <img className={styles.code} src={picture} alt={t.wechatAlt} />
      ) : (
        <QrCode value={value} alt={t.wechatAlt} />
      )}
      {isAddress || !value ? null : (
        <p className={styles.wechat}>
          <span>{value}</span>
          <button type="button" className={styles.button} onClick={() => void copy()}>
            <span aria-live="polite">{copied ? t.copied : t.copy}</span>
          </button>
        </p>
      )}
    </>
  );
}

/** Without an account the dialog leads on: to the other ways to reach us, else to what the page says of support. */
function NoSupport({ t, contact: { email, phone } }: { t: LandingTexts; contact: SiteConfig["contact"] }) {
  const reachable = email !== "" || phone !== "";
  return (
    <>
      <p>{reachable ? t.wechatOther : t.wechatUnset}</p>
      <p className={styles.ways}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
        {reachable ? null : <a href="#support">{t.wechatHelp}</a>}
      </p>
    </>
  );
}

export function QrDialog({ t }: { t: LandingTexts }) {
  return (
    <Dialog
      t={t}
      label={t.qr}
      title={t.qrTitle}
      content={() => (
        <>
          <p>{t.qrText}</p>
          <QrCode value={location.origin} alt={fill(t.qrAlt, { address: location.origin })} />
          <p className={styles.site}>{location.host}</p>
        </>
      )}
    />
  );
}
