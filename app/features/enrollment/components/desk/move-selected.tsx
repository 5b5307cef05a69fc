import { useState } from 'react';
import { useDeskChange } from '#features/staff/use-desk-change.ts';
import type { DueLetters, ListItem } from '../../desk-list.ts';
import type { LetterText } from '../../emails/family-letter.ts';
import { type EnrollmentStatus, nextStatuses } from '../../enrollment-application.ts';
import type { MovedSeveral } from '../../move-several.server.ts';
import { bringsAccessCode, enrollmentStatuses, moveNames, statusNames } from '../../moves.ts';
import { LetterDialog } from './letter-dialog.tsx';

interface MoveSelectedProps {
  selected: ListItem[];
  /** The mails that are due, by status. */
  letters: DueLetters;
  onMoved: () => void;
}

/** One move for all that are selected; those that cannot make it are named afterwards. */
export function MoveSelected({ selected, letters, onMoved }: MoveSelectedProps) {
  const [asked, setAsked] = useState<EnrollmentStatus>();
  const [said, setSaid] = useState<MovedSeveral & { to: EnrollmentStatus }>();
  const { send, isBusy } = useDeskChange();
  const possible = enrollmentStatuses.filter((status) =>
    selected.some((item) => (nextStatuses[item.status] as readonly string[]).includes(status)),
  );
  function make(to: EnrollmentStatus, letter?: LetterText) {
    const applications = selected.map(({ reference, version }) => ({ reference, version }));
    const body = { to, applications, ...(letter && { letter }) };
    send<MovedSeveral>({ call: 'enrollment-moves', body }, undefined, (done) => {
      setAsked(undefined);
      setSaid({ ...done, to });
      onMoved();
    });
  }
  const letter = asked && letters[asked];
  const count = `${selected.length} selected`;
  return (
    <div className="selected">
      {selected.length > 0 && (
        <fieldset className="row">
          <legend>{count}</legend>
          {possible.length === 0 && 'Nothing more is to be decided for them.'}
          {possible.map((status) => (
            <button
              key={status}
              type="button"
              className="btn sm line"
              disabled={isBusy}
              onClick={() => (letters[status] ? setAsked(status) : make(status))}
            >
              {moveNames[status]}
              {letters[status] && ' …'}
            </button>
          ))}
        </fieldset>
      )}
      <div role="status">
        {said && (
          <div className="note">
            <p>
              {said.moved.length} now “{statusNames[said.to]}”. To take one back, open it within ten
              minutes.
            </p>
            {said.notMoved.length > 0 && (
              <>
                <p>Not moved:</p>
                <ul>
                  {said.notMoved.map((one) => (
                    <li key={one.reference}>
                      {one.applicant}, {one.reference}: {one.reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
      {asked && letter && (
        <LetterDialog
          title={`${moveNames[asked]}: ${count}`}
          to="each family that gave an address"
          letter={letter}
          bringsAccessCode={bringsAccessCode(asked)}
          button={moveNames[asked]}
          isBusy={isBusy}
          onSend={(text) => make(asked, text)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
