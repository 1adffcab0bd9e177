/** What every way of sending mail must do; each provider's test runs it. */

import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { Mail, Mailer } from "#adapters/mail/mail";

export interface MailSubject {
  mailer: Mailer;
  /** The raw mails that arrived, oldest first. */
  arrived(): Promise<Uint8Array[]>;
}

const mail: Mail = {
  to: "wang.fang@example.com",
  subject: "请确认您的邮箱：三居室，¥320万",
  text: "您好\n\nhttps://listcast.example/auth/confirm?token_hash=abc&type=signup&next=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
  html: '<p lang="zh">您好，<a href="https://listcast.example/auth/confirm?token_hash=abc&amp;type=signup">确认</a></p>',
  language: "zh-CN",
};

export function mailBehaviour(open: () => Promise<MailSubject>): void {
  test("a mail arrives with its subject, both bodies and its language as they were written", async () => {
    const { mailer, arrived } = await open();
    await mailer.send(mail);
    const [raw] = await arrived();
    const read = await PostalMime.parse(raw ?? "");
    expect(read.subject).toBe(mail.subject);
    expect(read.from?.address).toBe("hello@listcast.example");
    expect(read.to?.map((to) => to.address)).toEqual([mail.to]);
    expect(read.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
    expect(read.html?.trim()).toBe(mail.html);
    expect(read.headers.find((header) => header.key === "content-language")?.value).toBe("zh-CN");
    mailer.close();
  });

  test("a file goes with it byte for byte, and its id is the same however often it is sent", async () => {
    const { mailer, arrived } = await open();
    const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13]);
    const id = "0f8b5c1e-6f0e-4f3b-9b6e-0d8a54f7c001";
    const attachments = [{ name: "收据 LC-2026-000001.pdf", type: "application/pdf", bytes }];
    await mailer.send({ ...mail, id, attachments });
    await mailer.send({ ...mail, id, attachments });
    const read = await Promise.all((await arrived()).map((raw) => PostalMime.parse(raw)));
    expect(read.map(({ messageId }) => messageId)).toEqual([`<${id}@listcast.example>`, `<${id}@listcast.example>`]);
    const [file] = read[0]?.attachments ?? [];
    expect(file).toMatchObject({ filename: attachments[0]?.name, mimeType: "application/pdf" });
    expect(file && new Uint8Array(typeof file.content === "string" ? [] : file.content)).toEqual(bytes);
    mailer.close();
  });

  test("an address can smuggle in neither a second recipient nor a header", async () => {
    const { mailer, arrived } = await open();
    for (const to of ["a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"]) {
      await mailer.send({ ...mail, to }).catch(() => {});
    }
    for (const raw of await arrived()) {
      const text = new TextDecoder().decode(raw);
      expect(text).not.toMatch(/^Bcc:/im);
      expect((await PostalMime.parse(raw)).to?.length ?? 0).toBeLessThanOrEqual(1);
    }
    mailer.close();
  });

  test("two mails at the same moment both arrive", async () => {
    const { mailer, arrived } = await open();
    await Promise.all([mailer.send(mail), mailer.send({ ...mail, to: "li.na@example.com" })]);
    expect(await arrived()).toHaveLength(2);
    mailer.close();
  });
}
