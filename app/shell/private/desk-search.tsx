import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { searchAt } from '#app/routes/api/staff-addresses.ts';
import { useDebounce } from '#desk/list/use-debounce.ts';
import { CALL_SCREEN } from '#features/contact/desk/messages-at.ts';
import { countAnswers, type DeskAnswers } from '#features/families/search/desk-answers.ts';
import { sendChange } from '#requests/server-requests.ts';
import { DeskAnswerList } from './desk-answer-list.tsx';
import { useSlashKey } from './use-slash-key.ts';

interface Asked {
  typed: string;
  /** Undefined where the server could not be asked. */
  answers: DeskAnswers | undefined;
}

interface DeskSearchProps {
  takesCalls: boolean;
  /** What people send is searched; otherwise the newsletter’s subscribers alone. */
  findsPeople: boolean;
}

/**
 * One search over all rooms that somebody may enter. What is typed goes in the body of the request and into no
 * address: it is the name or the number of a family; also not when it goes on to the form for a caller. Enter opens the first answer, the arrow keys lead to the others.
 */
export function DeskSearch({ takesCalls, findsPeople }: DeskSearchProps) {
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const pause = useDebounce();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  const newest = useRef('');
  useSlashKey(() => field(place.current)?.focus());

  // Whatever was opened, the next call begins with an empty field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the history is what it goes by
  useEffect(() => close(''), [key]);

  function close(text: string) {
    pause.stop();
    newest.current = text;
    setIsOpen(false);
    setTyped(text);
    setAsked(undefined);
  }
  async function ask(text: string): Promise<Asked | undefined> {
    pause.stop();
    if (text.trim() === '') return undefined;
    if (asked?.typed === text && asked.answers) return asked;
    const answers = await find(text);
    // Who has typed on meanwhile waits for another answer.
    if (newest.current !== text) return undefined;
    setAsked({ typed: text, answers });
    setIsOpen(true);
    return { typed: text, answers };
  }
  async function openFirst() {
    const to = firstOf((await ask(typed))?.answers);
    if (to) await navigate(to);
  }
  return (
    <search className="desk-search">
      <form
        ref={place}
        onSubmit={(event) => {
          event.preventDefault();
          void openFirst();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && (isOpen || typed)) {
            event.preventDefault();
            close('');
            field(place.current)?.focus();
          } else moveFocus(event, place.current);
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !place.current?.contains(relatedTarget)) setIsOpen(false);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Search all rooms
        </label>
        <input
          id={id}
          type="search"
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={
            findsPeople ? 'Name, phone, email or reference' : 'Email of a newsletter subscriber'
          }
          value={typed}
          onFocus={() => setIsOpen(asked !== undefined)}
          onChange={({ target: { value } }) => {
            newest.current = value;
            setTyped(value);
            if (value.trim() === '') close(value);
            else pause.wait(() => void ask(value));
          }}
        />
        <div role="status" className="visually-hidden">
          {isOpen && asked && inWords(asked)}
        </div>
        {isOpen && asked && (
          <div className="desk-answers">
            {asked.answers && <DeskAnswerList answers={asked.answers} />}
            <p className="small muted">
              {inWords(asked)} {hint(asked, findsPeople)}
            </p>
            {takesCalls && asked.answers && (
              <p className="small">
                The caller is not here?{' '}
                <Link to={CALL_SCREEN} state={{ typed: asked.typed }}>
                  Type in what the caller wants
                </Link>
              </p>
            )}
          </div>
        )}
      </form>
    </search>
  );
}

async function find(typed: string): Promise<DeskAnswers | undefined> {
  const answer = await sendChange(searchAt, { typed }).catch(() => undefined);
  return answer && 'done' in answer ? answer.done : undefined;
}

function firstOf(answers: DeskAnswers | undefined): string | undefined {
  return answers?.families[0]?.to ?? answers?.rooms[0]?.records[0]?.to;
}

function inWords({ answers }: Asked): string {
  if (!answers) return 'The search did not work. Press Enter to try again.';
  const count = countAnswers(answers);
  if (count === 0) return 'Nothing was found.';
  const more = answers.isMore ? 'More than these were found: type another word. ' : '';
  return `${more}${count} ${count === 1 ? 'answer' : 'answers'}.`;
}

function hint({ answers }: Asked, findsPeople: boolean): string {
  if (!answers) return '';
  if (countAnswers(answers) > 0) return 'Enter opens the first one.';
  return findsPeople
    ? 'Names count as they sound; of a phone number any three digits will do.'
    : 'This finds the subscribers of the newsletter. The parts of the website are under Website, Pages.';
}

function field(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input') ?? null;
}

/** Down and up lead from the field through the answers and back. */
function moveFocus(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !form) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, .desk-answers a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
