import { LetterFields } from '#desk/record/letter-fields.tsx';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { DeskRecord } from '../desk-record.ts';
import { CallFamily } from './call-family.tsx';
import { WhatMailHolds } from './what-mail-holds.tsx';

interface LetterOfMoveProps {
  record: Pick<DeskRecord, 'letterTo' | 'familyPhone' | 'isMailable'>;
  letter: OfficeLetter;
  bringsAccessCode: boolean;
}

/** The letter that is due with a move: as a mail, and for a family without one as it is printed. */
export function LetterOfMove({ record, letter, bringsAccessCode }: LetterOfMoveProps) {
  const { letterTo, familyPhone, isMailable } = record;
  if (isMailable) {
    return (
      <LetterFields to={letterTo.join(', ')} {...letter} isChoiceFor="the family">
        <WhatMailHolds bringsAccessCode={bringsAccessCode} />
      </LetterFields>
    );
  }
  return (
    <>
      <p>
        <CallFamily phone={familyPhone} />
        You can print the letter after this step. It has these words:
      </p>
      <LetterFields {...letter} />
      <input type="hidden" name="sends" value="on" />
    </>
  );
}
