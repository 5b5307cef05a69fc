import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { letterLimits } from '#lib/mail/office-letter.ts';
import type { ChangeRefusal } from '#requests/server-requests.ts';
import { TypedBefore } from '#requests/typed-before.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { UNDO_MINUTES } from '../../cases/time-to-undo.ts';
import { DeskPage } from '../../desk-page.tsx';
import { type SheetList, sheetLists } from '../../sheet/sheet-lists.ts';
import type { LetterRoom } from '../letter-rooms.ts';
import { type LetterToWrite, MOST_WRITTEN_TO } from '../list-letters.ts';
import { peopleInWords } from '../way-words.ts';
import { LetterPreview } from './letter-preview.tsx';
import { letterScreens, lettersAt } from './letters-at.ts';
import { WhoIsReached } from './who-is-reached.tsx';

/** A letter to everybody whom a list shows: the words, what each of them reads, and who is reached how. */
export function WriteScreen({ room, letter }: { room: LetterRoom; letter: LetterToWrite }) {
  const { list, letters } = letterScreens(room);
  const search = String(useSearchParams()[0]);
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptText(form, draftOf(room, letter));
  const [typed, setTyped] = useState<{ subject: string; text: string }>();
  const change = useServerChange(lettersAt(room).write(search && `?${search}`), isAtField);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const navigate = useNavigate();
  useEffect(() => {
    const [first] = change.refusal?.errors ?? [];
    if (first) document.getElementById(`letter-${first.field}`)?.focus();
  }, [change.refusal]);
  const reached = letter.receivers.filter(({ way }) => way !== 'nobody');
  const restored = kept.isRestored && form.current ? wordsIn(form.current) : undefined;
  const { subject = '', text = '' } = letter.ready ?? {};
  const written = typed ?? restored ?? { subject, text };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { references, ready } = letter;
    const words = wordsIn(event.currentTarget);
    const body = { ...words, references, ...(ready && { isReminder: ready.isReminder }) };
    change.send<{ id: string }>(body, undefined, ({ id }) => {
      kept.forget();
      void navigate(`${letters}/${id}`);
    });
  }

  return (
    <DeskPage
      title="Write to these"
      back={<Link to={`${list}?${search}`}>Back to the list</Link>}
      action={
        <Link className="btn sm line" to={letters}>
          Letters that were sent
        </Link>
      }
    >
      <p role="status">{countInWords(letter, sheetLists[room], reached.length)}</p>
      {letter.ready && letter.count > 0 && <p className="note">{askedInWords(letter.ready)}</p>}
      {letter.ready && letter.ready.toCall.length > 0 && (
        <div className="note">
          <p>No letter reaches the family of these. Please call them, or ask in another way:</p>
          <ul className="mb-0">
            {letter.ready.toCall.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reached.length > 0 && (
        <div className="write-letter">
          <form
            ref={form}
            noValidate
            onSubmit={send}
            onChange={(event) => {
              kept.keep();
              look(event);
              setTyped(wordsIn(event.currentTarget));
            }}
          >
            {kept.isRestored && (
              <TypedBefore
                onStartAgain={() => {
                  kept.forget();
                  setTyped(undefined);
                }}
              />
            )}
            <InputField
              id="letter-subject"
              name="subject"
              label="Subject"
              defaultValue={subject}
              hint="Texts for a phone have none."
              maxLength={letterLimits.subject}
              autoComplete="off"
              error={errorOf('subject')}
            />
            <TextField
              id="letter-text"
              name="text"
              label="Text"
              defaultValue={text}
              hint="An empty line begins a new paragraph."
              rows={10}
              maxLength={letterLimits.text}
              error={errorOf('text')}
            />
            <details>
              <summary>What is different in each letter</summary>
              <dl className="braces">
                {Object.entries(letter.placeholders).map(([name, says]) => (
                  <div key={name}>
                    <dt>
                      <code>{`{${name}}`}</code>
                    </dt>
                    <dd>{says}</dd>
                  </div>
                ))}
              </dl>
            </details>
            <p>
              For {UNDO_MINUTES} minutes nothing leaves, and you can take all of it back. Each
              person gets one letter.
            </p>
            <button type="submit" className="btn" aria-disabled={change.isBusy}>
              Send to {peopleInWords(reached.length)}
            </button>
          </form>
          <LetterPreview letter={letter} written={written} />
        </div>
      )}
      <WhoIsReached receivers={letter.receivers} />
    </DeskPage>
  );
}

/** The words of one letter are not put back into another. */
function draftOf(room: LetterRoom, { ready }: LetterToWrite): string {
  const asks = ready ? (ready.isReminder ? ', a reminder' : ', a question') : '';
  return `letter to ${room}${asks}`;
}

/** Each family gets one letter and one reminder: which of them this is. */
function askedInWords({ isReminder, others }: NonNullable<LetterToWrite['ready']>): string {
  const rest =
    others === 0
      ? ''
      : ` It does not go to ${others} more, who were ${isReminder ? 'reminded' : 'written to'} already.`;
  return isReminder
    ? `This is the one reminder to those who have not answered.${rest}`
    : `This is the first letter to those who have not answered. Each family can be reminded once after it.${rest}`;
}

/** What is wrong with the words is said where they stand. */
const isAtField = ({ errors }: ChangeRefusal) => errors.length > 0;

function wordsIn(form: HTMLFormElement) {
  const typed = new FormData(form);
  return { subject: String(typed.get('subject')), text: String(typed.get('text')) };
}

function countInWords(
  { count, narrowed, receivers, ready }: LetterToWrite,
  { noun, nouns = `${noun}s` }: SheetList,
  reached: number,
): string {
  const of = narrowed.length > 0 ? ` (${narrowed.join(', ')})` : '';
  if (count > MOST_WRITTEN_TO) {
    return `More than ${MOST_WRITTEN_TO.toLocaleString('en')} ${nouns}${of}. A letter goes to ${MOST_WRITTEN_TO.toLocaleString('en')} or fewer: choose fewer in the list.`;
  }
  const records = count === 1 ? `1 ${noun}` : `${count} ${nouns}`;
  if (count === 0)
    return ready ? `No letter is left to write${of}.` : `Nobody stands in this list${of}.`;
  if (receivers.length > 0 && reached === 0) return `${records}${of}. Nobody can be reached.`;
  return `${records}${of}: the letter goes to ${peopleInWords(reached)}.`;
}
