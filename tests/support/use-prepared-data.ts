/** Before each file of journeys: servers start on a copy of the run's prepared data. */
import { inject } from "vitest";
import { startOn } from "./app.ts";
import { untilPrepared } from "./prepared-data.ts";

const dataDir = inject("preparedData");
await untilPrepared(dataDir);
startOn(dataDir);
