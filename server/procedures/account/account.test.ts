import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_ACCENT } from "#contract/media/poster";
import { deleteDueAccounts, maintainAccounts } from "#server/jobs/account-maintenance";
import { exportData } from "#server/jobs/export-data";
import { sweep } from "#server/jobs/sweep";
import { accentOf } from "#server/publishing/leaving/own-pictures";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertProperty } from "#server/queries/listings/properties";
import { wants } from "#server/queries/notifications/notification-settings";
import { listing, makeEstate } from "#tests/access/estate";
import { type Domain, ended, ORIGIN, openDomain, PASSWORD, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
let me: Person;
beforeAll(async () => {
  domain = await openDomain();
  me = await domain.person();
  await domain.work();
});
afterAll(() => domain.stop());

const setPhone = (userId: string, phone: string | null) =>
  domain.db.updateTable("profiles").set({ phone }).where("user_id", "=", userId).execute();
const fails = (work: Promise<unknown>) =>
  work.then(
    () => "works",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : String(error)),
  );
const DAY = 86_400_000;
/** The jobs' view of the world, so many days from now. */
const later = (days: number) => domain.jobDeps({ now: () => new Date(Date.now() + days * DAY) });

describe("the identity card", () => {
  const card = {
    ...{ name: "周小雨", phone: "138", company: "安居置业", licence: null, address: null, email: null },
    nameLatin: "Zoe Zhou",
    wechat: "zoe_homes",
    markets: { US: { company: "Bay Homes Inc.", licence: "01234567" } },
  };
  const code = async () => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "code.png", { type: "image/png" });
  };

  test("keeps what differs in a market, and loses what is no longer said", async () => {
    const person = await domain.person();
    expect(await person.client.account.card.save(card)).toEqual(card);
    expect(await person.client.account.card.get()).toEqual(card);
    const { markets: _markets, wechat: _wechat, ...less } = card;
    await person.client.account.card.save(less);
    expect(await person.client.account.card.get()).toEqual(less);
  });

  test("keeps the account's colour, which nobody else's pictures have", async () => {
    const person = await domain.person();
    const coloured = { ...card, accent: "#1c3d5a" };
    expect(await person.client.account.card.save(coloured)).toEqual(coloured);
    const stranger = await domain.person();
    const accents = [person, stranger].map(({ id }) => accentOf(domain.db, ownerOfRow({ user_id: id })));
    expect(await Promise.all(accents)).toEqual(["#1c3d5a", DEFAULT_ACCENT]);
    expect(await fails(person.client.account.card.save({ ...card, accent: "red" }))).toBe("invalid_input");
    await person.client.account.card.save(card);
    expect(await accentOf(domain.db, ownerOfRow({ user_id: person.id }))).toBe(DEFAULT_ACCENT);
  });

  test("carries a code drawn anew, which saving the words leaves alone, and the one before goes", async () => {
    const person = await domain.person();
    expect(await fails(person.client.account.card.saveWechatQr({ file: await code() }))).toBe("not_found");
    await person.client.account.card.save(card);
    const first = await person.client.account.card.saveWechatQr({ file: await code() });
    const second = await person.client.account.card.saveWechatQr({ file: await code() });
    await person.client.account.card.save(card);
    expect(await person.client.account.card.get()).toEqual({ ...card, wechatQrUrl: second.wechatQrUrl });
    expect((await domain.backend.routes.request(second.wechatQrUrl)).status).toBe(200);
    expect((await domain.backend.routes.request(first.wechatQrUrl)).status).not.toBe(200);
    await person.client.account.card.removeWechatQr();
    expect(await domain.backend.files.list("avatars", person.id)).toEqual([]);
    expect(await person.client.account.card.get()).toEqual(card);
  });

  test("carries a logo that stays clear, beside the code, and leaves with its file", async () => {
    const person = await domain.person();
    await person.client.account.card.save(card);
    const { wechatQrUrl } = await person.client.account.card.saveWechatQr({ file: await code() });
    const { logoUrl } = await person.client.account.card.saveLogo({ file: await code() });
    await person.client.account.card.save(card);
    expect(await person.client.account.card.get()).toEqual({ ...card, wechatQrUrl, logoUrl });
    expect(await domain.backend.files.list("avatars", person.id)).toHaveLength(2);
    await person.client.account.card.removeLogo();
    expect(await domain.backend.files.list("avatars", person.id)).toHaveLength(1);
    expect(await person.client.account.card.get()).toEqual({ ...card, wechatQrUrl });
  });
});

