import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { PaperStatusWords } from '../components/paper-status-words.tsx';
import type { PaperAtDesk } from '../list-papers.server.ts';
import { wordsForOffice } from '../paper-status.ts';
import { AnswerToPaper } from './answer-to-paper.tsx';
import { papersAtDesk } from './paper-at.ts';
import { PictureInWords, useLookAtPicture } from './picture-to-look-at.tsx';

interface PapersOfChildProps {
  reference: string;
  papers: PaperAtDesk[];
  /** The application has come to nothing. */
  isOver: boolean;
}

/** The papers of the child, a line each: what the office ticks, and the photographs that wait for it. */
export function PapersOfChild({ reference, papers, isOver }: PapersOfChildProps) {
  if (papers.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="papers-title">
      <div className="ruled">
        <h2 id="papers-title">Papers</h2>
        <span>
          {papers.filter(({ status }) => status === 'seen').length} of {papers.length} seen. You can
          decide while one is missing.
        </span>
      </div>
      <ul className="papers at-desk">
        {papers.map((paper) => (
          <PaperOfChild key={paper.id} reference={reference} paper={paper} isOver={isOver} />
        ))}
      </ul>
    </section>
  );
}

interface PaperOfChildProps extends Omit<PapersOfChildProps, 'papers'> {
  paper: PaperAtDesk;
}

function PaperOfChild({ reference, paper, isOver }: PaperOfChildProps) {
  const { label, words, picture } = paper;
  const change = useServerChange(papersAtDesk.at(reference));
  const look = useLookAtPicture(reference, picture);
  const goesAt = picture?.goesAt;
  const waits = picture !== undefined && !goesAt;
  return (
    <li>
      <div>
        <h3>{label}</h3>
        <SaidOfPaper reference={reference} paper={paper} />
        {paper.askedAt && (
          <p className="soon">Asked for since {shortInstant(paper.askedAt, new Date())}</p>
        )}
        {paper.status === 'unreadable' && words && <p dir="auto">“{words}”</p>}
        {goesAt && (
          <p className="muted">
            The photograph is deleted at {timeInLusaka(new Date(goesAt))}. Until then you can take
            it back.
          </p>
        )}
        {waits && <PictureInWords picture={picture} />}
      </div>
      <div className="row">
        {waits && !look.address && (
          <button
            type="button"
            className="btn sm"
            aria-disabled={look.isBusy}
            onClick={() => void look.look()}
          >
            {look.isBusy ? 'Opening...' : 'Look at it'}
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
        {(!waits || look.address) && (
          <AnswerToPaper reference={reference} paper={paper} isOver={isOver} change={change} />
        )}
      </div>
      {waits && look.address && (
        <div className="look">
          <img className="paper-picture" src={look.address} alt={`Photograph of ${label}`} />
        </div>
      )}
    </li>
  );
}

/** How far it is, also where it is at the office with another form of the child. */
function SaidOfPaper({ reference, paper }: { reference: string; paper: PaperAtDesk }) {
  const { status, changedAt, changedBy } = paper;
  const elsewhere = paper.hereWith?.reference === reference ? undefined : paper.hereWith;
  const day = changedAt && shortInstant(changedAt, new Date());
  return (
    <>
      <p>
        {status === 'seen' ? (
          <PaperStatusWords status={status}>
            Seen by <StaffName of={changedBy ?? ''} /> {day}
          </PaperStatusWords>
        ) : status ? (
          <>
            <PaperStatusWords status={status}>{wordsForOffice[status]}</PaperStatusWords>{' '}
            <span className="muted">since {day}</span>
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
    </>
  );
}
