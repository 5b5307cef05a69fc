import { useState } from 'react';
import { askForPapers } from '../client/ask-for-papers.ts';
import { usePhotographs } from '../client/use-photographs.ts';
import type { FamilySays, Paper } from '../paper-status.ts';
import { PaperList } from './paper-list.tsx';

interface FamilyPapersProps {
  slug: string;
  reference: string;
  pass: string;
  papers: Paper[];
  /** Of their headings. */
  level: 3 | 4;
  /** What was wrong with what was posted without a script. */
  error?: { field: string; message: string } | undefined;
}

const NO_LINE = 'We cannot reach the school, so this is not saved. Please press again.';
/** How often, with growing pauses, the list is asked for once a photograph has arrived. */
const TRIES = 5;
const PAUSE_MS = 1000;

/** The papers of a child for a family without an account, behind the reference and the date of birth. */
export function FamilyPapers(props: FamilyPapersProps) {
  const { slug, reference, pass, papers: first, level, error } = props;
  const [papers, setPapers] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState(error);
  const photographs = usePhotographs(slug, { reference, pass }, (paper) => {
    const changedAt = new Date().toISOString();
    if (paper)
      setPapers((all) =>
        all.map((one) => (one.id === paper ? { ...one, status: 'sent', changedAt } : one)),
      );
    void lookAgain();
  });

  async function ask(said?: { paper: string; way: FamilySays | 'takeBack' }): Promise<boolean> {
    const answer = await askForPapers({ pass, ...(said && { said }) });
    if (answer.kind === 'shown') setPapers(answer.papers);
    if (answer.kind === 'over') setIsOver(true);
    const detail = answer.kind === 'refused' ? answer.detail : NO_LINE;
    const isDone = answer.kind === 'shown' || answer.kind === 'over';
    if (said) setProblem(isDone ? undefined : { field: said.paper, message: detail });
    return answer.kind !== 'noLine';
  }

  async function lookAgain() {
    for (let tries = 0; tries < TRIES && !(await ask()); tries++)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries));
  }

  async function choose(said: { paper: string; way: FamilySays | 'takeBack' }) {
    setIsBusy(true);
    await ask(said);
    setIsBusy(false);
  }

  if (isOver) return <Over />;
  return (
    <PaperList
      {...{ reference, papers, level, pass, photographs, isBusy }}
      error={problem}
      mayTakeBack={false}
      onChoose={({ id }, way) => void choose({ paper: id, way })}
    />
  );
}

function Over() {
  return (
    <div className="note" role="alert">
      <p>
        <b>This page was open for 15 minutes.</b> Other people may use this phone, so it shows no
        more of your papers. Please enter the reference and the child’s date of birth again.
      </p>
      <p>A photograph that you chose is still on this phone. It goes to the school by itself.</p>
      <a className="btn" href="/status">
        Enter them again
      </a>
    </div>
  );
}
