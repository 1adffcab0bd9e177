/** The shape every command has, and the little world it is given instead of `process`. */

/** What a command may touch: its output, its input and the folder paths are relative to. */
export interface Io {
  readonly cwd: string;
  stdout(text: string): void;
  stderr(text: string): void;
  /** Everything on standard input. */
  stdin(): Promise<string>;
  /** Settings of the surroundings; left out: none. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  readonly name: string;
  /** One line for `listcast help`. */
  readonly usage: string;
  /** Answers the exit code. Throws `AppError`; `bad_usage` becomes exit 2, any other code exit 1. */
  run(args: string[], io: Io): Promise<number>;
}
