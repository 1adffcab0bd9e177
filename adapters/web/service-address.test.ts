import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "./limits.ts";
import { checkServiceAddress, mayServe, serviceFetch } from "./service-address.ts";

test.each([
  "169.254.169.254",
  "169.254.0.1",
  "100.100.100.200",
  "fe80::1",
  "fd00:ec2::254",
  "::ffff:169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "2002:a9fe:a9fe::1",
  "::169.254.170.2",
  "::a9fe:aa02",
  "0:0:0:0:0:0:a9fe:aa02",
  "::10.0.0.5",
  "::ffff:0:169.254.170.2",
  "64:ff9b:1::a9fe:aa02",
  "2001:0:4136:e378:8000:63bf:5601:5501",
  "fd00::5efe:169.254.170.2",
  "fec0::5efe:169.254.170.2",
  "2606:4700::5efe:169.254.170.2",
  "2606:4700::200:5efe:169.254.170.2",
  "168.63.129.16",
  "::ffff:168.63.129.16",
  "fd00:ec2::23",
  "fd00:c1::a9fe:a9fe",
  "fd00:42::42",
  "0.0.0.0",
  "224.0.0.1",
  "not an address",
])("no service lives at %s", (address) => {
  expect(mayServe(address, "own")).toBe(false);
  expect(mayServe(address, "public")).toBe(false);
});

test.each(["127.0.0.1", "::1", "10.0.0.5", "192.168.1.7", "::ffff:10.0.0.5", "fd00::5", "fd12:3456::5efe"])(
  "one of the own network may live at %s",
  (address) => {
    expect(mayServe(address, "own")).toBe(true);
    expect(mayServe(address, "public")).toBe(false);
  },
);

test.each(["8.8.8.8", "2606:4700::1111"])("one of the internet may live at %s", (address) => {
  expect(mayServe(address, "own")).toBe(true);
  expect(mayServe(address, "public")).toBe(true);
});

test.each([
  "http://169.254.169.254/latest",
  "http://2852039166/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[::169.254.170.2]/v1",
  "http://metadata.google.internal/",
])("%s is refused before anything is sent, whoever entered it", async (address) => {
  expect(() => checkServiceAddress(new URL(address), "own")).toThrow("address_not_allowed");
  await expect(serviceFetch("own")(address)).rejects.toMatchObject({ code: "address_not_allowed" });
});

let heard = 0;
const server = createServer((request, response) => {
  heard++;
  if (request.url === "/flood") {
    const pour = () => {
      while (!response.destroyed && response.write("x".repeat(64 * 1024)));
    };
    response.on("drain", pour);
    return pour();
  }
  if (request.url === "/away") response.writeHead(302, { location: "/" });
  response.end("here");
});
const address = (host: string, path = "/") => {
  const at = server.address();
  return `http://${host}:${typeof at === "object" ? at?.port : ""}${path}`;
};
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => void server.close());

test.each(["127.0.0.1", "localhost", "2130706433"])(
  "a server at %s is reached from the own network only",
  async (host) => {
    expect(await (await serviceFetch("own")(address(host))).text()).toBe("here");
    const before = heard;
    await expect(serviceFetch("public")(address(host))).rejects.toMatchObject({ code: "address_not_allowed" });
    expect(heard).toBe(before);
  },
);

test("nobody is led elsewhere by an answer", async () => {
  await expect(serviceFetch("own")(address("127.0.0.1", "/away"))).rejects.toThrow();
});

test("an answer without an end is cut off before it fills the memory", async () => {
  const answer = await serviceFetch("own")(address("127.0.0.1", "/flood"));
  let read = 0;
  const drink = async () => {
    for await (const part of answer.body ?? []) {
      read += part.byteLength;
      if (read > 4 * MAX_BODY_BYTES) return;
    }
  };
  await expect(drink()).rejects.toMatchObject({ code: "too_large" });
  expect(read).toBeLessThanOrEqual(MAX_BODY_BYTES);
});