describe("the picture", () => {
  const square = { x: 0, y: 0, width: 1, height: 1 };
  const picture = async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#369" } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" });
  };
  const stored = () => domain.backend.files.list("avatars", me.id);
  const inProfile = async () =>
    (await domain.db.selectFrom("profiles").select("avatar_url").where("user_id", "=", me.id).executeTakeFirst())
      ?.avatar_url;

  test("is drawn anew into one's own folder, and the one before it goes", async () => {
    const first = await me.client.account.avatar.save({ file: await picture(), crop: square });
    const files = await stored();
    expect(files).toHaveLength(2);
    const second = await me.client.account.avatar.save({ file: await picture(), crop: square });
    expect(await inProfile()).toBe(second.avatarUrl);
    expect(second.avatarUrl).not.toBe(first.avatarUrl);
    expect((await stored()).filter((name) => files.includes(name))).toEqual([]);
    const answer = await domain.backend.routes.request(second.avatarUrl);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await domain.backend.routes.request(second.avatarUrl.replace(".webp", "-96.webp"))).status).toBe(200);
  });

  test("two at the same moment leave exactly one", async () => {
    const file = await picture();
    await Promise.all([1, 2].map(() => me.client.account.avatar.save({ file, crop: square })));
    const name = (await inProfile())?.split("/avatars/")[1];
    expect(await stored()).toEqual([name?.replace(".webp", "-96.webp"), name]);
  });

  test("is removed with its files", async () => {
    await me.client.account.avatar.remove();
    expect([await inProfile(), await stored()]).toEqual([null, []]);
  });
});

describe("the phone", () => {
  test("is proved by the digits that were sent to it, once", async () => {
    expect(await fails(me.client.account.phone.send())).toBe("phone_missing");
    await setPhone(me.id, "+8613800001234");
    expect(await me.client.account.phone.send()).toEqual({ phone: "+8613800001234", resendInSeconds: 60 });
    const message = domain.messages.at(-1);
    expect(message).toMatchObject({ to: "+8613800001234", text: expect.stringContaining(message?.code ?? "?") });
    const code = message?.code ?? "";
    expect(await fails(me.client.account.phone.send())).toBe("too_many_requests");
    const wrong = code === "000000" ? "111111" : "000000";
    await expect(me.client.account.phone.verify({ code: wrong })).rejects.toMatchObject({
      code: "code_wrong",
      data: { left: 4 },
    });
    const { verifiedAt } = await me.client.account.phone.verify({ code });
    expect((await me.client.account.settings.get()).phoneVerifiedAt).toBe(verifiedAt);
    expect(await fails(me.client.account.phone.verify({ code }))).toBe("code_expired");
  });

  test("another number is not proved, and the code of the old one proves nothing", async () => {
    const other = await domain.person();
    await setPhone(other.id, "+8613800001111");
    await other.client.account.phone.send();
    await setPhone(other.id, "+8613800002222");
    const code = domain.messages.at(-1)?.code ?? "";
    expect(await fails(other.client.account.phone.verify({ code }))).toBe("code_expired");
    await setPhone(me.id, "+8613800009999");
    expect((await me.client.account.settings.get()).phoneVerifiedAt).toBeNull();
  });

  test("five wrong tries end a code, ten minutes too, and the digits lie nowhere", async () => {
    const other = await domain.person();
    await setPhone(other.id, "+8613800003333");
    await other.client.account.phone.send();
    const code = domain.messages.at(-1)?.code ?? "";
    const wrong = code === "000000" ? "111111" : "000000";
    const tries = [];
    for (let at = 0; at < 5; at++) tries.push(await fails(other.client.account.phone.verify({ code: wrong })));
    expect(tries).toEqual(["code_wrong", "code_wrong", "code_wrong", "code_wrong", "code_expired"]);
    expect(await fails(other.client.account.phone.verify({ code }))).toBe("code_expired");
    const rows = await domain.db.selectFrom("phone_codes").selectAll().where("user_id", "=", other.id).execute();
    expect(JSON.stringify(rows)).not.toContain(code);

    await domain.db.deleteFrom("phone_codes").where("user_id", "=", other.id).execute();
    await other.client.account.phone.send();
    await domain.db
      .updateTable("phone_codes")
      .set({ expires_at: new Date() })
      .where("user_id", "=", other.id)
      .execute();
    const late = domain.messages.at(-1)?.code ?? "";
    expect(await fails(other.client.account.phone.verify({ code: late }))).toBe("code_expired");
  });

  test("a number rings at most so often a day, whoever asks", async () => {
    const phone = "+8613800004444";
    // one after the other: so many who sign in at the same moment are a crowd, and are asked a question
    const askers = [];
    for (let n = 0; n < 9; n++) askers.push(await domain.person());
    // each from a household of their own, so that only the number's own limit is met
    await domain.db.updateTable("phone_codes").set({ address: "203.0.113.1" }).execute();
    const answers = [];
    for (const one of askers) {
      await setPhone(one.id, phone);
      answers.push(await fails(one.client.account.phone.send()));
    }
    expect(answers).toEqual([...Array(8).fill("works"), "too_many_requests"]);
  });
});

