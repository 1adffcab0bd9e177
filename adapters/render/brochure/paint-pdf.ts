/** Drawing commands on a page of PDF: text as text, codes and rules as vectors, photos as the JPEG they are. */
import type { Box, Command } from "#engine/media/layout/commands";
import type { Faces } from "./faces.ts";

type Doc = PDFKit.PDFDocument;

const BLANK = "#E7E0D6";

function outlined(doc: Doc, { x, y, width, height }: Box, radius: number): Doc {
  return radius > 0 ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height);
}

/** Paints the list in its order; `images` are the pictures the commands name, as JPEG. */
export function paintPdf(doc: Doc, commands: readonly Command[], images: readonly Buffer[], faces: Faces): void {
  for (const command of commands) {
    switch (command.kind) {
      case "fill":
        outlined(doc, command, command.radius).fill(command.color);
        break;
      case "outline":
        outlined(doc, command, 0).lineWidth(command.thickness).stroke(command.color);
        break;
      case "picture": {
        const image = images[command.picture];
        if (!image || image.length === 0) {
          // its file is gone
          outlined(doc, command, command.radius).fill(BLANK);
          break;
        }
        const { crop, x, y } = command;
        const [width, height] = [command.width / crop.width, command.height / crop.height];
        doc.save();
        outlined(doc, command, command.radius).clip();
        doc.image(image, x - crop.x * width, y - crop.y * height, { width, height });
        doc.restore();
        break;
      }
      case "shade": {
        const { x, y, width, height } = command;
        const gradient =
          command.way === "down" ? doc.linearGradient(x, y, x, y + height) : doc.linearGradient(x, y, x + width, y);
        for (const { at, alpha } of command.stops) gradient.stop(Math.min(1, Math.max(0, at)), command.color, alpha);
        doc.rect(x, y, width, height).fill(gradient);
        break;
      }
      case "text": {
        const { size } = command.font;
        let left = command.x;
        for (const { face, text, apart } of faces.runsOf(command.text, command.font)) {
          const tracking = apart ? command.font.tracking : 0;
          const wide = (face.widthOf(text) + [...text].length * tracking) * size;
          // a face of which only a space is drawn would be embedded without an outline, which some readers refuse
          if (text.trim() === "") {
            left += wide;
            continue;
          }
          doc.font(face.name).fontSize(size).fillColor(command.color);
          doc.text(text, left, command.y, {
            lineBreak: false,
            baseline: "alphabetic",
            ...(tracking === 0 ? {} : { characterSpacing: tracking * size }),
          });
          left += wide;
        }
        break;
      }
      case "path":
        doc.save();
        doc.translate(command.x, command.y).scale(command.unit);
        doc.path(command.path).fill(command.color);
        doc.restore();
        break;
    }
  }
}
