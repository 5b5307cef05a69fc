import { AnotherChild } from '#features/enrollment/form/another-child/another-child.tsx';
import { beginAnotherChild } from '#features/enrollment/form/another-child/other-drafts.ts';
import { emptyAnswers } from '#features/enrollment/form/answers.ts';
import type { FamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';

type AnotherChildInPortalProps = NonNullable<FamilyOverview['anotherChild']> & { slug: string };

/** Leads to the form, with what is the guardian's own of the newest application in it. */
export function AnotherChildInPortal(props: AnotherChildInPortalProps) {
  const { slug, earlier, answers, guardian, usualYear } = props;
  function begin(isTheirs: boolean) {
    const kept = { answers: { ...emptyAnswers(), ...answers }, togetherWith: earlier };
    beginAnotherChild(slug, isTheirs ? kept : undefined, usualYear);
    location.assign('/enrollment');
  }
  return <AnotherChild guardian={guardian} onAnswer={begin} />;
}
