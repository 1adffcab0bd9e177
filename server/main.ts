/** The server process. */
import { runServer } from "#server/boot/run";

await runServer();
