/** What a film and a sound may cost the process that makes them. */
const MIB = 1024 * 1024;

/** A minute of HD takes some two minutes of processor; six hundred megabytes, and the process is ended. */
export const filmProcessLimits = { processorMs: 15 * 60_000, memoryBytes: 600 * MIB } as const;

/** Longer sounds are cut. */
export const soundLimits = { seconds: 300, cost: { processorMs: 60_000, memoryBytes: 400 * MIB } } as const;
