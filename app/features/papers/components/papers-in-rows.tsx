import { Link } from 'react-router';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { isDue, isHere, type Paper, wordsForFamily } from '../paper-status.ts';
import { idOfPaper } from './paper-card.tsx';
import { PaperStatusWords } from './paper-status-words.tsx';

interface PapersInRowsProps {
  reference: string;
  papers: readonly Paper[];
}

/** The papers of the child, one row each; what is still to come has the way to photograph it. */
export function PapersInRows({ reference, papers }: PapersInRowsProps) {
  if (papers.length === 0) return null;
  const here = papers.filter(({ status }) => isHere(status)).length;
  const firstDue = papers.find(isDue);
  const at = `/portal/applications/${reference}/papers`;
  return (
    <section aria-labelledby="papers">
      <div className="head-row">
        <h2 id="papers">Papers</h2>
        <span className="small muted">
          The school has {here} of {papers.length}
        </span>
      </div>
      <ul className="paper-rows">
        {papers.map((paper) => (
          <li key={paper.id}>
            <div>
              <b>{paper.label}</b>
              <small>
                <HowFar paper={paper} />
              </small>
            </div>
            {isDue(paper) && (
              <Link
                className={paper === firstDue ? 'btn sm' : 'btn line sm'}
                to={`${at}#${idOfPaper(reference, paper.id)}`}
              >
                Photograph it<span className="visually-hidden">: {paper.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">A paper that is missing never stops an application.</p>
      <p>
        <Link className="tall" to={at}>
          Send or bring the papers
        </Link>
      </p>
    </section>
  );
}

function HowFar({ paper: { status, askedAt } }: { paper: Paper }) {
  if (status) {
    return <PaperStatusWords status={status}>{wordsForFamily[status]}</PaperStatusWords>;
  }
  return askedAt
    ? `The school asked for it on ${writtenDate(dayInLusaka(new Date(askedAt)))}`
    : 'Send it or bring it';
}
