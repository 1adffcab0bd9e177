/** Drawing commands on a canvas. The screen's painter does the same with the same list. */
import { type Canvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { rgbOf } from "#engine/media/layout/colors";
import type { Box, Command } from "#engine/media/layout/commands";
import { drawText } from "./text.ts";

const clear = (color: string, alpha: number): string => `rgba(${rgbOf(color).join(",")},${alpha.toFixed(4)})`;

function outlined(context: SKRSContext2D, { x, y, width, height }: Box, radius: number): void {
  context.beginPath();
  if (radius > 0) context.roundRect(x, y, width, height, radius);
  else context.rect(x, y, width, height);
}

/** A picture as it lies ready: `part` of the whole one, in fractions of its sides. */
export interface Ready {
  canvas: Canvas;
  part: Box;
}

export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Paints the list in its order; `images` are the pictures the commands name. */
export function paint(
  context: SKRSContext2D,
  commands: readonly Command[],
  images: readonly (Ready | undefined)[],
): void {
  context.imageSmoothingEnabled = true;
  for (const command of commands) {
    switch (command.kind) {
      case "fill":
        context.fillStyle = command.color;
        outlined(context, command, command.radius);
        context.fill();
        break;
      case "outline":
        context.strokeStyle = command.color;
        context.lineWidth = command.thickness;
        outlined(context, command, 0);
        context.stroke();
        break;
      case "picture": {
        const image = images[command.picture];
        if (!image) break;
        const { crop } = command;
        const { canvas, part } = image;
        const [across, down] = [canvas.width / part.width, canvas.height / part.height];
        const wide = crop.width * across;
        // one that lies ready in the size it is shown in is not made smoother than it is
        const same = Math.abs(wide / (command.width * context.getTransform().a) - 1) < 0.01;
        context.imageSmoothingQuality = same ? "low" : "high";
        context.save();
        outlined(context, command, command.radius);
        context.clip();
        context.drawImage(
          canvas,
          (crop.x - part.x) * across,
          (crop.y - part.y) * down,
          wide,
          crop.height * down,
          command.x,
          command.y,
          command.width,
          command.height,
        );
        context.restore();
        break;
      }
      case "shade": {
        const { x, y, width, height } = command;
        const gradient =
          command.way === "down"
            ? context.createLinearGradient(0, y, 0, y + height)
            : context.createLinearGradient(x, 0, x + width, 0);
        for (const { at, alpha } of command.stops)
          gradient.addColorStop(Math.min(1, Math.max(0, at)), clear(command.color, alpha));
        context.fillStyle = gradient;
        context.fillRect(x, y, width, height);
        break;
      }
      case "text":
        context.fillStyle = command.color;
        drawText(context, command.text, command.x, command.y, command.font);
        break;
      case "path":
        context.save();
        context.translate(command.x, command.y);
        context.scale(command.unit, command.unit);
        context.fillStyle = command.color;
        context.fill(new Path2D(command.path));
        context.restore();
        break;
    }
  }
}
