import { useState } from 'react';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import type { DocumentRecord } from '#features/documents/queries.server.ts';
import { documentKinds } from '#features/documents/school-document.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { writtenSize } from '#lib/text/written-size.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { statusInWords } from './document-words.ts';

/** The file with its address, and what can be done with it. */
export function DocumentFile({ document }: { document: DocumentRecord }) {
  const { send, isBusy, refusal } = useServerChange();
  const { errorOf, look } = useFieldErrors(refusal);
  const [isJustOff, setIsJustOff] = useState(false);
  const { address, kind, bytes, changedAt, status, version } = document;
  const isOff = status === 'takenOff';

  function takeOff() {
    const said = { title: 'Off the site', text: 'Families do not see it any more.' };
    send({ change: 'takeOff', version }, said, () => setIsJustOff(true));
  }
  function putBack() {
    const said = { title: 'Back on the site', text: 'It is in the list again.' };
    send({ change: 'putBack', version }, said, () => setIsJustOff(false));
  }
  return (
    <section>
      <div role="status">
        {isOff && isJustOff && (
          <p className="note row">
            <span>Taken off the site.</span>
            <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={putBack}>
              Undo
            </button>
          </p>
        )}
      </div>
      <dl className="record-facts">
        <dt>Status</dt>
        <dd>
          <StatusBadge of={statusInWords(document)} />
        </dd>
        <dt>Address</dt>
        <dd>{status === 'public' ? <a href={address}>{address}</a> : address}</dd>
        <dt>File</dt>
        <dd>
          {documentKinds[kind].name}, {writtenSize(bytes)}, {writtenInstant(changedAt, new Date())}
        </dd>
      </dl>
      <div className="row moves">
        <AskFirst
          trigger="Replace the file"
          title="Replace the file?"
          confirm="Replace it"
          isBusy={isBusy}
          refusal={refusal}
          onChange={look}
          onConfirm={(form, close) => {
            form.set('version', String(version));
            const said = { title: 'Replaced', text: 'Families get the new file from now on.' };
            send(form, said, close);
          }}
        >
          <p>
            Families get the new file under the same address. The one before is not kept, so save it
            first if you may need it again.
          </p>
          <InputField
            id="new-file"
            label="New file"
            hint={`A .${kind} file, at most 5 MB`}
            error={errorOf('file')}
            type="file"
            name="file"
            accept={kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`}
          />
        </AskFirst>
        {isOff ? (
          <button type="button" className="btn line" aria-disabled={isBusy} onClick={putBack}>
            Put back on the site
          </button>
        ) : (
          <button type="button" className="btn line" aria-disabled={isBusy} onClick={takeOff}>
            Take off the site
          </button>
        )}
      </div>
    </section>
  );
}
