/** Parts of a file as HTTP asks for them. */

/** From one byte to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One range of bytes, as in RFC 9110; "all" when there is none we understand, "none" when it lies outside. */
export function parseRange(header: string | undefined, size: number): ByteRange | "all" | "none" {
  const range = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!range || (range[1] === "" && range[2] === "")) return "all";
  const start = range[1] === "" ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const end = range[1] === "" || range[2] === "" ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (start >= size || (range[1] === "" && range[2] === "0")) return "none";
  return start > end ? "all" : { start, end };
}

/** Status and headers of an answer with that part of a file of so many bytes. */
export function rangeAnswer(range: ByteRange | "all" | "none", size: number): { status: number; headers: Headers } {
  const headers = new Headers({ "Accept-Ranges": "bytes" });
  if (range === "none") {
    headers.set("Content-Range", `bytes */${size}`);
    return { status: 416, headers };
  }
  const { start, end } = range === "all" ? { start: 0, end: size - 1 } : range;
  headers.set("Content-Length", String(end - start + 1));
  if (range === "all") return { status: 200, headers };
  headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  return { status: 206, headers };
}
