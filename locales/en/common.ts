/** Words used everywhere. */
import type { common as zh } from "#locales/zh/common";

export const common = {
  product: "Listcast",
  loading: "Loading…",
  checking: "Checking your permissions…",
  sessionEnded: "You have been signed out",
  sessionEndedHint: "Sign in again to return to where you were.",
  failed: "That did not work",
  tryAgain: "Try again",
  noPermission: "This page is not open to you",
  noPermissionText: "Your account may not view this page. If you think it should, ask your administrator.",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  photo: {
    open: "View photo {{number}} large",
    number: "Photo {{number}} of {{total}}",
    previous: "Previous photo",
    next: "Next photo",
  },
  backHome: "Back to home",
  skipToContent: "Skip to content",
  switchLanguage: "中文",
  switchLanguageLabel: "切换到中文",
  darkMode: "Switch to dark",
  lightMode: "Switch to light",
  notFound: "Oops! Page not found",
  notFoundText: "Nothing lives at this address. The link may be mistyped, or the page has moved.",
  notFoundTitle: "404",
  startFailed: "The service cannot be reached. Please reload the page in a moment.",
} satisfies typeof zh;
