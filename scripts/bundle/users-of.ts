import type { ChunkingContext } from 'rolldown';

/** Paths of all modules that bring this one along at once, and its own. */
export function usersOf(module: string, context: ChunkingContext): string[] {
  const using = new Set([module]);
  for (const one of using)
    for (const other of context.getModuleInfo(one)?.importers ?? []) using.add(other);
  return [...using];
}
