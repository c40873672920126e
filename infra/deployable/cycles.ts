import { referencesIn, type Template } from "./template.ts";

/** Resources that wait for one another, as one path: CloudFormation refuses the whole template. */
export const cycles = ({ Resources }: Template): string[] => {
  const waitsFor = new Map(
    Object.entries(Resources).map(([id, { Properties, DependsOn = [] }]) => {
      const wanted = [
        ...referencesIn(Properties),
        ...(typeof DependsOn === "string" ? [DependsOn] : DependsOn),
      ];
      return [id, wanted.filter((other) => other in Resources)];
    }),
  );
  // What waits for nothing can be made, then what waited only for that; whoever is left waits for ever.
  for (let made = true; made; ) {
    made = false;
    for (const [id, wanted] of waitsFor)
      if (!wanted.some((other) => waitsFor.has(other))) made = waitsFor.delete(id);
  }
  const path: string[] = [];
  for (let id = [...waitsFor.keys()][0]; id !== undefined; ) {
    path.push(id);
    const next: string | undefined = waitsFor.get(id)?.find((other) => waitsFor.has(other));
    if (next !== undefined && path.includes(next))
      return [`These wait for one another: ${[...path.slice(path.indexOf(next)), next].join(" → ")}.`];
    id = next;
  }
  return [];
};
