/** How JSON goes into a jsonb column: as one text parameter, because the driver would turn an array into a PostgreSQL array. */
import { type RawBuilder, sql } from "kysely";

export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
