/** Makes each named thing once for as long as what it is made from stays the same object; a failure is tried again. */
export function memoizeBySource<Made>() {
  const made = new WeakMap<object, Map<string, Promise<Made>>>();
  return <Result extends Promise<Made> | undefined>(
    source: object,
    name: string,
    make: () => Result,
  ): Result | Promise<Made> => {
    const things = made.get(source) ?? new Map<string, Promise<Made>>();
    made.set(source, things);
    const known = things.get(name);
    if (known) return known;
    const thing = make();
    if (!thing) return thing;
    things.set(name, thing);
    thing.catch(() => things.delete(name));
    return thing;
  };
}
