import { afterEach, describe, expect, test } from "vitest";
import { type ErrorCode, errorCodes } from "#contract/errors";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";
import { ImportFailed } from "./import-failed.tsx";

afterEach(unmountAll);

const doors = {
  重试: "retry",
  用浏览器发送: "browser",
  上传文件或照片: "file",
  粘贴房源文字: "text",
  用分享的文字: "shared",
  手动填写: "manual",
  换一个链接: "another",
} as const;
type Door = (typeof doors)[keyof typeof doors];

async function doorsOf(code: ErrorCode, shared = false): Promise<Door[]> {
  const none = () => {};
  const way = { onRetry: none, onMode: none, onAnother: none, onShared: none };
  await mount(<ImportFailed cause={{ code, data: {} }} shared={shared} {...way} />);
  return [...document.querySelectorAll("[role=alert] button")].map(({ textContent }) => {
    const door = Object.entries(doors).find(([name]) => name === textContent)?.[1];
    if (!door) throw new Error(`an unknown door: ${textContent}`);
    return door;
  });
}

/** All that an import is refused with, and the ways that lead on from there, the best first. */
const ways = {
  not_a_web_address: ["another", "text", "file", "manual"],
  address_not_allowed: ["browser", "file", "text", "manual"],
  host_not_found: ["another", "text", "file", "manual"],
  host_unreachable: ["retry", "browser", "file", "text", "manual"],
  too_many_redirects: ["another", "browser", "file", "text", "manual"],
  timed_out: ["retry", "browser", "file", "text", "manual"],
  too_large: ["file", "text", "manual"],
  http_error: ["retry", "browser", "file", "text", "manual"],
  unsupported_content: ["file", "text", "another", "manual"],
  not_a_listing: ["another", "browser", "text", "file", "manual"],
  no_home_in_text: ["text", "manual", "another", "file"],
  search_results: ["another", "text", "file", "manual"],
  blocked: ["browser", "file", "text", "manual"],
  removed: ["file", "text", "another", "manual"],
  invalid_input: ["another", "text", "manual"],
  too_long: ["text", "file", "manual"],
  unsupported_file: ["file", "text", "manual"],
  damaged_file: ["file", "text", "manual"],
  locked_file: ["file", "text", "manual"],
  no_text: ["file", "text", "manual"],
  letters_unread: ["text", "manual"],
  not_an_image: ["file", "text", "manual"],
  too_many_photos: ["file", "manual"],
  not_found: ["another", "text", "file", "manual"],
  no_package: ["manual"],
  too_many_requests: ["retry", "manual"],
  unavailable: ["retry", "manual"],
  internal: ["retry", "text", "manual"],
} satisfies Partial<Record<ErrorCode, Door[]>>;
const refusals = errorCodes.filter((code): code is keyof typeof ways => Object.hasOwn(ways, code));

/** The same link, file or text meets these again, whenever it is tried. */
const lasting: readonly ErrorCode[] = [
  ...(["not_a_web_address", "address_not_allowed", "host_not_found", "too_many_redirects", "too_large"] as const),
  ...(["unsupported_content", "not_a_listing", "no_home_in_text", "search_results", "removed", "too_long"] as const),
  ...(["unsupported_file", "damaged_file", "locked_file", "no_text", "letters_unread", "not_an_image"] as const),
  ...(["too_many_photos", "not_found", "invalid_input"] as const),
];

describe.each(refusals)("%s", (code) => {
  test("is told with the ways that work for it", async () => {
    const shown = await doorsOf(code);
    expect(shown).toEqual(ways[code]);
    if (lasting.includes(code)) expect(shown).not.toContain("retry");
  });

  test("words shared with the link go before all else, and need no pasting", async () => {
    const shown = await doorsOf(code, true);
    expect(shown[0]).toBe("shared");
    expect(shown).not.toContain("text");
  });
});

test.each(refusals.filter((code) => !["no_text"].includes(code)))(
  "%s promises nothing of a screenshot, whose letters may not be read here",
  async (code) => {
    await doorsOf(code);
    expect(pageText()).not.toMatch(/截图|拍照/u);
  },
);
