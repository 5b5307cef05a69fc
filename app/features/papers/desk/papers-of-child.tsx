import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { PaperStatusWords } from '../components/paper-status-words.tsx';
import type { PaperAtDesk } from '../list-papers.server.ts';
import { WORDS_LIMIT, wordsForOffice } from '../paper-status.ts';
import { PictureToLookAt } from './picture-to-look-at.tsx';

interface PapersOfChildProps {
  reference: string;
  papers: PaperAtDesk[];
}

/** The papers of the child: what the office ticks, and the photographs that wait for it. */
export function PapersOfChild({ reference, papers }: PapersOfChildProps) {
  if (papers.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="papers-title">
      <h2 id="papers-title">Papers</h2>
      <p className="small muted">
        {papers.filter(({ status }) => status === 'seen').length} of {papers.length} seen. You can
        decide while one is missing.
      </p>
      <ul className="papers at-desk">
        {papers.map((paper) => (
          <PaperOfChild key={paper.id} reference={reference} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function PaperOfChild({ reference, paper }: { reference: string; paper: PaperAtDesk }) {
  const { id, label, status, changedAt, changedBy, words, picture } = paper;
  const change = useServerChange();
  const elsewhere = paper.hereWith?.reference === reference ? undefined : paper.hereWith;
  const day = changedAt && dayMonthYear(dayInLusaka(new Date(changedAt)));
  const body = { change: 'paper', paper: id, pictureId: picture?.id ?? null };
  const goesAt = picture?.goesAt;
  return (
    <li>
      <h3>{label}</h3>
      <p>
        {status === 'seen' ? (
          <PaperStatusWords status={status}>
            Seen by <StaffName of={changedBy ?? ''} /> on {day}
          </PaperStatusWords>
        ) : status ? (
          <>
            <PaperStatusWords status={status}>{wordsForOffice[status]}</PaperStatusWords>{' '}
            <span className="small muted">since {day}</span>
          </>
        ) : (
          <span className="muted">
            {elsewhere ? 'Nothing said with this form' : 'Nothing said yet'}
          </span>
        )}
      </p>
      {elsewhere && (
        <p>
          <PaperStatusWords status={elsewhere.status}>
            {elsewhere.status === 'seen' ? 'Seen' : 'A photograph waits'} with the other form,{' '}
            <Link to={`${deskRooms.enrollment.path}/${elsewhere.reference}#papers-title`}>
              {elsewhere.reference}
            </Link>
          </PaperStatusWords>
        </p>
      )}
      {paper.askedAt && (
        <p className="small muted">
          Asked for since {dayMonthYear(dayInLusaka(new Date(paper.askedAt)))}
        </p>
      )}
      {status === 'unreadable' && <p dir="auto">“{words}”</p>}
      {goesAt && (
        <p className="small muted">
          The photograph is deleted at {timeInLusaka(new Date(goesAt))}. Until then you can take it
          back.
        </p>
      )}
      {picture && !goesAt && (
        <PictureToLookAt reference={reference} label={label} picture={picture} />
      )}
      <div className="row">
        {goesAt ? (
          <SendButton
            className="btn sm line"
            change={change}
            body={{ ...body, way: 'notSeen' }}
            said={{ title: 'Taken back', text: `The photograph of ${label} waits again.` }}
          >
            Take it back<span className="visually-hidden">: {label}</span>
          </SendButton>
        ) : status === 'seen' ? (
          <AskToSend
            trigger="Take the tick back"
            triggerAbout={`: ${label}`}
            triggerClass="btn sm line"
            title={`Take the tick back from ${label}?`}
            confirm="Take it back"
            change={change}
            body={{ ...body, way: 'notSeen' }}
            said={{
              title: 'The tick is taken back',
              text: 'A photograph that was ticked is deleted and does not come back. Ask the family for it again if you need it.',
            }}
          >
            <p>The paper counts as not seen. A photograph of it is gone and does not come back.</p>
          </AskToSend>
        ) : (
          <SendButton
            className="btn sm"
            change={change}
            body={{ ...body, way: 'seen' }}
            said={{
              title: 'Seen',
              text: `${label} is ticked.${picture ? ' The photograph is deleted in ten minutes.' : ''}`,
            }}
          >
            Seen<span className="visually-hidden">: {label}</span>
          </SendButton>
        )}
        {picture && !goesAt && (
          <AskToSend
            trigger="Cannot be read"
            triggerAbout={`: ${label}`}
            triggerClass="btn sm line"
            title={`Ask for a better photograph of ${label}?`}
            confirm="Ask for a better one"
            keepAs={`${reference} paper ${id}`}
            change={change}
            body={(typed) => ({
              ...body,
              way: 'unreadable',
              words: String(typed.get('words')),
            })}
            said={{ title: 'Asked', text: 'The family reads it in the parent portal.' }}
          >
            <p>
              This photograph is deleted in ten minutes. The family reads in the portal what you
              write here.
            </p>
            <TextField
              id={`words-${id}`}
              label="What the family should do better"
              hint="Such as: The left side is dark. Please photograph it near a window."
              error={change.refusal?.errors.find(({ field }) => field === 'words')?.message}
              name="words"
              rows={3}
              maxLength={WORDS_LIMIT}
            />
          </AskToSend>
        )}
      </div>
    </li>
  );
}