describe("sessions", () => {
  test("are listed with what they say, and one that is ended is out at its next request", async () => {
    const owner = await domain.person();
    const second = await domain.signIn(owner.email);
    const third = await domain.signIn(owner.email);
    const list = await owner.client.account.sessions.list();
    expect(list).toHaveLength(3);
    expect(list.filter((one) => one.current)).toHaveLength(1);
    expect(list[0]).toMatchObject({ browser: null, form: "unknown", network: "192.0.2.x" });
    const secondId = (await second.client.account.sessions.list()).find((one) => one.current)?.id ?? "";
    expect(await fails(me.client.account.sessions.end({ id: secondId })), "a stranger").toBe("not_found");
    await owner.client.account.sessions.end({ id: secondId });
    expect(await fails(second.client.account.me())).toBe("unauthorized");
    expect(await owner.client.account.sessions.endOthers({})).toEqual({ ended: 1 });
    expect(await fails(third.client.account.me())).toBe("unauthorized");
    expect(await fails(owner.client.account.me())).toBe("works");
  });
});

describe("wishes", () => {
  test("are the product's until one is changed, and nobody else's change", async () => {
    const [one, other] = [await domain.person(), await domain.person()];
    expect(await wants(domain.db, one.id, "task_finished", "email")).toBe(false);
    await one.client.account.settings.news({ kind: "task_finished", channel: "email", wanted: true });
    const after = await one.client.account.settings.news({ kind: "task_failed", channel: "in_app", wanted: false });
    expect(after.task_finished).toEqual({ in_app: true, email: true });
    expect(after.task_failed).toEqual({ in_app: false, email: true });
    expect(await wants(domain.db, one.id, "task_finished", "email")).toBe(true);
    expect(await wants(domain.db, other.id, "task_finished", "email")).toBe(false);
  });
});

