import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Film } from "#contract/media/film";
import type { Voice } from "#contract/media/voice";
import { errors as errorsZh } from "#locales/zh/errors";
import { Films } from "#web/features/pieces/film/films.tsx";
import { campaign } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll, untilShown } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const shots = [5, 5, 5].map((seconds, at) => ({ photo: 0, caption: at === 0 ? null : `第${at}句`, seconds }));
const order: Film["order"] = {
  ...{ language: "zh", ratio: "9:16", quality: "standard", accent: "#D9481C" },
  ...{ music: { kind: "bed", bed: "morning" }, voiceId: null, shots },
};
const task = {
  ...{ id: "00000000-0000-4000-8000-0000000000aa", number: "TASK-009", kind: "film" as const, title: "梅川苑" },
  ...{ status: "failed" as const, progress: 40, estimatedSeconds: 60, attempts: 1, campaignId: null, propertyId: null },
  cause: { code: "too_large" as const, data: {} },
  ...{ createdAt: "2026-11-23T08:00:00.000Z", startedAt: null, finishedAt: null },
};
const film = (over: Partial<Film> = {}): Film => ({
  ...{ id: "00000000-0000-4000-8000-0000000000f1", order, seconds: 19, bytes: null, outdated: false, task },
  createdAt: "2026-11-23T08:00:00.000Z",
  ...over,
});

beforeEach(() => {
  resetFakeApi();
  answers["account.card.get"] = async () => null;
  answers["account.entitled"] = () => new Promise(() => {});
  answers["films.storyboard"] = async () => ({ shots, speaks: false });
  answers["films.list"] = async () => [];
  answers["films.check"] = async () => [];
  answers["films.sounds"] = async () => [];
  answers["films.start"] = async () => film();
});
afterEach(unmountAll);

async function open() {
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  // its script is fetched with the first opening
  await vi.waitFor(() => expect(pageText()).toContain("生成视频"), 10_000);
  await settle();
}

test("the proposed storyboard is ordered as it stands, and again as it was changed", async () => {
  const of = campaign();
  await mount(<Films campaign={of} />);
  expect(inputsOf("films.storyboard")).toEqual([]);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(3));
  await press("生成视频");
  expect(inputsOf("films.start")).toMatchObject([{ campaignId: of.id, order }]);
  await press("第 2 个镜头往后移");
  await press("横屏 16:9");
  await press("生成视频");
  const [, second] = inputsOf("films.start") as { order: Film["order"]; idempotencyKey: string }[];
  expect(second?.order.ratio).toBe("16:9");
  expect(second?.order.shots.map(({ caption }) => caption)).toEqual([null, "第2句", "第1句"]);
});

test("a film that would be too short says so and cannot be ordered", async () => {
  answers["films.storyboard"] = async () => ({ shots: shots.slice(0, 2), speaks: false });
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(pageText()).toContain("15 到 60 秒"));
  expect(button("生成视频").hasAttribute("disabled")).toBe(true);
});

test("a film that failed says why and is tried again; a finished one is played and saved", async () => {
  answers["films.list"] = async () => [
    film(),
    film({ id: "00000000-0000-4000-8000-0000000000f2", bytes: 9, task: null }),
  ];
  answers["films.link"] = async () => ({ play: "/play.mp4", save: "/save.mp4" });
  answers["tasks.retry"] = async () => ({ ...task, status: "pending", cause: null });
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("video")?.getAttribute("src")).toBe("/play.mp4"));
  expect(document.querySelector('a[href="/save.mp4"]')).not.toBeNull();
  await press("重试");
  expect(inputsOf("tasks.retry")).toEqual([{ id: task.id }]);
});

test("a storyboard that cannot be had says why, and can be asked for again", async () => {
  answers["films.storyboard"] = async () => Promise.reject(apiError("unavailable"));
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
});

test("captions are not offered to be read aloud where nobody can", async () => {
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(3));
  expect(pageText()).not.toContain("用AI语音念字幕");
});

const sound = { id: "00000000-0000-4000-8000-0000000000c1", name: "旁白为AI合成语音", seconds: 18, spoken: true };
const longer = shots.map((shot) => ({ ...shot, seconds: 6.5 }));
const speech = { ...task, kind: "speech" as const, cause: null };
const voice = (over: Partial<Voice> = {}): Voice => ({
  ...{ id: "00000000-0000-4000-8000-0000000000b1", order: { language: "zh", music: order.music, shots } },
  ...{ sound: null, shots: null, task: speech, createdAt: "2026-11-23T08:00:00.000Z" },
  ...over,
});
const reading = voice({ task: { ...speech, status: "processing" } });

