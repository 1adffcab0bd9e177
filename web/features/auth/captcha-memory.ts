/** That a question is to be answered before the next attempt, kept in this tab over a reload. */
const KEY = "listcast-captcha";

/** Whether this tab has failed to sign in and not succeeded since. */
export function captchaWanted(storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Where storing is forbidden, the service's own refusal brings the question back. */
export function keepCaptchaWanted(wanted: boolean, storage: Storage = sessionStorage): void {
  try {
    if (wanted) storage.setItem(KEY, "1");
    else storage.removeItem(KEY);
  } catch {
    // nothing is stored where storing is forbidden
  }
}
