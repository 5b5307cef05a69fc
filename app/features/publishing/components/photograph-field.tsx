import { useRef, useState } from 'react';
import { type PhotographKind, photographKinds } from '#features/content/sections/photograph.ts';
import type { Shrinking } from '#lib/files/photographs/shrink-picture.ts';
import { address } from '#requests/address.ts';
import { sendChange } from '#requests/server-requests.ts';
import { Field } from '#ui/fields/field.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import type { KeptPhotograph } from '../photographs/keep-photograph.server.ts';
import { photographProblems } from '../photographs/photograph-faults.ts';
import type { TypedFields } from '../typed-part.ts';
import { PhotographAtDesk } from './photograph-at-desk.tsx';

const photographsAt = address<{ takes: FormData; tells: KeptPhotograph }>(
  '/api/staff/content-photographs',
);

interface Asked {
  /** What is tried until it is small enough: twice the pixels of the place where it is shown; fewer come last. */
  attempts: Shrinking['attempts'];
  /** Its size in the form, in pixels. */
  shown: { width: number; height: number };
  ask: string;
  /** What words for people who do not see it are like. */
  example: string;
}

const asked: Record<PhotographKind, Asked> = {
  portrait: {
    attempts: [
      ...[0.85, 0.75, 0.65, 0.5].map((quality) => ({ longest: 400, quality })),
      ...[0.6, 0.45, 0.3].map((quality) => ({ longest: 300, quality })),
    ],
    shown: { width: 96, height: 120 },
    ask: 'Ask the person first: everybody sees the photograph. It is cut to head and shoulders, 4 wide and 5 high, and made small on this device.',
    example: 'Grace Banda in front of the school.',
  },
  wide: {
    attempts: [
      ...[0.8, 0.7, 0.6, 0.5, 0.4].map((quality) => ({ longest: 720, quality })),
      ...[0.5, 0.4, 0.3].map((quality) => ({ longest: 560, quality })),
    ],
    shown: { width: 240, height: 180 },
    ask: 'Everybody sees the photograph. Where a face can be known, ask the person first, and for a child its parents. It is cut to 4 wide and 3 high and made small on this device.',
    example: 'Shelves with books, and two tables by the window.',
  },
};

interface PhotographFieldProps {
  id: string;
  field: { label: string; of: PhotographKind; isOptional?: boolean };
  typed: TypedFields | undefined;
  error: string | undefined;
  onChange(typed: TypedFields): void;
}

/** Chooses a photograph, makes it small on this device, and asks for words for people who do not see it. */
export function PhotographField({ id, field, typed = {}, error, onChange }: PhotographFieldProps) {
  const { label, of: kind, isOptional } = field;
  const [chosen, setChosen] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const digest = String(typed.digest ?? '');
  const alt = String(typed.alt ?? '');
  // Sending takes its time; what is typed in other fields meanwhile stays.
  const latest = useRef({ alt, onChange });
  latest.current = { alt, onChange };

  async function take(file: File) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const kept = await keepSmall(file, kind);
      if (typeof kept === 'string') setProblem(kept);
      else {
        const { digest, width, height } = kept;
        const size = { width: String(width), height: String(height) };
        latest.current.onChange({ digest, ...size, alt: latest.current.alt });
      }
    } catch {
      setProblem('The photograph could not be sent. Please try again.');
    } finally {
      setIsBusy(false);
      setChosen((before) => before + 1);
    }
  }

  return (
    <fieldset className="part-group">
      <legend>
        {label}
        {isOptional && <span className="optional"> (optional)</span>}
      </legend>
      <p className="hint" id={`${id}-ask`}>
        {asked[kind].ask}
      </p>
      {digest && <PhotographAtDesk {...{ digest, alt }} {...asked[kind].shown} />}
      <div role="alert">{problem && <p className="err">{problem}</p>}</div>
      <div role="status">{isBusy && <p>Making it small and sending it...</p>}</div>
      <Field
        id={digest ? `${id}-file` : id}
        label={digest ? 'Choose another photograph' : 'Choose a photograph'}
        error={digest ? undefined : error}
      >
        {(control) => (
          <input
            {...control}
            // The same photograph may be chosen again.
            key={chosen}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-ask`}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
            }}
          />
        )}
      </Field>
      {digest && (
        <>
          <InputField
            id={id}
            label="What the photograph shows"
            hint={`Read aloud to people who do not see it. Such as: ${asked[kind].example}`}
            error={error}
            isWide
            autoComplete="off"
            value={alt}
            onChange={(event) => onChange({ ...typed, alt: event.currentTarget.value })}
          />
          <SmallButton
            onClick={() => {
              onChange({ digest: '', width: '', height: '', alt });
              document.getElementById(`${id}-file`)?.focus();
            }}
          >
            Take the photograph away
          </SmallButton>
        </>
      )}
    </fieldset>
  );
}

/** What the server keeps, or what to do. */
async function keepSmall(file: File, kind: PhotographKind): Promise<KeptPhotograph | string> {
  const { shrinkPicture } = await import('#lib/files/photographs/shrink-picture.ts');
  const { shape, largestBytes } = photographKinds[kind];
  const small = await shrinkPicture(file, { shape, largestBytes, attempts: asked[kind].attempts });
  if ('fault' in small) return photographProblems[kind][small.fault];
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([small], `${kind}.jpg`, { type: 'image/jpeg' }));
  const sent = await sendChange(photographsAt, form);
  return 'refusal' in sent ? sent.refusal.detail : sent.done;
}
