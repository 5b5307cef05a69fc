import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocusNear } from '#requests/keep-focus-near.ts';
import type { ChangeRefusal } from '#requests/server-requests.ts';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { Dice } from '../../components/dice.tsx';
import { faultsOfDraw, readThrows, type Thrown } from '../throws.ts';

interface ThrowDiceProps {
  list: { children: number; seal: string };
  /** Under this name what is typed is kept on this computer. */
  keepAs: string;
  isBusy: boolean;
  refusal: ChangeRefusal | undefined;
  /** Draws with the throws that were looked at once more; call `forget` once it is drawn. */
  onDraw(thrown: Thrown, forget: () => void): void;
}

/**
 * The draw: the witness throws, the office types; then it is asked once more, with the dice as pictures. What is typed
 * stays on this computer until it is drawn: the power may go in the middle.
 */
export function ThrowDice({ list, keepAs, isBusy, refusal, onDraw }: ThrowDiceProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptText(form, keepAs);
  const { errorOf, look } = useFieldErrors(refusal);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOfDraw>>({});
  const [asked, setAsked] = useState<Thrown>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const thrown = {
      dice: readThrows(String(typed.get('dice'))),
      witness: String(typed.get('witness')).trim(),
      witnessRole: String(typed.get('witnessRole')).trim(),
    };
    const wrong = faultsOfDraw(thrown);
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else ask(thrown);
  }
  /** What was pressed is gone then: whoever uses the keyboard goes on from the heading. */
  function ask(thrown: Thrown | undefined) {
    const giveFocusBack = keepFocusNear();
    flushSync(() => setAsked(thrown));
    giveFocusBack();
  }
  const end = list.seal.slice(-8).replace(/(.{4})/, '$1 ');
  return (
    <section className="next-act" aria-label="Next step">
      <div className="next-what">
        <p className="when">Now, before everybody who came</p>
        <h2>{asked ? 'Are these the ten throws on the sheet?' : 'The witness throws, you type'}</h2>
        {asked && (
          <>
            <Dice dice={asked.dice} />
            <p>
              The witness reads them from the sheet: {asked.dice.split('').join(', ')}. Witness:{' '}
              {asked.witness}, {asked.witnessRole}. This can be done once. If the computer stops in
              the middle, press again: the same throws give the same order.
            </p>
            <div className="row mt-g2">
              <button
                type="button"
                className="btn call"
                aria-disabled={isBusy}
                onClick={() => onDraw(asked, () => kept.forget())}
              >
                Yes, draw now
              </button>
              <button type="button" className="btn line" onClick={() => ask(undefined)}>
                No, change them
              </button>
            </div>
          </>
        )}
        <form
          ref={form}
          noValidate
          hidden={asked !== undefined}
          onSubmit={submit}
          onChange={(event) => {
            kept.keep();
            look(event);
          }}
        >
          <ol>
            <li>
              Read aloud: “{list.children === 1 ? '1 child is' : `${list.children} children are`} in
              the draw. Their list ends with {end}.”
            </li>
            <li>The witness throws one die ten times. Write each throw on the paper sheet.</li>
            <li>Type the ten throws and who is here.</li>
          </ol>
          <InputField
            id="dice"
            label="The ten throws"
            hint="Ten numbers from 1 to 6, such as 3 5 2 6 1 4 4 2 6 5."
            inputMode="numeric"
            autoComplete="off"
            className="throws"
            error={faults.dice ?? errorOf('dice')}
          />
          <InputField
            id="witness"
            label="Name of the witness"
            autoComplete="off"
            error={faults.witness ?? errorOf('witness')}
          />
          <InputField
            id="witnessRole"
            label="Who the witness is"
            hint="Such as chair of the PTA."
            autoComplete="off"
            error={faults.witnessRole ?? errorOf('witnessRole')}
          />
          <button type="submit" className="btn call">
            Go on: check the throws
          </button>
        </form>
        <p className="small muted mt-g2">
          Nothing is drawn before your yes. After it there is one draw, for all grades. If the power
          goes, the throws on the paper sheet count: type them when it is back.
        </p>
      </div>
    </section>
  );
}
