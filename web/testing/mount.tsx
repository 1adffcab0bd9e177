/** Mounts components in happy-dom inside the providers a screen stands in. */
import { MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { expect, vi } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import type { SiteConfig } from "#contract/site";
import { texts } from "#locales/zh/index";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import { startI18n } from "#web/lib/i18n.ts";
import type { Language } from "#web/lib/language.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

export const testConfig: SiteConfig = {
  backendUrl: "http://backend.test",
  publishableKey: "sb_publishable_test",
  capabilities: { mathCaptcha: true, passwordOrder: true, deviceKeys: true },
  mailboxUrl: null,
  contact: { email: "", phone: "", address: "", wechat: "" },
  filings: [],
  brand: null,
  wechatQr: null,
  registration: "open",
  trialDays: 7,
  legalVersion: LEGAL_VERSION,
  notice: null,
};

const roots: Root[] = [];

/** Renders and waits for what the first effects set going. `rerender` replaces the element. */
export async function mount(element: ReactNode, language: Language = "zh") {
  // what came after the last test's end is kept outside of React
  if (roots.length === 0) cleanMessages();
  // every subject at once: a test looks at a component, not at it waiting for its words
  const i18n = await startI18n(language, Object.keys(texts));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  roots.push(root);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <MantineProvider env="test">
          <Notifications transitionDuration={0} />
          <QueryClientProvider client={queries}>
            <ConfigProvider value={testConfig}>{element}</ConfigProvider>
          </QueryClientProvider>
        </MantineProvider>
      </I18nextProvider>,
    ),
  );
  return host;
}

const cleanMessages = (): void => {
  notifications.cleanQueue();
  notifications.clean();
};

/** Takes everything down; call after each test. */
export async function unmountAll(): Promise<void> {
  // messages are kept outside of React: the next test starts without them
  await act(async () => cleanMessages());
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
}

/** Answers pass through several hands (client, cache, its next turn, React), each of which waits for a turn of its own. */
const TURNS = 4;

/** As long as a busy machine may take. */
const SHOWN_MS = 10_000;

/** Lets promises and effects settle. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

/** Waits until something can be read on the page, however many turns that takes. */
export const untilShown = (text: string): Promise<void> =>
  vi.waitFor(async () => {
    await settle();
    expect(pageText()).toContain(text);
  }, SHOWN_MS);

/** Types into a field of one line or of several the way a person does. Throws when there is no such field. */
export async function type(selector: string, value: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!input) throw new Error(`no ${selector}`);
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set;
  await act(async () => {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Submits the form on the page and lets it settle. */
export async function submit(): Promise<void> {
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  await act(async () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

/** What can be read on the page: everything but style sheets. */
export function pageText(): string {
  const body = document.body.cloneNode(true);
  if (body instanceof HTMLElement) for (const style of body.querySelectorAll("style")) style.remove();
  return body.textContent ?? "";
}
