/** The files a run of the tests spent most on, for the end of its report. */

export interface FileTime {
  /** Absolute path. */
  readonly name: string;
  /** Milliseconds of the clock. */
  readonly startTime: number;
  readonly endTime: number;
}

/** A line for each of the `count` slowest, the slowest first; names are told from `root` on. */
export function slowest(files: readonly FileTime[], root: string, count = 10): string[] {
  const seconds = ({ startTime, endTime }: FileTime) => (endTime - startTime) / 1000;
  return [...files]
    .sort((a, b) => seconds(b) - seconds(a))
    .slice(0, count)
    .map((file) => {
      const name = file.name.startsWith(root) ? file.name.slice(root.length).replace(/^[/\\]/, "") : file.name;
      return `${seconds(file).toFixed(0).padStart(5)} s  ${name}`;
    });
}
