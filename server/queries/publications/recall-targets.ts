/** What entries of recalls are about: posts, pieces, posters, films, by their ids. */
import type { Db } from "#server/db/tables";
import type { FilmRow } from "#server/db/tables/media";
import type { PieceRow } from "#server/db/tables/pieces";
import type { RecallItemRow, SavedPosterRow } from "#server/db/tables/posts/recalls";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

async function rowsOf<Row>(ids: readonly (string | null)[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  return known.length === 0 ? [] : await read(known);
}

export async function targetsOf(
  db: Db,
  owner: Owner,
  items: readonly RecallItemRow[],
): Promise<{
  posts: ReadonlyMap<string, PublicationRow>;
  pieces: ReadonlyMap<string, PieceRow>;
  posters: ReadonlyMap<string, SavedPosterRow>;
  films: ReadonlyMap<string, FilmRow>;
}> {
  const posts = await rowsOf(
    items.map((item) => item.publication_id),
    (ids) =>
      db.selectFrom("publications").selectAll().where("user_id", "=", owner.userId).where("id", "in", ids).execute(),
  );
  const pieces = await rowsOf(
    items.map((item) => item.piece_id),
    (ids) => db.selectFrom("pieces").selectAll().where("user_id", "=", owner.userId).where("id", "in", ids).execute(),
  );
  const posters = await rowsOf(
    items.map((item) => item.poster_id),
    (ids) =>
      db.selectFrom("saved_posters").selectAll().where("user_id", "=", owner.userId).where("id", "in", ids).execute(),
  );
  const films = await rowsOf(
    items.map((item) => item.film_id),
    (ids) => db.selectFrom("films").selectAll().where("user_id", "=", owner.userId).where("id", "in", ids).execute(),
  );
  return { posts: byId(posts), pieces: byId(pieces), posters: byId(posters), films: byId(films) };
}
