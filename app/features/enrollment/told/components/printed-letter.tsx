import { useRef, useState } from 'react';
import type { School } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { letterLimits, paragraphsOf } from '#lib/mail/office-letter.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useKeptText } from '#requests/use-kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import { applicationChangesAt } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import type { WrittenLetter } from '../../emails/family-letter.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';

interface PrintedLetterProps {
  record: Pick<DeskRecord, 'reference' | 'status'>;
  letter: WrittenLetter;
  school: School;
  address: string;
}

/** What a mail would say, for a family without an address: read it, change it, print it. */
export function PrintedLetter({ record, letter, school, address }: PrintedLetterProps) {
  const { reference, status } = record;
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptText(form, `${reference} paper ${status}`);
  const [text, setText] = useState<string>();
  const [code, setCode] = useState<string>();
  const change = useServerChange(applicationChangesAt);
  const written = text ?? (kept.isRestored ? form.current?.text.value : undefined) ?? letter.text;
  return (
    <>
      <form
        ref={form}
        className="letter no-print"
        onChange={(event) => {
          kept.keep();
          setText(String(new FormData(event.currentTarget).get('text')));
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id="letter-text"
          label="Text"
          hint="An empty line begins a new paragraph."
          name="text"
          rows={9}
          maxLength={letterLimits.text}
          defaultValue={letter.text}
        />
        <div className="row">
          <PrintLink className="btn" href="#letter">
            Print the letter
          </PrintLink>
          {enrollmentStatuses[status].isOffer && !code && (
            <SendButton
              change={change}
              body={{ change: 'giveCode' }}
              onDone={(done: { accessCode: string }) => setCode(done.accessCode)}
            >
              Put an access code into the letter
            </SendButton>
          )}
        </div>
      </form>
      <article id="letter" className="printed-letter">
        <address>
          <b>{school.name}</b>
          {[...school.address, school.admissionsPhone, school.admissionsEmail].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>{dayMonthYear(dayInLusaka(new Date()))}</p>
        {paragraphsOf(written).map((paragraph) => (
          <p key={paragraph} className="as-typed">
            {paragraph}
          </p>
        ))}
        {letter.standing && <p>{letter.standing}</p>}
        <p>
          Your reference: <b className="ref">{reference}</b>
        </p>
        {enrollmentStatuses[status].isOffer && (
          <p>
            To answer,{' '}
            {code && (
              <>
                open the parent portal, {address}/portal, and enter the reference and this access
                code: <b className="spoken-code">{code}</b>. You can also{' '}
              </>
            )}
            call {unbroken(school.admissionsPhone)} or come to the office.
          </p>
        )}
        <p>
          Check the status: {address}/status, with the reference and the date of birth of your child
        </p>
      </article>
    </>
  );
}
