import { findDoubts } from '../doubts/find-doubts.ts';
import type { PartName } from '../parts.ts';
import type { PartToEdit } from '../versions.server.ts';

interface PartDoubtsProps {
  content: PartToEdit['around'];
  part: PartName;
  today: string;
  dismissed: string[];
}

/** Questions, not mistakes: nothing keeps anybody from publishing it so. */
export function PartDoubts({ content, part, today, dismissed }: PartDoubtsProps) {
  const doubts = findDoubts(content, today).filter(
    (doubt) => doubt.part === part && !dismissed.includes(doubt.key),
  );
  if (doubts.length === 0) return null;
  return (
    <div className="note">
      <p>Please look at this again. It can be published as it is.</p>
      <ul>
        {doubts.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
