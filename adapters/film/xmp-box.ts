/** XMP in an MP4: a box of its own at the top level, by the number XMP's specification (part 3) gives it. */
const NUMBER = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/** The box, to be put behind all others: what stands before it keeps its place. */
export function xmpBox(packet: string): Buffer {
  const body = Buffer.concat([Buffer.from("uuid"), NUMBER, Buffer.from(packet)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + size.length);
  return Buffer.concat([size, body]);
}
