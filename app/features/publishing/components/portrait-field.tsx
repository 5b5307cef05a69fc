import { useRef, useState } from 'react';
import { LARGEST_PORTRAIT, portraitShape } from '#features/content/sections/portrait.ts';
import type { Shrinking } from '#lib/files/photographs/shrink-picture.ts';
import { sendChange } from '#requests/server-requests.ts';
import { Field } from '#ui/fields/field.tsx';
import type { KeptPhotograph } from '../photographs/keep-photograph.server.ts';
import { portraitProblems } from '../photographs/photograph-faults.ts';
import type { TypedFields } from '../typed-part.ts';
import { PhotographAtDesk } from './photograph-at-desk.tsx';

const API = '/api/staff/content-photographs';

/** Twice the pixels of the place where it is shown; fewer come last. */
const smallPortrait: Shrinking = {
  shape: portraitShape,
  largestBytes: LARGEST_PORTRAIT,
  attempts: [
    ...[0.85, 0.75, 0.65, 0.5].map((quality) => ({ longest: 400, quality })),
    ...[0.6, 0.45, 0.3].map((quality) => ({ longest: 300, quality })),
  ],
};

interface PortraitFieldProps {
  id: string;
  label: string;
  typed: TypedFields | undefined;
  error: string | undefined;
  onChange(typed: TypedFields): void;
}

/** Chooses a photograph, makes it small on this device, and asks for words for people who do not see it. */
export function PortraitField({ id, label, typed = {}, error, onChange }: PortraitFieldProps) {
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
      const kept = await keepSmall(file);
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
        <span className="opt"> (optional)</span>
      </legend>
      <p className="hint" id={`${id}-ask`}>
        Ask the person first: everybody sees the photograph. It is cut to head and shoulders, 4 wide
        and 5 high, and made small on this device.
      </p>
      {digest && <PhotographAtDesk digest={digest} alt={alt} width={96} height={120} />}
      <div role="alert">{problem && <p className="err">{problem}</p>}</div>
      <div role="status">{isBusy && <p>Making it small and sending it...</p>}</div>
      <Field id={`${id}-file`} label={digest ? 'Choose another photograph' : 'Choose a photograph'}>
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
          <Field
            id={id}
            label="What the photograph shows"
            hint="Read aloud to people who do not see it. Such as: Grace Banda in front of the school."
            error={error}
            isWide
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                value={alt}
                onChange={(event) => onChange({ ...typed, alt: event.currentTarget.value })}
              />
            )}
          </Field>
          <button
            type="button"
            className="btn line sm"
            onClick={() => {
              onChange({ digest: '', width: '', height: '', alt });
              document.getElementById(`${id}-file`)?.focus();
            }}
          >
            Take the photograph away
          </button>
        </>
      )}
    </fieldset>
  );
}

/** What the server keeps, or what to do. */
async function keepSmall(file: File): Promise<KeptPhotograph | string> {
  const { shrinkPicture } = await import('#lib/files/photographs/shrink-picture.ts');
  const small = await shrinkPicture(file, smallPortrait);
  if ('fault' in small) return portraitProblems[small.fault];
  const form = new FormData();
  form.set('file', new File([small], 'portrait.jpg', { type: 'image/jpeg' }));
  const sent = await sendChange<KeptPhotograph>(API, { url: location.href }, form);
  return 'refusal' in sent ? sent.refusal.detail : sent.done;
}
