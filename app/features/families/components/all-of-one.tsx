import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { decisionNames } from '../together/decision-words.ts';
import { type DecisionAsked, oneFamilyAt } from '../together/decisions-at.ts';
import type { Belonging } from '../together/suggestions.server.ts';

interface AllOfOneProps {
  belonging: Belonging;
  change: ServerChange<DecisionAsked>;
}

/** Where several are asked about: one press says it of all of them. */
export function AllOfOne({ belonging, change }: AllOfOneProps) {
  const pairs = belonging.suggested.filter(
    ({ isSettled, question }) => !isSettled && question === 'sameFamily',
  );
  if (pairs.length < 2) return null;
  const count = belonging.members + pairs.length;
  const named = pairs.map(({ one, other }) => ({
    reference: one.reference,
    other: other.reference,
  }));
  return (
    <p>
      <SendButton
        className="btn sm"
        change={change.to(oneFamilyAt)}
        body={{ pairs: named }}
        said={{ title: decisionNames.sameFamily, text: 'You can take back each of them.' }}
      >
        All {count} are one family
      </SendButton>
    </p>
  );
}
