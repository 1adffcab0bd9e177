/** What a try of a sending notes for the next one. */

/** What a course of several steps (uploads, containers) leaves behind, small and without secrets. */
export type Checkpoint = Readonly<Record<string, string | readonly string[]>>;
