/** What a photo's file says of itself is read before it is dropped: kept as a mark, and nothing else of it. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { readyPhoto, reencodeImage } from "./image.ts";

const AS_ELEMENT = (type: string) =>
  `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${type}</Iptc4xmpExt:DigitalSourceType>`;
const packet = (inside: string, attribute = "") =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"${attribute}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
const room = () => sharp({ create: { width: 400, height: 300, channels: 3, background: "#a98" } });
const saying = async (xmp: string) => (await reencodeImage(await room().withXmp(xmp).jpeg().toBuffer())).altered;

test.each([
  "trainedAlgorithmicMedia",
  "compositeWithTrainedAlgorithmicMedia",
  "compositeSynthetic",
  "algorithmicMedia",
])("%s shows what is not there, however it is written", async (type) => {
  expect(await saying(packet(AS_ELEMENT(type)))).toBe(true);
  const address = `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;
  expect(await saying(packet("", ` Iptc4xmpExt:DigitalSourceType="${address}"`))).toBe(true);
  const png = await room()
    .withXmp(packet(AS_ELEMENT(type)))
    .png()
    .toBuffer();
  expect((await reencodeImage(png)).altered).toBe(true);
});

test.each(["digitalCapture", "computationalCapture", "algorithmicallyEnhanced", "humanEdits", "composite"])(
  "%s does not",
  async (type) => {
    expect(await saying(packet(AS_ELEMENT(type)))).toBe(false);
  },
);

test("China's label of what a machine made counts, and a photo that says nothing is one", async () => {
  const label = (value: number) =>
    packet(
      `<TC260:AIGC>{&quot;Label&quot;:&quot;${value}&quot;,&quot;ContentProducer&quot;:&quot;x&quot;}</TC260:AIGC>`,
    );
  expect(await saying(label(1))).toBe(true);
  expect(await saying(label(2))).toBe(true);
  expect(await saying(label(0))).toBe(false);
  const silent = await reencodeImage(await room().jpeg().toBuffer());
  expect(silent.altered).toBe(false);
});

test("its file is kept without its word, and what leaves has ours", async () => {
  const kept = await reencodeImage(
    await room()
      .withXmp(packet(AS_ELEMENT("trainedAlgorithmicMedia")))
      .jpeg()
      .toBuffer(),
  );
  expect((await sharp(kept.jpeg).metadata()).xmp).toBeUndefined();
  const as = { shape: "original", light: "as-is", sign: null, longest: 400 } as const;
  const ready = await readyPhoto({ bytes: kept.jpeg, ...as, altered: "en" });
  expect((await sharp(ready).metadata()).xmp?.toString()).toContain("compositeSynthetic");
});
