import type { School } from '#features/content/schemas.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { ShownFamily } from './show-family.server.ts';

interface HowToAnswerProps {
  by: ShownFamily['by'];
  school: School;
}

/** The page shows an offer, and takes no answer (docs/decisions/0067). */
export function HowToAnswer({ by, school: { admissionsPhone, hours } }: HowToAnswerProps) {
  return (
    <>
      <h3>How to answer</h3>
      <ul>
        <li>
          With our mail about the offer: it has a link for your answer, and the way into the{' '}
          <a href="/portal">parent portal</a>.
        </li>
        <li>
          By phone: <a href={telephoneLink(admissionsPhone)}>{admissionsPhone}</a>. Say your
          reference.
        </li>
        <li>
          At the school office: <UnbrokenText text={`${hours.office}, ${hours.days}.`} />
        </li>
      </ul>
      {by === 'birthDate' && (
        <p className="small muted">
          You cannot answer on this page, because more people than you may know the birth date.
        </p>
      )}
    </>
  );
}
