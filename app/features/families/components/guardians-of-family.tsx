import { PeopleToCall } from '#desk/family/people-to-call.tsx';
import type { Guardian } from '../page/guardians.ts';

/** Whom to call of a family. */
export function GuardiansOfFamily({ guardians }: { guardians: Guardian[] }) {
  if (guardians.length === 0) return null;
  return (
    <section aria-labelledby="guardians">
      <h2 id="guardians">Parents and guardians</h2>
      <PeopleToCall people={guardians} />
    </section>
  );
}
