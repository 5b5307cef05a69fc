import { notify } from '#ui/notify.ts';
import { AnotherChild } from '../../form/another-child/another-child.tsx';
import type { FamilyOverview } from '../family-overview.server.ts';

type AnotherChildInPortalProps = NonNullable<FamilyOverview['anotherChild']> & { slug: string };

const NOT_LOADED = {
  title: 'No connection',
  text: 'This did not load. Please try again when you have a connection.',
  isDestructive: true,
};

/** What looks after the form's answers; most who look after their children begin none. */
const loadForm = () =>
  Promise.all([
    import('../../form/another-child/other-drafts.ts'),
    import('../../form/answers.ts'),
  ]);

/** Leads to the form, with what is the guardian's own of the newest application in it. */
export function AnotherChildInPortal(props: AnotherChildInPortalProps) {
  const { slug, earlier, answers, guardian, usualYear } = props;
  function begin(isTheirs: boolean) {
    loadForm().then(
      ([{ beginAnotherChild }, { emptyAnswers }]) => {
        const kept = { answers: { ...emptyAnswers(), ...answers }, togetherWith: earlier };
        beginAnotherChild(slug, isTheirs ? kept : undefined, usualYear);
        location.assign('/enrollment');
      },
      () => notify(NOT_LOADED),
    );
  }
  return <AnotherChild guardian={guardian} onAnswer={begin} />;
}
