import { useEffect, useState } from 'react';
import { isHydrated } from '#lib/device/hydration.ts';
import type { FamilySays, Paper } from '../paper-status.ts';
import { isDue } from '../paper-status.ts';
import { idOfPaper, type OfPaperList, PaperCard } from './paper-card.tsx';

interface PaperListProps extends OfPaperList {
  papers: Paper[];
  /** What was wrong with what was posted or said of a paper. */
  error?: { field: string; message: string } | undefined;
  /** The family brings it, does not have it yet, or takes back what it said or sent. */
  onChoose(paper: Paper, way: FamilySays | 'takeBack'): void;
}

/**
 * Each paper that the office asks for in one line; the first one that is due stands open, with the three ways to bring
 * it. Rendered on the server it works without a script, and its fields stay the same elements once the script is there:
 * the camera may be open meanwhile.
 */
export function PaperList({ reference, papers, error, onChoose, ...rest }: PaperListProps) {
  const [isReady, setIsReady] = useState(isHydrated);
  useEffect(() => setIsReady(true), []);
  const [open, setOpen] = useState(
    () => error?.field ?? linkedIn(papers, reference) ?? papers.find(isDue)?.id,
  );
  const status = papers.find(({ id }) => id === open)?.status;
  // What was open is done: the next one that is due takes its place.
  const [shown, setShown] = useState({ open, status });
  if (shown.open !== open || shown.status !== status) {
    setShown({ open, status });
    const isDone = shown.open === open && status && status !== 'unreadable';
    if (isDone) setOpen(papers.find(isDue)?.id);
  }
  return (
    <ul className="plist">
      {papers.map((paper) => (
        <PaperCard
          key={paper.id}
          {...{ ...rest, reference, paper, isReady }}
          message={error?.field === paper.id ? error.message : undefined}
          isOpen={paper.id === open}
          onToggle={(isOpen) =>
            setOpen((before) => (isOpen ? paper.id : before === paper.id ? undefined : before))
          }
          onChoose={(way) => onChoose(paper, way)}
        />
      ))}
    </ul>
  );
}

/** The paper that the address points to, as links of the portal do. */
function linkedIn(papers: Paper[], reference: string): string | undefined {
  if (!isHydrated()) return undefined;
  return papers.find(({ id }) => `#${idOfPaper(reference, id)}` === location.hash)?.id;
}
