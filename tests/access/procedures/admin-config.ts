/** Settings, legal texts, services and platform applications: what each role is answered. */
import { administrators, done, type Rule, technical } from "./rule.ts";

export const adminConfig: Record<string, Rule> = {
  "admin.settings.get": { expected: technical(), ask: (c) => done(c.admin.settings.get()) },
  "admin.settings.save": {
    expected: technical(),
    ask: (c) => done(c.admin.settings.save({ values: {}, versions: {} })),
  },
  "admin.settings.history": { expected: technical(), ask: (c) => done(c.admin.settings.history({ key: "brand" })) },
  "admin.settings.picture": {
    expected: technical("not_an_image"),
    ask: (c) => done(c.admin.settings.picture({ file: new File(["x"], "x.png", { type: "image/png" }) })),
  },
  "admin.services.list": { expected: technical(), ask: (c) => done(c.admin.services.list()) },
  "admin.services.test": { expected: technical(), ask: (c) => done(c.admin.services.test({ name: "storage" })) },
  "admin.platformApps.list": { expected: technical(), ask: (c) => done(c.admin.platformApps.list()) },
  "admin.platformApps.save": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.platformApps.save({ platform: "none", values: {}, enabled: false, version: 0 })),
  },
  "admin.platformApps.secrets": {
    expected: administrators("not_found"),
    ask: (c) => done(c.admin.platformApps.secrets({ platform: "none", secrets: { secret: "x" }, version: 0 })),
  },
  "admin.platformApps.remove": {
    expected: administrators("not_found"),
    ask: (c) => done(c.admin.platformApps.remove({ platform: "none" })),
  },
  "admin.publishing.platforms": { expected: technical(), ask: (c) => done(c.admin.publishing.platforms()) },
  // there is no such connector
  "admin.publishing.stop": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.publishing.stop({ platform: "none" })),
  },
  "admin.publishing.resume": {
    expected: technical(),
    ask: (c) => done(c.admin.publishing.resume({ platform: "none" })),
  },
  "admin.legal.get": { expected: technical(), ask: (c) => done(c.admin.legal.get()) },
  "admin.legal.version": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.legal.version({ version: "2001-01-01" })),
  },
  "admin.legal.publish": {
    expected: technical("conflict"),
    ask: (c) => done(c.admin.legal.publish({ draft: 999 })),
  },
};
