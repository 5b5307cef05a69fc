import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { atLastPlaceChoices, atLastPlaceInWords } from '../../at-last-place.ts';
import { everyAtLastPlace } from '../../round.ts';
import type { RoundAtDesk } from '../show-round.server.ts';

interface RuleOfRoundProps {
  round: Pick<RoundAtDesk, 'atLastPlace' | 'answerDays' | 'overdueDays'> | undefined;
  errorOf(name: string): string | undefined;
}

/** What is said before a round opens of the last place and of the days to answer. */
export function RuleOfRound({ round, errorOf }: RuleOfRoundProps) {
  const days = { inputMode: 'numeric', autoComplete: 'off', isOptional: true } as const;
  return (
    <section>
      <h2>Offers</h2>
      <SelectField
        id="atLastPlace"
        label="One place is left, and two children share a ticket"
        hint="Everybody reads this before the round opens. It cannot change after that."
        defaultValue={round?.atLastPlace ?? everyAtLastPlace[0]}
        data-kept
        error={errorOf('atLastPlace')}
      >
        <Options of={atLastPlaceChoices} />
      </SelectField>
      <div className="fields">
        <InputField
          id="answerDays"
          label="School days to answer an offer"
          hint="Empty: as for all other offers."
          {...days}
          defaultValue={round?.answerDays ?? ''}
          error={errorOf('answerDays')}
        />
        <InputField
          id="overdueDays"
          label="School days for which a place is kept after that"
          hint="In these days you call the family. Nothing is taken away by itself."
          {...days}
          defaultValue={round?.overdueDays ?? ''}
          error={errorOf('overdueDays')}
        />
      </div>
    </section>
  );
}

interface RuleInWordsProps {
  round: Pick<RoundAtDesk, 'atLastPlace' | 'answerDays' | 'overdueDays'>;
}

/** The same as it stands. */
export function RuleInWords({ round: { atLastPlace, answerDays, overdueDays } }: RuleInWordsProps) {
  const days = (count: number) => (count === 1 ? '1 school day' : `${count} school days`);
  return (
    <section aria-labelledby="offers-rule">
      <h2 id="offers-rule">Offers</h2>
      <p>{atLastPlaceInWords[atLastPlace]}</p>
      <p>
        {answerDays === null
          ? 'Families have the usual school days to answer.'
          : `Families have ${days(answerDays)} to answer.`}
        {overdueDays !== null && ` After that the place is kept for ${days(overdueDays)} more.`}
      </p>
    </section>
  );
}
