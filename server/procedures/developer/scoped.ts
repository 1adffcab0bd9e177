/** A router or contract with those of its calls that a key may open, and nothing else. */
import { scopeOfCall } from "#contract/developer/scopes";

type Names = keyof typeof scopeOfCall;
type Nouns = Names extends `${infer Noun}.${string}` ? Noun : never;
type Of<Noun extends string> = Names extends infer Name ? (Name extends `${Noun}.${infer Verb}` ? Verb : never) : never;
export type Scoped<Router> = {
  [Noun in Nouns & keyof Router]: { [Verb in Of<Noun & string> & keyof Router[Noun]]: Router[Noun][Verb] };
};

export function onlyScoped<Router extends Record<string, object>>(router: Router): Scoped<Router> {
  const chosen: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(scopeOfCall)) {
    const [noun = "", verb = ""] = name.split(".");
    const call: unknown = Reflect.get(router[noun] ?? {}, verb);
    if (call === undefined) throw new Error(`${name} is no call of the contract`);
    chosen[noun] = { ...chosen[noun], [verb]: call };
  }
  return chosen as Scoped<Router>;
}
