import { expect, test } from "vitest";
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
  "0.0.0.0",
  "224.0.0.1",
  "not an address",
])("no service lives at %s", (address) => expect(mayServe(address)).toBe(false));

test.each(["127.0.0.1", "::1", "10.0.0.5", "192.168.1.7", "8.8.8.8", "2606:4700::1111"])(
  "one may live at %s",
  (address) => expect(mayServe(address)).toBe(true),
);

test.each([
  "http://169.254.169.254/latest",
  "http://2852039166/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://metadata.google.internal/",
])("%s is refused before anything is sent", async (address) => {
  expect(() => checkServiceAddress(new URL(address))).toThrow("address_not_allowed");
  await expect(serviceFetch(address)).rejects.toMatchObject({ code: "address_not_allowed" });
});
