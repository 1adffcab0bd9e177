/** Pictures signed with credentials, read by the reader of those who wrote the standard (c2pa-rs). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import initReader, { WasmReader } from "@contentauth/c2pa-wasm";
import * as x509 from "@peculiar/x509";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openCredentials, type SignPicture } from "./index.ts";

const require = createRequire(import.meta.url);
const EC = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const EMAIL_PROTECTION = "1.3.6.1.5.5.7.3.4";
const DAY = 86_400_000;
const now = new Date();

const pair = () => crypto.subtle.generateKey(EC, true, ["sign", "verify"]);
const pemOf = async ({ privateKey }: CryptoKeyPair) =>
  x509.PemConverter.encode(await crypto.subtle.exportKey("pkcs8", privateKey), "PRIVATE KEY");

/** A certificate as C2PA wants it, and the one that vouches for it. */
async function certified(until: Date) {
  const [above, own] = [await pair(), await pair()];
  const span = { notBefore: new Date(now.getTime() - 400 * DAY), signingAlgorithm: EC };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...{ ...span, notAfter: new Date(now.getTime() + DAY), serialNumber: "01", name: "CN=Root, O=Test", keys: above },
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(above.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    ...{ ...span, notAfter: until, serialNumber: "02", subject: "CN=Harbour & Pine, O=Test", issuer: root.subject },
    ...{ publicKey: own.publicKey, signingKey: above.privateKey },
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([EMAIL_PROTECTION]),
      await x509.AuthorityKeyIdentifierExtension.create(root),
      await x509.SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  return { certificate: `${leaf.toString("pem")}\n${root.toString("pem")}`, key: await pemOf(own) };
}

const codes = z.array(z.object({ code: z.string() }));
const report = z.object({
  validation_results: z.object({ activeManifest: z.object({ success: codes, failure: codes }) }),
});
async function read(kind: "jpeg" | "png", picture: Uint8Array) {
  const reader = await WasmReader.fromBytes(`image/${kind}`, picture);
  const text = reader.json();
  const { success, failure } = report.parse(JSON.parse(text)).validation_results.activeManifest;
  const plain = (list: z.infer<typeof codes>) => list.map(({ code }) => code);
  return { text, success: plain(success), failure: plain(failure) };
}

const picture = (kind: "jpeg" | "png") =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: "#8899aa" } })
    .toFormat(kind)
    .toBuffer();

let sign: SignPicture;
beforeAll(async () => {
  await initReader({ module_or_path: readFileSync(require.resolve("@contentauth/c2pa-wasm/c2pa.wasm")) });
  sign = await openCredentials(await certified(new Date(now.getTime() + DAY)), "Listcast", now);
});

test.each(["jpeg", "png"] as const)("a %s says who made it of what, and still shows the same", async (kind) => {
  const plain = await picture(kind);
  const signed = await sign(new Uint8Array(plain));
  const { text, success, failure } = await read(kind, signed);
  // nobody vouches for the root of a test: all else holds
  expect(failure).toEqual(["signingCredential.untrusted"]);
  expect(success).toEqual(expect.arrayContaining(["claimSignature.validated", "assertion.dataHash.match"]));
  expect(text).toContain("digitalsourcetype/composite");
  expect(text).toContain("Harbour & Pine");
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect((await pixels(signed)).equals(await pixels(plain))).toBe(true);
});

test("a picture that was changed since is told from the one that was signed", async () => {
  const signed = await sign(new Uint8Array(await picture("jpeg")));
  signed[signed.length - 20] = (signed[signed.length - 20] ?? 0) ^ 1;
  expect((await read("jpeg", signed)).failure).toContain("assertion.dataHash.mismatch");
});

test("what cannot sign says so before the first picture", async () => {
  const good = await certified(new Date(now.getTime() + DAY));
  const old = await certified(new Date(now.getTime() - DAY));
  const { key: other } = await certified(new Date(now.getTime() + DAY));
  for (const setting of [old, { ...good, key: other }, { ...good, certificate: "none" }, { ...good, key: "none" }])
    await expect(openCredentials(setting, "Listcast", now)).rejects.toMatchObject({ code: "bad_setting" });
  await expect(sign(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: "not_an_image" });
});
