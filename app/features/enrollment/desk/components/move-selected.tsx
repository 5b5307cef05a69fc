import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { LetterFields, letterIn } from '#desk/record/letter-fields.tsx';
import { telephoneLink } from '#lib/text/telephone.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import {
  type EnrollmentStatus,
  enrollmentStatuses,
  everyEnrollmentStatus,
  isAllowedMove,
  openOffers,
} from '../../enrollment-status.ts';
import type { GradeCount } from '../../places/places.ts';
import type { DueLetters, ListItem } from '../list/application-list.ts';
import type { MovedSeveral } from '../move-several.server.ts';
import { OfferPlaces } from './offer-places.tsx';
import { useLeftOut } from './use-left-out.ts';
import { WhatMailHolds } from './what-mail-holds.tsx';

interface MoveSelectedProps {
  items: ListItem[];
  selected: ReadonlySet<string>;
  onSelect: (references: ReadonlySet<string>) => void;
  /** The mails that are due, by status. */
  letters: DueLetters;
  /** How full the grades of the page are. */
  places: GradeCount[];
}

/** One move for all that are selected. It asks first; who was moved and who could not be is named afterwards. */
export function MoveSelected({ items, selected, onSelect, letters, places }: MoveSelectedProps) {
  const [said, setSaid] = useState<MovedSeveral & { to: EnrollmentStatus }>();
  const { send, isBusy, refusal } = useServerChange();
  const chosen = items.filter(({ reference }) => selected.has(reference));
  const toOffer = chosen.filter(({ status }) => openOffers.some((to) => isAllowedMove(status, to)));
  const { leftOut, ask } = useLeftOut(toOffer.map(({ reference }) => reference));
  const possible = everyEnrollmentStatus.filter((status) =>
    chosen.some((item) => isAllowedMove(item.status, status)),
  );
  function make(to: EnrollmentStatus, form: FormData, close: () => void) {
    const applications = chosen.map(({ reference, version }) => ({ reference, version }));
    const reason = form.get('reason') || undefined;
    const body = { to, applications, letter: letterIn(form), reason };
    send<MovedSeveral>({ call: 'enrollment-moves', body }, undefined, (done) => {
      close();
      setSaid({ ...done, to });
      onSelect(new Set());
    });
  }
  const count = `${chosen.length} selected`;
  return (
    <div className="selected">
      {chosen.length > 0 && (
        <fieldset ref={keepClear} className="row">
          <legend className="visually-hidden">Selected applications</legend>
          <span role="status">{count}</span>
          {possible.length === 0 && 'There is no next step for them.'}
          {possible.map((to) => {
            const letter = letters[to];
            return (
              <AskFirst
                key={to}
                trigger={`${enrollmentStatuses[to].move} …`}
                triggerClass="btn sm line"
                title={`${enrollmentStatuses[to].move}: ${count}`}
                confirm={enrollmentStatuses[to].move}
                isBusy={isBusy}
                refusal={refusal}
                keepAs={`several ${to}`}
                {...(enrollmentStatuses[to].isOffer && { onOpen: ask })}
                onConfirm={(form, close) => make(to, form, close)}
              >
                {enrollmentStatuses[to].isOffer && (
                  <OfferPlaces offers={offersAmong(chosen, places, to)} leftOut={leftOut} />
                )}
                {letter ? (
                  <LetterFields
                    to="each family that gave an address"
                    {...letter}
                    isChoiceFor="the families"
                  >
                    <WhatMailHolds bringsAccessCode={enrollmentStatuses[to].isOffer === true} />
                  </LetterFields>
                ) : (
                  <p>
                    The new status is “{enrollmentStatuses[to].name}”. The families get no mail. You
                    can take each step back for {UNDO_MINUTES} minutes.
                  </p>
                )}
              </AskFirst>
            );
          })}
        </fieldset>
      )}
      <div role="status">{said && chosen.length === 0 && <WhatBecame {...said} />}</div>
    </div>
  );
}

/** What the keyboard reaches is scrolled clear of the bar, however many lines its buttons need (WCAG 2.4.11). */
function keepClear(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + var(--g2))`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/** How many of these are about to be offered a place in each grade and year. */
function offersAmong(chosen: ListItem[], places: GradeCount[], to: EnrollmentStatus) {
  return places
    .map((count) => ({
      count,
      offers: chosen.filter(
        ({ gradeLevel, enrollmentYear, status }) =>
          gradeLevel === count.grade && enrollmentYear === count.year && isAllowedMove(status, to),
      ).length,
    }))
    .filter(({ offers }) => offers > 0);
}

function WhatBecame({ moved, notMoved, toCall, to }: MovedSeveral & { to: EnrollmentStatus }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className="note">
      <p>
        {moved.length} now “{enrollmentStatuses[to].name}”.
        {moved.length > 0 && ` To take one back, open it within ${UNDO_MINUTES} minutes:`}
      </p>
      {moved.length > 0 && (
        <ul>
          {moved.map(({ reference, applicant }) => (
            <li key={reference}>
              <Link to={reference}>
                {applicant}, <span className="ref">{reference}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notMoved.length > 0 && (
        <>
          <p>Not moved:</p>
          <ul>
            {notMoved.map(({ reference, applicant, reason }) => (
              <li key={reference}>
                {applicant}, <span className="ref">{reference}</span>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {toCall.length > 0 && (
        <>
          <p>No mail goes to these families. Call them:</p>
          <ul>
            {toCall.map(({ reference, applicant, phone }) => (
              <li key={reference}>
                <Link to={reference}>
                  {applicant}, <span className="ref">{reference}</span>
                </Link>
                :{' '}
                {phone ? (
                  <a href={telephoneLink(phone)}>{phone}</a>
                ) : (
                  'nobody to call may be told of the child'
                )}
                ,{' '}
                <Link to={`${reference}/letter`}>
                  print the letter<span className="visually-hidden"> for {applicant}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
