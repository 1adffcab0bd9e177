/** Registers the service worker once the page is up, and tells when a new release waits. */

const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** `onWaiting` is given what to call when the person agrees: the new worker takes over and the page reloads, once. */
export function registerServiceWorker(onWaiting: (takeOver: () => void) => void): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  const takeOver = (waiting: ServiceWorker) => () => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take-over");
  };
  const register = async () => {
    const registration = await workers.register("/sw.js");
    const look = () => {
      // without a controller it is the first one, which needs nobody's consent
      if (registration.waiting && workers.controller) onWaiting(takeOver(registration.waiting));
    };
    look();
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => coming.state === "installed" && look());
    });
    setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN_MS);
  };
  const start = () => void register().catch((error: unknown) => console.warn("No service worker", error));
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
