import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { HeldInShort } from '#features/families/desk-requests.server.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { forgetTextsAbout } from '#requests/kept-text.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';

interface HeldDataProps {
  held: HeldInShort;
  address: string;
  /** Belongs to the screen: this part of it goes when the data is erased. */
  change: ServerChange;
}

/** What is held under a reference; to take along, or to erase after being asked twice. */
export function HeldData({ held, address, change }: HeldDataProps) {
  const { reference, kinds, files } = held;
  const { send, isBusy, refusal } = change;
  const { errorOf, look } = useFieldErrors(refusal);
  const [again, setAgain] = useState('');
  const navigate = useNavigate();
  return (
    <div className="panel held">
      <h3>{reference}</h3>
      <dl className="record-facts">
        {kinds.map(({ kind, rows }) => (
          <div key={kind}>
            <dt>{nameOf(kind)}</dt>
            <dd>{rows}</dd>
          </div>
        ))}
        {files > 0 && (
          <div>
            <dt>Files</dt>
            <dd>{files}</dd>
          </div>
        )}
      </dl>
      <div className="row">
        <SaveFileButton address={`${address}/copy?as=page`} name={`${reference}.html`}>
          Download to read
        </SaveFileButton>
        <SaveFileButton address={`${address}/copy`} name={`${reference}.json`}>
          Download for another program
        </SaveFileButton>
        <AskFirst
          trigger="Erase everything"
          triggerClass="btn danger line"
          isDestructive
          title={`Erase everything under ${reference}?`}
          confirm="Yes, erase it for good"
          isBusy={isBusy}
          refusal={refusal}
          onChange={look}
          onConfirm={(_form, close) => {
            const text = `We have nothing with the reference ${reference} any more.`;
            send({ about: reference, reference: again }, { title: 'Erased', text }, () => {
              close();
              forgetTextsAbout(reference);
              void navigate('/staff/families');
            });
          }}
        >
          <p>
            This removes {kinds.map(({ kind, rows }) => `${rows} × ${nameOf(kind)}`).join(', ')}
            {files > 0 && ` and ${files} files`}. Nobody can bring it back, and the family’s account
            shows it no more.
          </p>
          <Field
            id="again"
            label="To be sure, type the reference once more"
            error={errorOf('again')}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={again}
                onChange={({ target }) => setAgain(target.value)}
              />
            )}
          </Field>
        </AskFirst>
      </div>
    </div>
  );
}

/** `enrollment-application` as `Enrollment application`. */
function nameOf(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}