describe("the archive of one's data", () => {
  test("holds every row and file of the account, nobody else's, and no secret", async () => {
    const owner = await domain.person();
    const estate = await makeEstate(domain, owner);
    for (let more = 0; more < 60; more++)
      await insertProperty(domain.db, ownerOfRow({ user_id: owner.id }), { title: `${more}`, address: null, listing });
    const about = { type: "image/jpeg", owner: owner.id };
    await domain.backend.files.put(
      "media",
      `${owner.id}/photos/${estate.photoId}.jpg`,
      new Uint8Array([1, 2, 3]),
      about,
    );
    const task = await owner.client.account.exports.start();
    expect((await owner.client.account.exports.start()).id, "asked twice").toBe(task.id);
    expect(await ended(owner.client, task.id)).toMatchObject({ kind: "export", status: "completed" });
    expect((await owner.client.account.settings.get()).dataExport).toMatchObject({ taskId: task.id, state: "ready" });
    const { url, expiresAt } = await owner.client.account.exports.link({ taskId: task.id });
    expect(Date.parse(expiresAt) - Date.now(), "an address is passed on").toBeLessThan(60 * 60 * 1000);
    expect(await fails(me.client.account.exports.link({ taskId: task.id })), "a stranger").toBe("not_found");

    const answer = await domain.backend.routes.request(url.slice(ORIGIN.length));
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="listcast-/);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files).map((name) => name.split("/").slice(1).join("/"));
    for (const name of ["profiles", "agent_cards", "properties", "campaigns", "pieces", "tasks", "orders", "consents"])
      expect(names).toContain(`data/${name}.json`);
    expect(names).toContain(`files/photos/${estate.photoId}.jpg`);
    expect(names).toContain("account.json");
    const properties = Object.entries(files).find(([name]) => name.endsWith("data/properties.json"))?.[1];
    expect(JSON.parse(strFromU8(properties ?? new Uint8Array()))).toHaveLength(61);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    expect(all).toContain(owner.email);
    expect(all).not.toContain(me.id);
    expect(all).not.toMatch(/"(code_hash|encrypted_password|lease_until|offered_by)"/);
  });

  test("is made three times a day at most, and gone after a week", async () => {
    const owner = await domain.person();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) {
      const { id } = await owner.client.account.exports.start();
      await ended(owner.client, id);
      ids.push(id);
    }
    expect(await fails(owner.client.account.exports.start())).toBe("too_many_requests");
    expect(await domain.backend.files.list("media", owner.id), "one takes the place of the one before").toEqual([
      `${owner.id}/exports/${ids[2]}.zip`,
    ]);
    expect(await fails(owner.client.account.exports.link({ taskId: ids[1] ?? "" }))).toBe("export_gone");
    await maintainAccounts(later(6));
    expect(await fails(owner.client.account.exports.link({ taskId: ids[2] ?? "" }))).toBe("works");
    await maintainAccounts(later(8));
    await sweep(later(8));
    expect(await fails(owner.client.account.exports.link({ taskId: ids[2] ?? "" }))).toBe("export_gone");
    expect(await domain.backend.files.list("media", owner.id)).toEqual([]);
    expect((await owner.client.account.settings.get()).dataExport).toBeNull();
  });

  test("is taken away again when its task ended while it was stored", async () => {
    const owner = await domain.person();
    const { id } = await owner.client.account.exports.start();
    await ended(owner.client, id);
    await domain.pool.query("update data_exports set path = null, bytes = null, expires_at = null where task_id = $1", [
      id,
    ]);
    const task = await domain.db.selectFrom("tasks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const progress = async (percent: number) => {
      if (percent === 99) throw new Error("cancelled");
    };
    const run = exportData.handler(domain.jobDeps(), task, { signal: new AbortController().signal, progress });
    await expect(run).rejects.toThrow("cancelled");
    expect(await domain.backend.files.list("media", owner.id)).toEqual([]);
  });

  test("leaves nothing behind when it was stored and then cancelled", async () => {
    const owner = await domain.person();
    const task = await owner.client.account.exports.start();
    await ended(owner.client, task.id);
    // as when the claim was lost between the bytes and the row
    await domain.db
      .updateTable("data_exports")
      .set({ path: null, bytes: null, expires_at: null })
      .where("task_id", "=", task.id)
      .execute();
    await maintainAccounts(later(6));
    expect(await domain.backend.files.list("media", owner.id)).toHaveLength(1);
    await maintainAccounts(later(8));
    expect(await domain.backend.files.list("media", owner.id)).toEqual([]);
  });
});

