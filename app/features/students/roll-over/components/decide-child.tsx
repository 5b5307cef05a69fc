import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { type RepeatReason, repeatReasons } from '../decisions.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownChild } from '../show-roll-over.server.ts';

interface DecideChildProps {
  child: ShownChild;
  year: string;
  change: ServerChange<RollOverChange>;
}

/** What the office can decide of one child. */
export function DecideChild({ child, year, change }: DecideChildProps) {
  const { reference, name, choices, decided, sameAs } = child;
  const of = { year, reference, seen: decided };
  const about = <span className="visually-hidden"> for {name}</span>;
  const names = {
    up: 'Goes up',
    leave: 'Leaves',
    same: `Is the same child as ${sameAs}`,
  } as const;
  return (
    <>
      {choices.map((is) =>
        is === 'repeat' ? (
          <AskToSend
            key={is}
            trigger="Repeats…"
            triggerAbout={` for ${name}`}
            triggerClass="btn sm line"
            title={`Why does the child repeat the grade in ${year}?`}
            confirm="The child repeats"
            change={change}
            body={(typed) => ({
              change: 'repeat',
              ...of,
              reason: String(typed.get('reason')) as RepeatReason,
            })}
            said={{ title: 'Saved', text: `${name} repeats the grade.` }}
          >
            <p dir="auto">
              <b>{name}</b>
            </p>
            <SelectField
              id={`reason-${reference}`}
              label="Reason"
              name="reason"
              defaultValue=""
              required
            >
              <Options none="Please choose" of={repeatReasons} />
            </SelectField>
          </AskToSend>
        ) : (
          decided !== is && (
            <SendButton
              key={is}
              className="btn sm line"
              change={change}
              body={{ change: 'decide', ...of, is }}
              said={{ title: 'Saved', text: `${names[is]}: ${name}.` }}
            >
              {names[is]}
              {about}
            </SendButton>
          )
        ),
      )}
      {decided && (
        <SendButton
          className="btn sm line"
          change={change}
          body={{ change: 'undecide', ...of }}
          said={{ title: 'Taken back', text: `Nothing is decided of ${name} any more.` }}
        >
          Take the decision back{about}
        </SendButton>
      )}
    </>
  );
}