async function speaks() {
  answers["films.storyboard"] = async () => ({ shots, speaks: true });
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(3));
}

test("captions are read aloud by a task: its progress is seen, the voice is taken as it comes, a change says so", async () => {
  answers["voices.list"] = async () => [];
  answers["voices.start"] = async () => reading;
  await speaks();
  await press("用AI语音念字幕");
  expect(inputsOf("voices.start")).toMatchObject([{ order: { language: "zh", music: order.music, shots } }]);
  expect(pageText()).toContain("旁白：40%");
  expect(button("用AI语音念字幕").hasAttribute("disabled")).toBe(true);
  answers["voices.list"] = async () => [
    voice({ sound, shots: longer, task: { ...speech, status: "completed", progress: 100 } }),
  ];
  answers["tasks.cancel"] = async () => ({ ...speech, status: "completed", progress: 100 });
  // it was finished while the order to stop was on its way
  await press("取消");
  await vi.waitFor(() => expect(pageText()).not.toContain("旁白：40%"));
  await press("生成视频");
  const [first] = inputsOf("films.start") as { order: Film["order"] }[];
  expect(first?.order).toMatchObject({ voiceId: sound.id, shots: longer });
  expect(pageText()).not.toContain("请重新念一遍");
  await press("第 2 个镜头往后移");
  expect(pageText()).toContain("请重新念一遍");
});

test("a voice that could not be read says why and is tried again; one read earlier is offered, and what was changed meanwhile is kept", async () => {
  const failed = voice({ task: { ...speech, status: "failed", cause: { code: "model_over_limit", data: {} } } });
  answers["voices.list"] = async () => [failed];
  answers["tasks.retry"] = async () => ({ ...speech, status: "processing" });
  await speaks();
  expect(pageText()).toContain(errorsZh.model_over_limit);
  await press("重试");
  expect(inputsOf("tasks.retry")).toEqual([{ id: task.id }]);
  await press("第 2 个镜头往后移");
  const done = voice({ sound, shots: longer, task: { ...speech, status: "completed", progress: 100 } });
  answers["voices.list"] = async () => [done];
  answers["tasks.cancel"] = async () => ({ ...speech, status: "completed", progress: 100 });
  await press("取消");
  await vi.waitFor(() => expect(pageText()).toContain("用念好的旁白"));
  await press("生成视频");
  expect(inputsOf("films.start")).toMatchObject([{ order: { voiceId: null } }]);
  await press("用念好的旁白");
  await press("生成视频");
  expect(inputsOf("films.start")).toMatchObject([{}, { order: { voiceId: sound.id, shots: longer } }]);
});

const objection = {
  ...{ shot: 1, findings: [] },
  untraced: [{ start: 0, end: 4, text: "128万", grade: "block" as const }],
};

test("what nothing bears out is named under its shot, and a film of it is asked for with a reason", async () => {
  answers["films.check"] = async () => [objection];
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")[1]?.textContent).toContain("128万"), 5_000);
  expect(inputsOf("films.check")).toMatchObject([{ language: "zh", captions: [null, "第1句", "第2句"] }]);
  await press("生成视频");
  await vi.waitFor(() => expect(document.querySelector("[role=dialog] textarea")).not.toBeNull(), 5_000);
  expect(inputsOf("films.start")).toEqual([]);
  const field = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea");
  if (!field) throw new Error("no reason is asked for");
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    write?.call(field, "业主今天改了价");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("说明理由并生成");
  expect(inputsOf("films.start")).toMatchObject([{ order, reason: "业主今天改了价" }]);
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
});

test("what was found only as it was asked for is asked about then", async () => {
  answers["films.start"] = async () => Promise.reject(apiError("piece_not_ready"));
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(3));
  answers["films.check"] = async () => [objection];
  await press("生成视频");
  await untilShown("128万");
});

test("a film is asked for in the account's colour", async () => {
  const who = { name: "林晓", phone: null, company: null, licence: null, address: null, email: null };
  answers["account.card.get"] = async () => ({ ...who, accent: "#1c3d5a" });
  await mount(<Films campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelectorAll("ol li")).toHaveLength(3));
  await press("生成视频");
  expect(inputsOf("films.start")).toMatchObject([{ order: { ...order, accent: "#1c3d5a" } }]);
});
