import { Link } from 'react-router';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { KnownFamily } from '../known-family.ts';

const says = {
  sameChild: 'This child may be here already',
  sameFamily: 'A child of this family is here already',
} as const;

interface KnownFamiliesProps {
  known: KnownFamily[];
  isBusy: boolean;
  /** Takes guardians and emergency contact of this application into the form. */
  onTake: (reference: string) => void;
}

/** Said while a paper form is typed, before the same child is entered twice or a guardian typed again. */
export function KnownFamilies({ known, isBusy, onTake }: KnownFamiliesProps) {
  return (
    <div role="status">
      {known.map(({ reference, child, bornOn, question, reasons }) => (
        <div key={reference} className="note">
          <p>
            <b>{says[question]}:</b>{' '}
            <Link to={`/staff/enrollment-applications/${reference}`} target="_blank">
              <bdi>{child}</bdi>
            </Link>
            , born {dayMonthYear(bornOn)}, <span className="ref">{reference}</span>. Why:{' '}
            {reasons.join(', ')}.
          </p>
          <SmallButton aria-disabled={isBusy} onClick={() => !isBusy && onTake(reference)}>
            Take its guardians and emergency contact
          </SmallButton>
        </div>
      ))}
    </div>
  );
}
