import type { ReadStore } from '#lib/store/store.server.ts';
import { listBarredLines } from './list-barred.server.ts';
import { levelsOfKnowing, type MayKnow } from './may-know.ts';
import { listPeople } from './people.server.ts';

/**
 * What whoever knows the child's birth date may know at /status. Every parent knows it, and nobody can tell who asks:
 * so it is what the one may know who may know least.
 */
export async function mayKnowAtStatus(read: ReadStore, reference: string): Promise<MayKnow> {
  const people = await listPeople(read, reference);
  const lines = (await listBarredLines(read, reference)).filter(({ liftedAt }) => !liftedAt);
  const levels = [...people, ...lines].map(({ mayKnow }) => levelsOfKnowing.indexOf(mayKnow));
  return levelsOfKnowing[Math.max(0, ...levels)] ?? 'nothing';
}
