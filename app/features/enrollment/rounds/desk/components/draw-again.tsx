import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import type { RoundRequest } from '../round-schema.ts';
import type { RoundAtDesk } from '../show-round.server.ts';

interface DrawAgainProps {
  round: RoundAtDesk;
  change: ServerChange<RoundRequest>;
}

/** The throws or the list were wrong: another draw, which everybody can see is another one. */
export function DrawAgain({ round: { year, version }, change }: DrawAgainProps) {
  const { errorOf } = useFieldErrors(change.refusal);
  return (
    <AskToSend
      trigger="The draw was wrong …"
      triggerClass="btn sm line"
      title="Draw again?"
      confirm="Yes, this draw does not count"
      isDestructive
      keepAs={`round ${year} again`}
      change={change}
      body={(typed) => ({
        change: 'again',
        year,
        version,
        because: String(typed.get('wrongBecause')),
      })}
      said={{
        title: 'This draw does not count any more',
        text: 'There are new words and a new seal. Throw the die again, before the witness.',
      }}
    >
      <p>
        Only do this if the throws were typed wrong or the list was wrong. This order stays on the
        website with the reason. The list is closed again, with the children as they are now, and
        the witness throws again.
      </p>
      <p>After the new draw every family whose number has changed gets a letter.</p>
      <InputField
        id="wrongBecause"
        label="Why, as everybody reads it"
        hint="Such as: The seventh throw was typed wrong."
        autoComplete="off"
        required
        error={errorOf('because')}
      />
    </AskToSend>
  );
}
