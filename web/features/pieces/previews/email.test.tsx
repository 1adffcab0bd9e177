import { afterEach, expect, test } from "vitest";
import { letterOf } from "#engine/copy/email/html";
import { mount, unmountAll } from "#web/testing/mount.tsx";
import { Email } from "./email.tsx";

afterEach(unmountAll);

const photo = (name: string, plan?: true) => ({ id: name, url: `/${name}`, width: 4, height: 3, caption: null, plan });

test("the letter is shown with the photo it leaves with: the first that is no plan", async () => {
  const head = { language: "zh", subject: "枫林雅苑", preheader: "三房" } as const;
  const text = { title: head.subject, text: "", body: "", tags: "", preheader: head.preheader };
  await mount(
    <Email
      platform={{ id: "email", name: "Email", family: "email", imagesMax: null }}
      piece={{ language: "zh", kind: "email", ...text, html: letterOf(head, []), length: { used: 0, max: null } }}
      photos={[photo("plan.jpg", true), photo("living.jpg"), photo("kitchen.jpg")]}
      author={{ name: "顾芸", company: null, phone: null, email: null }}
      signer={{ portrait: null, wechat: null }}
      facts={[]}
      price={null}
    />,
  );
  const letter = document.querySelector("iframe")?.srcdoc ?? "";
  expect(letter).toContain("/living.jpg");
  expect(letter).not.toContain("/plan.jpg");
});
