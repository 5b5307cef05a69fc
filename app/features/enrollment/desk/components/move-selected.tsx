import { type ComponentProps, useState } from 'react';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { keepClear } from '#desk/list/keep-clear.ts';
import { LetterFields, letterIn } from '#desk/record/letter-fields.tsx';
import { AskFirst } from '#requests/ask-first.tsx';
import { findTyped } from '#requests/kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import {
  type EnrollmentStatus,
  enrollmentStatuses,
  everyEnrollmentStatus,
} from '../../enrollment-status.ts';
import type { GradeCount } from '../../places/places.ts';
import { isAllowedMove, openOffers } from '../../status/status-sets.ts';
import { movesAt, undoMovesAt } from '../desk-at.ts';
import type { DueLetters } from '../list/application-list.ts';
import type { ListItem } from '../list/list-rows.server.ts';
import type { MovedSeveral, TakenBackSeveral } from '../move-several.server.ts';
import { type MovedNow, MovedTogether, TakenBackTogether } from './moved-together.tsx';
import { OfferPlaces, reasonsIn } from './offer-places.tsx';
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
  /** The list has only those whose families said yes to the next year. */
  areForNextYear: boolean;
}

/** One step that those who are selected can take. */
interface Way {
  to: EnrollmentStatus;
  /** With the year for which their families let the school keep their answers. */
  intoNextYear?: true | undefined;
}

const nameOf = ({ to, intoNextYear }: Way) =>
  `${enrollmentStatuses[to].move}${intoNextYear ? ' for the next year' : ''}`;

const keptAs = ({ to, intoNextYear }: Way) => `several ${to}${intoNextYear ? ' next year' : ''}`;

/** One move for all that are selected. It asks first; who was moved and who could not be is named afterwards. */
export function MoveSelected({ items, selected, onSelect, ...props }: MoveSelectedProps) {
  const { letters, places, areForNextYear } = props;
  const [said, setSaid] = useState<MovedNow>();
  const [takenBack, setTakenBack] = useState<TakenBackSeveral>();
  const undo = useServerChange(undoMovesAt);
  const { send, isBusy, refusal } = useServerChange(movesAt);
  const chosen = items.filter(({ reference }) => selected.has(reference));
  const toOffer = chosen.filter(({ status }) => openOffers.some((to) => isAllowedMove(status, to)));
  const { leftOut, ask: askLeftOut } = useLeftOut(toOffer.map(({ reference }) => reference));
  const possible = everyEnrollmentStatus.filter((status) =>
    chosen.some((item) => isAllowedMove(item.status, status)),
  );
  function make(
    way: Way,
    form: FormData,
    close: Parameters<ComponentProps<typeof AskFirst>['onConfirm']>[1],
  ) {
    const { to, intoNextYear } = way;
    const applications = chosen.map(({ reference, version }) => ({ reference, version }));
    const body = { to, intoNextYear, applications, letter: letterIn(form), ...reasonsIn(form) };
    send<MovedSeveral>(body, undefined, (done) => {
      close({ keeps: done.notMoved.length > 0 });
      setSaid({ ...done, to, keptFor: findTyped(keptAs(way)) && nameOf(way) });
      setTakenBack(undefined);
      onSelect(new Set());
    });
  }
  const count = `${chosen.length} selected`;
  const ways: Way[] = possible.map((to) => ({ to }));
  if (areForNextYear && possible.includes('waitlisted'))
    ways.unshift({ to: 'waitlisted', intoNextYear: true });
  const [usual, ...others] = ways;
  const ask = ({ to, intoNextYear }: Way, triggerClass: string) => {
    const letter = letters[intoNextYear ? 'nextYear' : to];
    const words = nameOf({ to, intoNextYear });
    return (
      <AskFirst
        key={words}
        trigger={`${words} …`}
        triggerClass={triggerClass}
        title={`${words}: ${count}`}
        confirm={words}
        isBusy={isBusy}
        refusal={refusal}
        keepAs={keptAs({ to, intoNextYear })}
        {...(enrollmentStatuses[to].isOffer && { onOpen: askLeftOut })}
        onConfirm={(form, close) => make({ to, intoNextYear }, form, close)}
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
            The new status is “{enrollmentStatuses[to].name}”. The families get no mail. You can
            take each step back for {UNDO_MINUTES} minutes.
          </p>
        )}
      </AskFirst>
    );
  };
  return (
    <div className="selected">
      {chosen.length > 0 && (
        <fieldset ref={keepClear} className="row">
          <legend className="visually-hidden">Selected applications</legend>
          <b role="status">{count}</b>
          {!usual && 'There is no next step for them.'}
          {usual && ask(usual, 'btn sm')}
          <MoreMenu label="Decide otherwise">
            {others.map((way) => (
              <li key={`${way.to} ${way.intoNextYear}`}>{ask(way, '')}</li>
            ))}
          </MoreMenu>
          <button type="button" className="link" onClick={() => onSelect(new Set())}>
            Select nobody
          </button>
        </fieldset>
      )}
      <div role="status">
        {said && chosen.length === 0 && (
          <MovedTogether
            said={said}
            change={undo}
            onTakenBack={(done) => {
              setSaid(undefined);
              setTakenBack(done);
            }}
          />
        )}
        {takenBack && chosen.length === 0 && <TakenBackTogether {...takenBack} />}
      </div>
    </div>
  );
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
