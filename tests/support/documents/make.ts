/** Files as people have them, made for tests: a brochure as PDF, a Word sheet, a page saved by a browser. */
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";

export const brochure = {
  title: "12 Orchard Lane, Bristol BS3 4DT",
  rows: [
    ["Guide price", "£465,000"],
    ["Bedrooms", "3"],
    ["Bathrooms", "2"],
    ["Floor area", "98 sq m"],
    ["Tenure", "Freehold"],
  ],
  prose: "A semi-detached house for sale with a south-facing garden and a kitchen that opens onto the terrace.",
} as const;

/** A brochure of one page: a headline, two columns of labels and values, a paragraph. `password` locks it; `photos` stand below, one twice. */
export async function brochurePdf(
  options: { password?: string; photos?: readonly Buffer[] } = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", ...(options.password ? { userPassword: options.password } : {}) });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on("end", resolve));
  pdf.fontSize(20).text(brochure.title, 60, 60);
  for (const [index, [label, value]] of brochure.rows.entries()) {
    pdf.fontSize(11).text(label, 60, 120 + index * 20, { lineBreak: false });
    pdf.text(value, 260, 120 + index * 20, { lineBreak: false });
  }
  pdf.text(brochure.prose, 60, 260, { width: 420 });
  for (const [index, photo] of [...(options.photos ?? []), ...(options.photos ?? []).slice(0, 1)].entries())
    pdf.image(photo, 60 + index * 120, 400, { width: 110 });
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

/** A PDF that only draws. */
export async function scanPdf(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4" });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on("end", resolve));
  pdf.rect(60, 60, 300, 200).fill("#888888");
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

/** A Word document: a first line, a table of two columns, a paragraph. `more`: further parts, such as pictures. */
export function wordDocument(
  about: { title: string; rows: readonly (readonly [string, string])[]; prose: string },
  more: Record<string, Uint8Array> = {},
): Uint8Array {
  const table = `<w:tbl>${about.rows.map(([label, value]) => `<w:tr>${cell(label)}${cell(value)}</w:tr>`).join("")}</w:tbl>`;
  const body = paragraph(about.title) + table + paragraph(about.prose);
  const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packageOf = "http://schemas.openxmlformats.org/package/2006";
  return zipSync({
    "[Content_Types].xml": strToU8(
      `${xml}<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `${xml}<Relationships xmlns="${packageOf}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(`${xml}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
    ...more,
  });
}

const quoted = (html: string) =>
  [...Buffer.from(html)]
    .map((byte) =>
      byte > 126 || byte === 0x3d ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}` : String.fromCharCode(byte),
    )
    .join("")
    .replace(/(.{70})(?!=)/g, "$1=\r\n")
    // a soft line end must not stand inside of "=E5"
    .replace(/=(?:\r\n)?([0-9A-F])=\r\n([0-9A-F])/g, "=$1$2");

/** As Chromium saves a page "as a single file". */
export function savedPage(html: string, url: string, pictures: Record<string, Uint8Array> = {}): Uint8Array {
  const boundary = "----MultipartBoundary--x7Yk----";
  const parts = [
    `Content-Type: text/html\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: ${url}\r\n\r\n${quoted(html)}`,
    ...Object.entries(pictures).map(
      ([location, bytes]) =>
        `Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\nContent-Location: ${location}\r\n\r\n${Buffer.from(bytes).toString("base64")}`,
    ),
  ];
  const head = `From: <Saved by Blink>\r\nSnapshot-Content-Location: ${url}\r\nSubject: page\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"\r\n\r\n`;
  return new Uint8Array(
    Buffer.from(`${head}${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`, "latin1"),
  );
}

/** A PDF of one page that is a picture of paper: 640 by 800 dots of one bit, the left half white and the right black. */
export function faxedPdf(): Uint8Array {
  const [width, height] = [640, 800];
  const row = Buffer.concat([Buffer.alloc(width / 16, 0xff), Buffer.alloc(width / 16, 0)]);
  const picture = Buffer.concat(Array.from({ length: height }, () => row));
  const drawn = "q 600 0 0 800 0 0 cm /I Do Q";
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj",
    `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream\nendobj`,
    `5 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray/Length ${picture.length}>>stream\n`,
  ].join("\n");
  const tail = "\nendstream\nendobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF\n";
  return new Uint8Array(Buffer.concat([Buffer.from(head, "latin1"), picture, Buffer.from(tail, "latin1")]));
}
