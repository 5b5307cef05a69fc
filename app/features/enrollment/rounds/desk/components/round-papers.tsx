import { Link } from 'react-router';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import type { RoundAtDesk } from '../show-round.server.ts';

/** The papers of a round as files to print: each once there is something to stand on it. */
export function RoundPapers({ round: { year, opened } }: { round: RoundAtDesk }) {
  const papers = [
    { paper: 'notice', words: 'Notice for the gate' },
    { paper: 'throws', words: 'Sheet for the ten throws' },
    ...(opened ? [{ paper: 'protocol', words: 'Protocol to sign' }] : []),
  ];
  return (
    <section aria-labelledby="papers" className="no-print">
      <h2 id="papers">Papers to print</h2>
      <p>No name of a child stands on them.</p>
      <div className="row">
        {papers.map(({ paper, words }) => (
          <SaveFileButton
            key={paper}
            address={`/api/staff/enrollment-rounds/${year}/${paper}`}
            name={`${paper}-${year}.pdf`}
          >
            {words}
          </SaveFileButton>
        ))}
      </div>
      {!opened && (
        <p>
          <Link to="/staff/enrollment-applications/round/practice">Practise the draw</Link>, with
          children that are invented.
        </p>
      )}
    </section>
  );
}
