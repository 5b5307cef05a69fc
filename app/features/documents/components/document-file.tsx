import { useState } from 'react';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenSize } from '#lib/text/written-size.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { documentAt, documentFileAt } from '../documents-at.ts';
import type { DocumentRecord } from '../queries.server.ts';
import { documentKinds } from '../school-document.ts';
import { statusInWords } from './document-words.ts';

/** The file with its address, and what can be done with it. */
export function DocumentFile({ document }: { document: DocumentRecord }) {
  const change = useServerChange(documentAt);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const [isJustOff, setIsJustOff] = useState(false);
  const { address, kind, bytes, changedAt, status, version } = document;
  const isOff = status === 'takenOff';

  const puttingBack = {
    change,
    body: { change: 'putBack' as const, version },
    said: { title: 'Back on the site', text: 'It is in the list again.' },
    onDone: () => setIsJustOff(false),
  };
  return (
    <section>
      <div role="status">
        {isOff && isJustOff && (
          <p className="note row">
            <span>Taken off the site.</span>
            <SendButton className="btn line sm" {...puttingBack}>
              Undo
            </SendButton>
          </p>
        )}
      </div>
      <DeskFacts
        facts={{
          Status: <StatusBadge of={statusInWords(document)} />,
          Address: status === 'public' ? <a href={address}>{address}</a> : address,
          File: `${documentKinds[kind].name}, ${writtenSize(bytes)}, ${shortInstant(changedAt, new Date())}`,
        }}
      />
      <div className="row moves">
        <AskToSend
          trigger="Replace the file"
          title="Replace the file?"
          confirm="Replace it"
          onChange={look}
          change={change.to(documentFileAt.at(document.id))}
          body={(typed) => {
            typed.set('version', String(version));
            return typed;
          }}
          said={{ title: 'Replaced', text: 'Families get the new file from now on.' }}
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
        </AskToSend>
        {isOff ? (
          <SendButton {...puttingBack}>Put back on the site</SendButton>
        ) : (
          <SendButton
            change={change}
            body={{ change: 'takeOff', version }}
            said={{ title: 'Off the site', text: 'Families do not see it any more.' }}
            onDone={() => setIsJustOff(true)}
          >
            Take off the site
          </SendButton>
        )}
      </div>
    </section>
  );
}
