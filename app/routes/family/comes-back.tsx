import type { ReturnAnswer } from '#features/students/coming-back/coming-back.ts';
import { ComesBackQuestion } from '#features/students/coming-back/family/comes-back-question.tsx';
import { WhyLeaves } from '#features/students/coming-back/why-leaves.tsx';
import type { ShownChild } from './show-family.server.ts';

/** The question on the page of a family: one press answers, without a script too. */
export function ComesBack({ child, token }: { child: ShownChild; token: string }) {
  const { comesBack, firstName, reference } = child;
  if (!comesBack) return null;
  const id = `${reference}-comes-back`;
  const buttons = {
    yes: `Yes, ${firstName} comes back`,
    no: `No, ${firstName} leaves`,
    notSure: 'I do not know yet',
  } as const satisfies Record<ReturnAnswer, string>;
  return (
    <ComesBackQuestion question={comesBack} {...{ id, firstName }} heading="h3">
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="child" value={reference} />
        <input type="hidden" name="year" value={comesBack.schoolYear} />
        <WhyLeaves
          id={`${id}-reason`}
          label={`If ${firstName} leaves: why?`}
          hint="You do not have to say it."
          none="I do not want to say"
        />
        <p className="row">
          {Object.entries(buttons).map(([answer, words]) => (
            <button
              key={answer}
              type="submit"
              className={answer === 'yes' ? 'btn' : 'btn line'}
              name="comesBack"
              value={answer}
            >
              {words}
            </button>
          ))}
        </p>
      </form>
    </ComesBackQuestion>
  );
}
