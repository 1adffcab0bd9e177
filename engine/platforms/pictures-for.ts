/** Which of a home's pictures go with a post that is made by hand: the first ones, as many as its platform takes. */
import { getPlatform } from "./index.ts";

/** All of them where nobody knows how many the platform takes. */
export const picturesFor = <Picture>(platform: string, pictures: readonly Picture[]): Picture[] =>
  pictures.slice(0, getPlatform(platform)?.media.imagesMax ?? pictures.length);
