/** Brochures of a campaign's home, to look at and to hand over. */
import { brochureWords } from "#engine/media/brochure/words";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { brochureLookFor, brochureMaterial, brochurePdfFor } from "./brochure-file.ts";

export const brochures = {
  draw: signedIn.brochures.draw.handler(async ({ context, input }) => {
    const material = await brochureMaterial(context, input.id);
    const { campaign } = material;
    const number = humanNumber("PROP", campaign.property_number);
    const name = safeName(`${number}-${brochureWords[input.language].name}-${campaign.property_title}`, 80);
    if (input.format === "preview") {
      const jpeg = await brochureLookFor(context, material, input);
      return new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: "image/jpeg" });
    }
    return new File([await brochurePdfFor(context, material, input)], `${name}.pdf`, { type: "application/pdf" });
  }),
};
