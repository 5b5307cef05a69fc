import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { CallFamily } from '../../desk/components/call-family.tsx';
import { type ApplicationChange, applicationChangesAt } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import type { RequestAtDesk } from '../list-requests.server.ts';
import { type AskablePaper, isAskedAgain } from '../paper-to-ask-for.ts';
import { waitsInWords, waitsSince } from '../request-rules.ts';

interface FamilyRequestsProps {
  record: DeskRecord;
  papers: readonly AskablePaper[];
  /** The conversation about it. */
  children: ReactNode;
}

/** What the family was asked for, as a list to tick off, and what was said about it. */
export function FamilyRequests({ record, papers, children }: FamilyRequestsProps) {
  const { requests, conversation, isMailable, familyPhone } = record;
  // Here and not with each line: the line is another one once its change is done.
  const { send, isBusy } = useServerChange(applicationChangesAt);
  const since = waitsSince(requests);
  if (requests.length === 0 && !conversation) return null;
  const change: AskedProps['change'] = (body, title, text) => send(body, { title, text });
  return (
    <section className="no-print" aria-labelledby="requests-title">
      <div className="ruled">
        <h2 id="requests-title">Asked of the family</h2>
      </div>
      {since && (
        <p>
          <b>This application {waitsInWords(since)}.</b>
          {conversation?.isNew && ' They have written; read it below.'}
        </p>
      )}
      {!isMailable && requests.length > 0 && (
        <p>
          <CallFamily phone={familyPhone} />
        </p>
      )}
      <ul className="notes">
        {requests.map((request) => (
          <Asked
            key={request.id}
            request={request}
            isAskedAgain={isAskedAgain(papers, request)}
            isBusy={isBusy}
            change={change}
          />
        ))}
      </ul>
      {conversation && (
        <>
          <h3 className="mt-g5">Messages</h3>
          <p>
            <Link to={`/staff/messages/${conversation.reference}`}>Answer the family</Link>
          </p>
          {children}
        </>
      )}
    </section>
  );
}

interface AskedProps {
  request: RequestAtDesk;
  isAskedAgain: boolean;
  isBusy: boolean;
  change(body: ApplicationChange, title: string, text: string): void;
}

const statusNames = { open: 'Asked for', done: 'Done', withdrawn: 'Not needed any more' };

function Asked({ request, isAskedAgain, isBusy, change }: AskedProps) {
  const { id, version, what, status, paper } = request;
  const button = (words: string, press: () => void) => (
    <SmallButton aria-disabled={isBusy} onClick={press}>
      {words}
      <span className="visually-hidden"> {what}</span>
    </SmallButton>
  );
  const settle = (to: 'done' | 'withdrawn') =>
    change(
      { change: 'settleRequest', id, version, to },
      statusNames[to],
      'You can take this back here.',
    );
  return (
    <li>
      <p>
        <b>{what}</b>
      </p>
      <p className="small">
        <StaffName of={inWords(request)} />
        {paper && status === 'open' && (
          <>
            {' '}
            Done once it is here: <a href="#papers-title">tick it under Papers</a>.
          </>
        )}
      </p>
      <div className="row">
        {status === 'open' && !paper && button('Done', () => settle('done'))}
        {status === 'open' && button('Not needed', () => settle('withdrawn'))}
        {/* Taking a photograph’s answer back does both. */}
        {request.canBeTakenBack &&
          !isAskedAgain &&
          button('Take back', () =>
            change({ change: 'takeRequestBack', id }, 'Taken back', 'The mail is not sent.'),
          )}
        {request.canBeUndone &&
          button('Take back', () =>
            change(
              { change: 'reopenRequest', id, version },
              'Taken back',
              'The family is waited for.',
            ),
          )}
      </div>
    </li>
  );
}

function inWords(request: RequestAtDesk): string {
  const { status, askedAt, askedBy, settledAt, settledBy, remindedAt, remindsAt } = request;
  const when = (instant: string) => shortInstant(instant, new Date());
  if (settledAt)
    return `${statusNames[status]}: ${settledBy ?? 'the family sent it'}, ${when(settledAt)}.`;
  const reminder = remindedAt
    ? `The reminder went: ${when(remindedAt)}. There is no other.`
    : `One reminder goes after ${when(remindsAt)}, if they have not answered.`;
  return `Asked for: ${askedBy}, ${when(askedAt)}. ${reminder}`;
}
