import { type FormEvent, useState } from 'react';
import type { ServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { comeByLetter } from '../come-by.ts';
import type { findMissing } from '../find-missing.server.ts';

type Found = Awaited<ReturnType<typeof findMissing>>;

interface WhoIsMissingProps {
  change: ServerChange<{ change: 'findMissing'; text: string }>;
  /** Of the website. */
  address: string;
}

/** A box for what the sent folder of the mailbox says, and what of it the data do not have. Nothing of it is kept. */
export function WhoIsMissing({ change, address }: WhoIsMissingProps) {
  const { send, isBusy, refusal } = change;
  const [found, setFound] = useState<Found>();
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('sent-folder') ?? '');
    if (isBusy || !text.trim()) return;
    send<{ found: Found }>({ change: 'findMissing', text }, undefined, (done) =>
      setFound(done.found),
    );
  }
  return (
    <section aria-labelledby="who-is-missing">
      <h2 id="who-is-missing">Who is still missing</h2>
      <p>
        For each form that came, the website wrote a mail with its reference. Open the sent folder
        of the mailbox that sends for the website, select the list of those days, copy it, and paste
        it here. Any text will do: we look for references in it.
      </p>
      <form onSubmit={look} noValidate>
        <TextField
          id="sent-folder"
          label="What the sent folder says"
          hint="It is read once and not kept."
          error={refusal?.errors.find(({ field }) => field === 'text')?.message}
          rows={6}
          autoComplete="off"
        />
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Find what is missing
        </button>
      </form>
      <div role="status" className="mt-g4">
        {found && <FoundInText found={found} address={address} />}
      </div>
      <p className="small muted">
        This finds only what a mail has named. It cannot find forms whose mail had not left yet, and
        what has no reference of its own: a place on the newsletter’s list, photographs of papers,
        and what families wrote or answered on their own page.
      </p>
    </section>
  );
}

function FoundInText({ found, address }: { found: Found; address: string }) {
  const { here, erased, missing } = found;
  const all = here + erased + missing.length;
  if (all === 0) return <p className="note">There is no reference of ours in this text.</p>;
  return (
    <>
      <p className="note">
        {all === 1 ? 'One reference' : `${all} references`}: {here} here,{' '}
        {erased > 0 && `${erased} erased, `}
        <b>{missing.length} missing</b>.
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ reference, what, address: to }) => (
            <li key={reference} className="row">
              <span>
                <b className="ref">{reference}</b>, {what}
                {to ? `, ${to}` : ': look in the mail for whom to call'}
              </span>
              {to && (
                <a href={mailTo(to, comeByLetter({ reference, what }, address))}>Write to them</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const mailTo = (to: string, { subject, words }: ReturnType<typeof comeByLetter>) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
