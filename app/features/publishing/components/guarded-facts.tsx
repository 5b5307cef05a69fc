import { DeskFacts } from '#desk/record/desk-facts.tsx';
import type { ContentPart } from '../content-part.ts';
import { inWords } from '../guarded/old-and-new.ts';

/** What a guarded part says, to read and not to change. */
export function GuardedFacts({ part, value }: { part: ContentPart; value: object }) {
  const facts = part.fields.map(({ name, label }) => [label, inWords(value, name)]);
  if (facts.every(([, fact]) => fact === '')) return <p>Nothing is said of it yet.</p>;
  return <DeskFacts facts={Object.fromEntries(facts)} />;
}
