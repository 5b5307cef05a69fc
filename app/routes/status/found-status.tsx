import { TurnLine } from '#desk/cases/turns/turn-line.tsx';
import type { ToldStatus } from '#features/submissions/at-school.server.ts';

export interface FoundStatusProps {
  status: ToldStatus & { reference: string };
}

/** How far something has come, for whoever has answered the question about it. */
export function FoundStatus({
  status: { reference, meaning, since, awaited, turn },
}: FoundStatusProps) {
  return (
    <>
      <p className="lead">{meaning}</p>
      <TurnLine turn={turn} />
      <dl className="term-list">
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
        <div>
          <dt>What happens next</dt>
          <dd>{turn?.awaited ?? awaited}</dd>
        </div>
      </dl>
    </>
  );
}
