import type { EnrollmentStatus } from '#features/enrollment/enrollment-application.ts';
import { type GuardianMove, moveWords } from '#features/enrollment/guardians/guardian-moves.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useServerChange } from '#requests/use-server-change.ts';

interface FamilyMovesProps {
  moves: readonly GuardianMove[];
  /** The status on the screen; the answer counts for this one only. */
  seen: EnrollmentStatus;
}

/** What the family can answer now. Each button asks first. */
export function FamilyMoves({ moves, seen }: FamilyMovesProps) {
  const { send, isBusy } = useServerChange();
  if (moves.length === 0) return null;
  return (
    <div className="row">
      {moves.map((to) => {
        const { button, question, text, confirm, done } = moveWords[to];
        return (
          <AskFirst
            key={to}
            trigger={button}
            triggerClass={to === 'accepted' ? 'btn' : 'btn line'}
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
    </div>
  );
}
