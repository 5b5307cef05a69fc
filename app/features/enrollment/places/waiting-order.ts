/** Somebody moved from one place of a list to another, both counted from 1; everybody else stays in their order. */
export function movedTo<One>(list: readonly One[], from: number, to: number): One[] {
  const moved = list[from - 1];
  if (moved === undefined) return [...list];
  const others = list.filter((_one, index) => index !== from - 1);
  return [...others.slice(0, to - 1), moved, ...others.slice(to - 1)];
}
