import { messageLimits } from '#features/contact/limits.ts';
import { Ways } from '#features/enrollment/second-chance/components/ways.tsx';
import {
  ASKS_TO_LOOK_AGAIN,
  type SecondChance as Chance,
  LOOK_AGAIN,
  WHAT_TO_LOOK_AT,
} from '#features/enrollment/second-chance/look-again.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { nextYearAt } from '../api/next-year-address.ts';
import { messagesOfChildAt } from '../api/portal-addresses.ts';

const SENT = {
  title: 'Sent',
  text: 'The school has your words. The day by which it answers stands on this page.',
};

interface SecondChanceProps {
  chance: Chance;
  reference: string;
  /** The last thing that was said in the conversation. */
  after: string;
}

/** What a family can do that has no place, and the way to ask the school once to look again. */
export function SecondChance({ chance, reference, after }: SecondChanceProps) {
  const change = useServerChange(messagesOfChildAt);
  const nextYear = useServerChange(nextYearAt);
  return (
    <Ways
      chance={chance}
      id="second-chance"
      nextYear={(isWanted, words) => (
        <SendButton className="btn line" change={nextYear} body={{ isWanted }}>
          {words}
        </SendButton>
      )}
    >
      <AskToSend
        trigger={`${LOOK_AGAIN} …`}
        title="Ask the school to look again"
        confirm="Send"
        keepAs={`${reference} look again`}
        change={change}
        body={(typed) => ({
          words: String(typed.get('words')),
          after,
          asks: ASKS_TO_LOOK_AGAIN,
        })}
        said={SENT}
      >
        <TextField
          id="look-again"
          label={WHAT_TO_LOOK_AT}
          name="words"
          rows={5}
          required
          maxLength={messageLimits.message}
        />
      </AskToSend>
    </Ways>
  );
}
