/** The landing page, band by band. Rendered on the server in either language and taken over in the browser. */
import { Suspense } from "react";
import { Closing } from "#web/features/landing/closing.tsx";
import { Demonstration } from "#web/features/landing/demonstration.tsx";
import { Features } from "#web/features/landing/features.tsx";
import { Footer } from "#web/features/landing/footer.tsx";
import { Header } from "#web/features/landing/header.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { Languages } from "#web/features/landing/languages.tsx";
import { withKeys } from "#web/features/landing/missing-text.ts";
import { Pricing } from "#web/features/landing/pricing.tsx";
import type { Content, LandingData } from "#web/features/landing/types.ts";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import type { Language } from "#web/lib/language.ts";
import { SiteNotice } from "#web/ui/site-notice.tsx";

export interface LandingProps {
  language: Language;
  data: LandingData;
  content: Content;
  onSwitch(): void;
}

/** Nothing here suspends: the boundaries let React take the page over in small steps, from the top, without blocking a phone. */
export function Landing({ language, data, content, onSwitch }: LandingProps) {
  const { example } = content;
  const t = withKeys(content.texts);
  return (
    <ConfigProvider value={data.config}>
      <a className="skip-link" href="#home">
        {t.skip}
      </a>
      <SiteNotice notice={data.config.notice} language={language} label={t.notice} until={t.noticeUntil} />
      <Header t={t} language={language} config={data.config} onSwitch={onSwitch} />
      <main>
        <Hero t={t} config={data.config} claims={data.claims} example={example} />
        <Suspense>
          <Demonstration key={example.address} t={t} example={example} />
        </Suspense>
        <Suspense>
          <Languages t={t} claims={data.claims} example={example} />
          <Features t={t} />
        </Suspense>
        <Suspense>
          <Pricing
            t={t}
            plans={data.plans}
            config={data.config}
            language={language}
            languages={data.claims.languages}
          />
          <Closing t={t} config={data.config} claims={data.claims} example={example} />
        </Suspense>
      </main>
      <Suspense>
        <Footer t={t} config={data.config} />
      </Suspense>
    </ConfigProvider>
  );
}
