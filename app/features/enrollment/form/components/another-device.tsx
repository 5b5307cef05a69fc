import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { keepFormDraft } from '#forms/device/form-draft.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { enrollmentApplication } from '../../enrollment-application.ts';
import { type Answers, isSameAnswers, isUntouched } from '../answers.ts';
import { fetchDraft } from '../carried-draft/carry-draft.ts';
import { canSeal, readDraftCode } from '../carried-draft/sealed-draft.ts';
import { draftKey } from '../device-keys.ts';
import { currentDraft } from '../draft.ts';
import { NO_LINE, TakeDraftAlong } from './take-draft-along.tsx';

/** What a browser can do does not change while the page is open. */
const never = () => () => {};

/** Takes a draft to another device, and fetches it there. */
export function AnotherDevice({ slug, address }: { slug: string; address: string }) {
  const isOffered = useSyncExternalStore(never, canSeal, () => true);
  if (!isOffered) {
    return (
      <p>
        This browser is too old to protect your answers, so we do not send them. Please finish the
        form on this device, or use a newer browser.
      </p>
    );
  }
  return (
    <div className="needs-script">
      <h2 className="mb-g2">Continue on another phone or computer</h2>
      <p className="mb-g3">
        We keep a copy of your answers at the school for seven days. Nobody can read it without your
        code, not even we.
      </p>
      <TakeDraftAlong slug={slug} address={address} />
      <h2 className="mt-g6 mb-g2">I have a code</h2>
      <ContinueDraft slug={slug} />
    </div>
  );
}

const MISTYPED =
  'This is not one of our codes. A code has three groups of four letters and numbers. Please compare it with what you wrote down.';
const MISSING = 'We have no answers for this code. A code works for seven days.';
const NOT_KEPT_HERE =
  'This device cannot keep your answers, so you cannot continue here. Your code still works: please use it on another phone or computer.';

const FIELD = 'copy-code';

/** Takes a code, fetches the draft and goes on in the form. */
function ContinueDraft({ slug }: { slug: string }) {
  const [error, setError] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  /** Fetched, while other answers lie on this device. */
  const [fetched, setFetched] = useState<Answers>();

  async function fetchIt(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWorking) return;
    const typed = event.currentTarget.elements.namedItem(FIELD) as HTMLInputElement;
    const read = readDraftCode(typed.value);
    if (!read) return setError(MISTYPED);
    setError('');
    setIsWorking(true);
    const outcome = await fetchDraft(read);
    setIsWorking(false);
    if (outcome.kind !== 'opened') {
      return setError(
        { missing: MISSING, noLine: NO_LINE, refused: 'detail' in outcome ? outcome.detail : '' }[
          outcome.kind
        ],
      );
    }
    const here = currentDraft(slug);
    if (isUntouched(here) || isSameAnswers(here, outcome.answers)) return goOn(outcome.answers);
    setFetched(outcome.answers);
  }

  function goOn(answers: Answers) {
    keepFormDraft(enrollmentApplication, slug, answers);
    if (isOnlyInMemory(draftKey(slug))) return setError(NOT_KEPT_HERE);
    location.assign('/enrollment');
  }

  if (fetched) {
    return (
      <div role="alert">
        <p>
          <b>There are other answers on this device.</b> If you continue with your code, they are
          replaced.
        </p>
        <div className="row">
          <button type="button" className="btn" onClick={() => goOn(fetched)}>
            Replace them and continue
          </button>
          <button type="button" className="btn line" onClick={() => setFetched(undefined)}>
            Keep the answers on this device
          </button>
        </div>
      </div>
    );
  }
  return (
    <form className="needs-script" onSubmit={fetchIt} noValidate>
      <InputField
        id={FIELD}
        // Whatever happens to the script, the code stands in no address.
        name={undefined}
        label="Your code"
        hint="Three groups of four, such as 7KQ4‑M2XD‑9HTR"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className="btn" aria-disabled={isWorking}>
        {isWorking ? 'Looking...' : 'Continue here'}
      </button>
    </form>
  );
}
