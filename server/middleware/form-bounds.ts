/** Looks at a form before it is parsed: few parts, and large only what is a file, because the others are parsed as values. */
import { apiBodyLimits } from "#server/base/limits";

const boundaryOf = (type: string) => /;[ ]?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);

/** As every browser writes it. Whatever is written otherwise counts as a value. */
const fileHead =
  /^\r\ncontent-disposition: form-data; name="[^"\r\n]{1,100}"; filename="[^"\r\n]{0,1000}"(?:\r\ncontent-type: [^\r\n]{1,200})?$/i;
const LONGEST_HEAD = 4_096;

/** `type`: the whole content type. */
export function isBoundedForm(body: Buffer, type: string): boolean {
  const quotedOrBare = boundaryOf(type);
  const boundary = quotedOrBare?.[1] ?? quotedOrBare?.[2];
  if (!boundary) return body.length <= apiBodyLimits.usual;
  const mark = `--${boundary}`;
  let from = body.indexOf(mark);
  if (from < 0 || from > apiBodyLimits.usual) return body.length <= apiBodyLimits.usual;
  for (let part = 0; part < apiBodyLimits.parts; part++) {
    const begin = from + mark.length;
    const next = body.indexOf(mark, begin);
    const end = next < 0 ? body.length : next;
    const headEnd = body.subarray(begin, begin + LONGEST_HEAD).indexOf("\r\n\r\n");
    const isFile = headEnd > 0 && fileHead.test(body.toString("latin1", begin, begin + headEnd));
    if (!isFile && end - begin > apiBodyLimits.usual) return false;
    if (next < 0) return true;
    from = next;
  }
  return false;
}
