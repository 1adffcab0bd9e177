/** The folder of the checkout, whatever folder the process was started in. */
import path from "node:path";

export const projectRoot = path.dirname(path.dirname(import.meta.dirname));
