/** Circles of imports between units (folders, or files that stand beside them), by Tarjan's strongly connected components. */

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Every group of two or more units that reach each other, largest first. */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (unit: string): number => {
    const own = order.size;
    order.set(unit, own);
    let low = own;
    stack.push(unit);
    for (const next of graph.get(unit) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(unit, low);
    if (low === own) {
      const circle = stack.splice(stack.indexOf(unit));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const unit of graph.keys()) if (!order.has(unit)) visit(unit);
  return circles.sort((a, b) => b.length - a.length);
}

/** From file imports to unit imports; what a unit imports of itself is left out. */
export function unitGraph(
  edges: Iterable<readonly [from: string, to: string]>,
  unitOf: (file: string) => string | null,
): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const [a, b] = [unitOf(from), unitOf(to)];
    if (a === null || b === null || a === b) continue;
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return graph;
}