describe("the end of an account", () => {
  const ask = (one: Person, password = PASSWORD, confirmation = one.email) =>
    one.client.account.deletion.request({ password, confirmation });

  test("asks for the password and the address, signs out elsewhere, and tells by mail", async () => {
    const owner = await domain.person();
    const elsewhere = await domain.signIn(owner.email);
    await owner.client.account.settings.language({ language: "en" });
    expect(await fails(ask(owner, "Wrong-Horse-9"))).toBe("password_wrong");
    expect(await fails(ask(owner, PASSWORD, "another@example.com"))).toBe("confirmation_wrong");
    const { dueAt } = await ask(owner);
    expect(Math.round((new Date(dueAt).getTime() - Date.now()) / DAY)).toBe(30);
    expect(await fails(elsewhere.client.account.me())).toBe("unauthorized");
    expect((await owner.client.account.settings.get()).deletion?.dueAt).toBe(dueAt);
    expect(domain.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: expect.stringMatching(/^Your account will be deleted on/),
    });
    expect((await ask(owner)).dueAt, "asking again moves nothing").toBe(dueAt);
    expect(await owner.client.account.deletion.cancel({})).toEqual({ kept: true });
    expect(domain.mails.at(-1)?.subject).toBe("Your account stays");
    expect(await owner.client.account.deletion.cancel({})).toEqual({ kept: false });
    await deleteDueAccounts(later(31));
    expect(await fails(owner.client.account.me())).toBe("works");
  });

  test("comes after thirty days, with every row and file, and leaves others alone", async () => {
    const owner = await domain.person();
    await makeEstate(domain, owner);
    await domain.backend.files.put("media", `${owner.id}/photos/a.jpg`, new Uint8Array([1]), {
      type: "image/jpeg",
      owner: owner.id,
    });
    await ask(owner);
    expect(await deleteDueAccounts(later(29))).toBe(0);
    expect(await deleteDueAccounts(later(31))).toBe(1);
    expect(await deleteDueAccounts(later(31))).toBe(0);
    expect(await domain.backend.accounts.find(owner.id)).toBeNull();
    expect(await domain.backend.files.list("media", owner.id)).toEqual([]);
    const { rows } = await domain.pool.query<{ table_name: string }>(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
    );
    for (const { table_name } of rows) {
      const left = await domain.pool.query(`select 1 from public.${table_name} where user_id = $1`, [owner.id]);
      expect(left.rowCount, table_name).toBe(0);
    }
    expect(domain.mails.at(-1)).toMatchObject({ to: owner.email, subject: expect.stringMatching(/已删除|deleted/) });
    expect(await fails(owner.client.account.me())).toBe("unauthorized");
    expect(await fails(me.client.account.me())).toBe("works");
  });

  test("is finished by the next round wherever it was cut off", async () => {
    const owner = await domain.person();
    await domain.backend.files.put("media", `${owner.id}/photos/a.jpg`, new Uint8Array([1]), {
      type: "image/jpeg",
      owner: owner.id,
    });
    await ask(owner);
    const cut = later(31);
    const broken = { ...cut, accounts: { ...cut.accounts, remove: () => Promise.reject(new Error("cut off")) } };
    expect(await deleteDueAccounts(broken)).toBe(0);
    expect(await owner.client.account.deletion.cancel({}), "too late").toEqual({ kept: false });
    const afterAccount = {
      ...cut,
      files: { ...cut.files, list: () => Promise.reject(new Error("cut off")) },
    };
    await domain.backend.accounts.remove(owner.id);
    expect(await deleteDueAccounts(afterAccount)).toBe(0);
    expect(await deleteDueAccounts(cut)).toBe(1);
    const left = await domain.db.selectFrom("account_deletions").selectAll().execute();
    expect(left.map((row) => row.user_id)).not.toContain(owner.id);
  });

  test("begins its thirty days anew when it was called off and asked for again, whatever is under way", async () => {
    const two = [await domain.person(), await domain.person()];
    for (const one of two) await ask(one);
    const cut = later(31);
    const gone: string[] = [];
    const remove = async (id: string) => {
      gone.push(id);
      const other = two.find((one) => !gone.includes(one.id));
      if (other) {
        await other.client.account.deletion.cancel({});
        const due_at = new Date(Date.now() + 61 * DAY);
        await domain.db.insertInto("account_deletions").values({ user_id: other.id, due_at }).execute();
      }
      await cut.accounts.remove(id);
    };
    expect(await deleteDueAccounts({ ...cut, accounts: { ...cut.accounts, remove } })).toBe(1);
    expect(gone).toHaveLength(1);
  });

  test("takes what was bought along", async () => {
    const owner = await domain.person();
    await makeEstate(domain, owner);
    const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * 86_400_000) };
    await insertBought(domain.db, ownerOfRow({ user_id: owner.id }), await memberPlan(domain.db, "basic"), period);
    await ask(owner);
    expect(await deleteDueAccounts(later(31))).toBe(1);
  });

  test("is refused to the last super administrator, not to one of two", async () => {
    const first = await domain.person({ role: "admin", scope: "super" });
    const lesser = await domain.person({ role: "admin", scope: "operations" });
    expect(await fails(ask(first))).toBe("last_super_admin");
    expect(await fails(ask(lesser))).toBe("works");
    const second = await domain.person({ role: "admin", scope: "super" });
    const answers = await Promise.all([fails(ask(first)), fails(ask(second))]);
    expect(answers.sort()).toEqual(["last_super_admin", "works"]);
  });

  test("a guessed password is a try, and tries run out", async () => {
    const owner = await domain.person();
    const answers = [];
    for (let at = 0; at < 7; at++) answers.push(await fails(ask(owner, `Wrong-Horse-${at}`)));
    expect(answers.slice(0, 6)).toEqual(Array(6).fill("password_wrong"));
    expect(answers[6]).toBe("too_many_requests");
  });
});

test("nobody reads an account's settings but itself", async () => {
  expect(await fails(domain.visitor.account.settings.get())).toBe("unauthorized");
  expect((await me.client.account.settings.get()).email).toBe(me.email);
});
