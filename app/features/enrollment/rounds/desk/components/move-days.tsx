import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import type { RoundRequest } from '../round-schema.ts';
import type { RoundAtDesk } from '../show-round.server.ts';
import { LaterDays, laterDaysIn } from './round-form.tsx';

interface MoveDaysProps {
  round: RoundAtDesk;
  change: ServerChange<RoundRequest>;
}

/** Moves the days of a round that is known; families read the new ones at once, and the office writes to all of them. */
export function MoveDays({ round, change }: MoveDaysProps) {
  const { errorOf } = useFieldErrors(change.refusal);
  const { year, version } = round;
  return (
    <AskToSend
      trigger="Move the days …"
      triggerClass="btn sm line"
      title="Move the days of the round"
      confirm="Move the days and write to all families"
      keepAs={`round ${year} move`}
      change={change}
      body={(typed) => ({
        change: 'move',
        year,
        version,
        ...laterDaysIn(typed),
        because: String(typed.get('because')),
      })}
      said={{
        title: 'The days are moved',
        text: 'A letter to all families leaves in ten minutes.',
      }}
    >
      <p>
        Was there no power, no website, or a day of mourning? The new days stand on the website at
        once, and every family of the round gets a letter with them.
      </p>
      <LaterDays round={round} errorOf={errorOf} />
      <InputField
        id="because"
        label="Why, as families read it"
        hint="Such as: There was no power in Lusaka for two days."
        autoComplete="off"
        required
        error={errorOf('because')}
      />
    </AskToSend>
  );
}
