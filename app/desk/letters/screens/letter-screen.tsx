import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { instantInWords, timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { Letterhead } from '#lib/mail/letter.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import { paragraphsOf } from '#lib/mail/office-letter.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { DeskPage } from '../../desk-page.tsx';
import { StatusBadge } from '../../list/status-badge.tsx';
import { StaffName } from '../../staff/staff-name.tsx';
import type { LetterRoom } from '../letter-rooms.ts';
import type { LetterAccount, ReceiverInAccount } from '../list-letters.ts';
import { wayWords } from '../way-words.ts';
import { type LetterWay, letterWays, whyNot } from '../who-gets-it.ts';
import { letterScreens, lettersAt } from './letters-at.ts';
import { LettersOnPaper } from './letters-on-paper.tsx';
import { ToldByText } from './told-by-text.tsx';

interface LetterScreenProps {
  room: LetterRoom;
  letter: LetterAccount;
  school: Letterhead;
}

/** What became of a letter to a list: who was reached how, and what is left to do by phone and on paper. */
export function LetterScreen({ room, letter, school }: LetterScreenProps) {
  const { letter: at } = lettersAt(room);
  const change = useServerChange(at);
  const [isPrinting, setIsPrinting] = useState(false);
  const donePrinting = useCallback(() => setIsPrinting(false), []);
  const now = new Date();
  const isOpen = letter.takenBackAt === null;
  const toPrint = letter.receivers.filter((one) => one.letter && !one.told);
  return (
    <>
      <div className="no-print">
        <DeskPage
          title={letter.subject}
          back={<Link to={letterScreens(room).letters}>Letters that were sent</Link>}
        >
          <p>
            <StaffName of={letter.sentBy} />, {instantInWords(new Date(letter.sentAt))}
            {letter.narrowed && `. To: ${letter.narrowed}`}.
          </p>
          {letter.isHeld && (
            <div className="note row apart">
              <span>
                Its mails leave at {timeInLusaka(new Date(letter.leavesAt))}. Until then nothing has
                left.
              </span>
              <SendButton
                className="btn line"
                change={change}
                body={{ change: 'takeBack' }}
                said={{ title: 'Taken back', text: 'No mail of this letter leaves.' }}
              >
                Take all of it back (until {timeInLusaka(new Date(letter.leavesAt))})
              </SendButton>
            </div>
          )}
          {letter.takenBackAt && (
            <p className="note">
              Taken back by <StaffName of={letter.takenBackBy ?? ''} />,{' '}
              {instantInWords(new Date(letter.takenBackAt))}. No mail has left.
            </p>
          )}
          {letter.erased > 0 && (
            <p>
              {letter.erased === 1 ? '1 person was' : `${letter.erased} people were`} erased since.
            </p>
          )}
          {letterWays.map((way) => (
            <PeopleBy key={way} way={way} letter={letter} isOpen={isOpen}>
              {(receiver) =>
                way === 'phone' ? (
                  <ToldByText receiver={receiver} change={change} isOpen={isOpen} now={now} />
                ) : (
                  <Became receiver={receiver} letter={letter} now={now} />
                )
              }
            </PeopleBy>
          ))}
          {isOpen && toPrint.length > 0 && (
            <p>
              <SendButton
                className="btn line"
                change={change}
                body={{ change: 'printed', receivers: toPrint.map(({ id }) => id) }}
                onDone={() => setIsPrinting(true)}
              >
                Print {toPrint.length === 1 ? '1 letter' : `${toPrint.length} letters`}
              </SendButton>{' '}
              <span className="small muted">
                One page for each household that has no address and was not told by text.
              </span>
            </p>
          )}
          <Fold id="letter-words" title="The letter" note="as it was written">
            {paragraphsOf(letter.words).map((paragraph) => (
              <p key={paragraph} className="as-typed">
                {paragraph}
              </p>
            ))}
          </Fold>
        </DeskPage>
      </div>
      {isPrinting && (
        <LettersOnPaper receivers={toPrint} school={school} onPrinted={donePrinting} />
      )}
    </>
  );
}

interface PeopleByProps {
  way: LetterWay;
  letter: LetterAccount;
  isOpen: boolean;
  children: (receiver: ReceiverInAccount) => React.ReactNode;
}

/** Everybody who is reached in one way. What is left to be done by hand stands open. */
function PeopleBy({ way, letter, isOpen, children }: PeopleByProps) {
  const these = letter.receivers.filter((one) => one.way === way);
  if (these.length === 0) return null;
  return (
    <Fold
      id={`letter-${way}`}
      title={`${wayWords[way].title}: ${these.length}`}
      note={stateInWords(way, these)}
      isOpen={isOpen && (way === 'phone' || way === 'paper')}
    >
      <ul className="reached">
        {these.map((receiver) => (
          <li key={receiver.id}>
            <b dir="auto">{receiver.name}</b>
            <span className="ref">{receiver.references.join(', ')}</span>
            {children(receiver)}
            {receiver.printed && (
              <span>Printed {shortInstant(receiver.printed.at, new Date())}</span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function stateInWords(way: LetterWay, these: readonly ReceiverInAccount[]): string {
  const count = (is: (one: ReceiverInAccount) => unknown) => these.filter(is).length;
  if (way === 'mail') {
    const sent = count(({ mail }) => mail?.status === 'sent');
    const dead = count(({ mail }) => mail?.status === 'dead');
    return `${sent} sent${dead > 0 ? `, ${dead} not delivered` : ''}`;
  }
  if (way === 'phone') return `${count(({ told }) => told)} told by text`;
  return way === 'paper' ? `${count(({ printed }) => printed)} printed` : 'each with the reason';
}

/** What became of a mail, of paper, and of nothing. */
function Became({
  receiver: { way, why, to, mail, isHandedOver, isAsked },
  letter,
  now,
}: {
  receiver: ReceiverInAccount;
  letter: LetterAccount;
  now: Date;
}) {
  if (way === 'paper') return isAsked ? null : <span>{whyNot.answered}</span>;
  if (why !== '') return <span>{whyNot[why]}</span>;
  return (
    <>
      <span>{to}</span>
      {mail && (
        <span>
          <StatusBadge of={mailWords[mail.status]} />{' '}
          {mail.at && <span className="small muted">{shortInstant(mail.at, now)}</span>}{' '}
          {mail.reason && <span className="small muted">{mail.reason}</span>}
        </span>
      )}
      {!mail && isHandedOver && <span>What became of it is no longer kept.</span>}
      {!mail && !isHandedOver && letter.takenBackAt === null && (
        <StatusBadge of={mailWords.waiting} />
      )}
    </>
  );
}
