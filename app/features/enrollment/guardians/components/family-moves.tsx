import { AskFirst } from '#requests/ask-first.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { type GuardianMove, moveWords } from '../guardian-moves.ts';

interface FamilyMovesProps {
  moves: readonly GuardianMove[];
  /** The status on the screen; the answer counts for this one only. */
  seen: EnrollmentStatus;
  /** Of what stays on the screen when the status changes, so that a refusal is said. */
  change: ServerChange;
}

/** What the family can answer now. Each button asks first. */
export function FamilyMoves({ moves, seen, change: { send, isBusy } }: FamilyMovesProps) {
  return (
    <>
      {moves.map((to) => {
        const { button, question, text, confirm, done } = moveWords[to];
        return (
          <AskFirst
            key={to}
            trigger={button}
            triggerClass={to === 'accepted' ? 'btn call' : 'btn line'}
            title={question}
            confirm={confirm}
            isBusy={isBusy}
            onConfirm={(_form, close) => {
              close();
              send({ call: 'status', body: { to, seen } }, { title: 'Thank you', text: done });
            }}
          >
            <p>{text}</p>
          </AskFirst>
        );
      })}
    </>
  );
}
