/** The contract on a PostgreSQL of one's own (DATABASE_URL), reached as its ordinary owner. */
import { chapters } from "./chapters.ts";
import { ownerDatabase } from "./owner-database.ts";
import { openHouse } from "./subject.ts";
import { contract } from "./suite.ts";

contract("postgres", chapters, async () => openHouse(await ownerDatabase(), "postgres"), true);
