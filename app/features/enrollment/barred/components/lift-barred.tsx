import { useId } from 'react';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import type { ApplicationChange } from '../../desk/desk-at.ts';
import { barredLimits } from '../barred-words.ts';
import type { BarredLine } from '../list-barred.server.ts';

interface LiftBarredProps {
  line: BarredLine;
  change: ServerChange<ApplicationChange>;
}

/** Lifts what was written down of one person, with the reason. */
export function LiftBarred({ line, change }: LiftBarredProps) {
  const id = useId();
  const again = [line.mayKnow !== 'everything' && 'know', !line.mayCollect && 'collect']
    .filter(Boolean)
    .join(' and ');
  return (
    <AskToSend
      trigger="Lift"
      triggerAbout={`: ${line.name}`}
      triggerClass="btn sm line"
      title={`May ${line.name} ${again} again?`}
      confirm="Lift it"
      keepAs={`lift ${line.id}`}
      change={change}
      body={(typed) => ({
        change: 'liftBar',
        id: line.id,
        reason: String(typed.get('reason')),
      })}
      said={{ title: 'Lifted', text: `${line.name} may ${again} again.` }}
    >
      <p>
        {line.mayKnow === 'everything'
          ? `From now on ${line.name} may collect ${line.child} again.`
          : `From now on letters go to ${line.name} again. Access to the portal does not come back by itself: give a new access code.`}
      </p>
      <TextField
        id={`${id}-reason`}
        label="Why?"
        name="reason"
        rows={2}
        required
        maxLength={barredLimits.reason}
      />
    </AskToSend>
  );
}
