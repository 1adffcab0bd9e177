/** Names that are no place or person of the home's: whose music is played there, what sea a wood comes from. */
import type { Span } from "#engine/text/span";

const people: ReadonlySet<string> = new Set(
  (
    "Bach Beethoven Mozart Haydn Schubert Schumann Brahms Chopin Liszt Wagner Verdi Puccini Vivaldi Händel Handel Haendel Debussy Ravel Satie Fauré Bizet Berlioz Poulenc Mahler Strauss Strauß Dvořák Dvorak Smetana Grieg Sibelius Rachmaninow Rachmaninov Rachmaninoff Tschaikowsky Tchaikovsky Tchaïkovski Prokofjew Prokofiev Schostakowitsch Shostakovich Stravinsky Gershwin Bernstein Czerny Clementi Scarlatti Paganini Beatles Bowie Dylan Sinatra Coltrane Brassens Piaf Gainsbourg Aznavour Grönemeyer " +
    "Proust Balzac Hugo Zola Flaubert Molière Baudelaire Camus Simenon Goethe Schiller Heine Fontane Kafka Hesse Brecht Rilke Tucholsky Kästner Shakespeare Dickens Austen Tolkien Hemingway Orwell Agatha Christie Poirot Maigret Sherlock Holmes Hitchcock " +
    "Monet Manet Renoir Cézanne Matisse Picasso Vermeer Rembrandt Hopper Klimt Turner Rothko Mondrian Corbusier Eames Bauhaus Thonet Instagram Netflix Pinterest Spotify Billy Ottolenghi"
  ).split(" "),
);
/** A material and where it comes from: "parquet en pin de la Baltique", "marbre de Carrare". */
const material =
  /(?<!\p{L})(?:pin|sapin|bois|chêne|marbre|pierre|granit|cuir|laine|lin|ardoises?|tuiles?|tapis|porcelaine|faïence|verre|brique|savon|point|poutres?) (?:de |du |d['’]|des )(?:la |l['’])?$/iu;
const played =
  /(?<!\p{L})(?:jou(?:er|ez|e|es)|joue[rz]-y|play(?:s|ing)?|spiel(?:t|en|e|st)|hör(?:t|en)|listen(?:ing)? to|écoute[rz]?|chante[rz]?|à la|façon|style|lire|relire|read|lesen)(?: (?:du|de la|de l['’]|some|etwas|un peu de|ein bisschen|his|your))? ?$/iu;

/** Does the name at `span` belong to culture or to a material, and to no place of the home's? */
export const ofCulture = (text: string, { start }: Span, core: string, kind: unknown): boolean => {
  const before = text.slice(Math.max(0, start - 36), start);
  return kind === null && (people.has(core) || material.test(before) || played.test(before));
};
