import type { Photographs } from '../client/use-photographs.ts';
import type { FamilyWay, Paper } from '../paper-status.ts';
import { PaperCard } from './paper-card.tsx';

interface PaperListProps {
  papers: Paper[];
  photographs: Photographs;
  isBusy: boolean;
  /** The family brings it, does not have it yet, or takes back what it said or sent. */
  onChoose(paper: Paper, way: FamilyWay | 'takeBack'): void;
}

/** Each paper that the office asks for, with the three ways to bring it and how far it is. */
export function PaperList({ papers, photographs, isBusy, onChoose }: PaperListProps) {
  return (
    <ul className="papers">
      {papers.map((paper) => (
        <PaperCard
          key={paper.id}
          paper={paper}
          photographs={photographs}
          isBusy={isBusy}
          onChoose={(way) => onChoose(paper, way)}
        />
      ))}
    </ul>
  );
}
