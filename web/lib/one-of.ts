/** A word of an address, as far as it is one of those there are. */
export const oneOf = <Name extends string>(
  names: readonly Name[],
  given: string | null | undefined,
): Name | undefined => names.find((name) => name === given);
