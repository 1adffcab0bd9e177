/** The contract on the default: the server's own PostgreSQL, where the server may do everything. */
import { freshDatabase } from "../support/database.ts";
import { chapters } from "./chapters.ts";
import { openHouse } from "./subject.ts";
import { contract } from "./suite.ts";

contract("embedded", chapters, async () => openHouse(await freshDatabase(), "embedded"), true);
