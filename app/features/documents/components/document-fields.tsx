import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedText } from '#desk/unsaved-text.tsx';
import { newKey } from '#lib/crypto/new-key.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { documentLimits } from '../desk-schemas.ts';
import { documentAt, documentsAt } from '../documents-at.ts';
import type { DocumentRecord } from '../queries.server.ts';
import { FILE_HINT } from '../school-document.ts';

const DOCUMENTS = '/staff/documents/';

/** What is said about a document; a new one brings its file along. */
export function DocumentFields({ document }: { document: DocumentRecord | undefined }) {
  const navigate = useNavigate();
  const [id] = useState(newKey);
  const { send, to, isBusy, refusal } = useServerChange(documentAt);
  const [isTouched, setIsTouched] = useState(false);
  const { errorOf, look } = useFieldErrors(refusal);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!document) {
      form.set('id', id);
      const said = { title: 'Added', text: 'It is in the list of documents.' };
      to(documentsAt).send(form, said, () => void navigate(DOCUMENTS + id, { replace: true }));
      return;
    }
    const typed = (name: string) => String(form.get(name));
    const said = { title: 'Saved', text: 'The public list follows at once.' };
    send(
      {
        change: 'save',
        version: document.version,
        title: typed('title'),
        summary: typed('summary'),
        publishedFrom: typed('publishedFrom'),
        place: Number(typed('place')),
      },
      said,
      () => setIsTouched(false),
    );
  }
  return (
    <form
      noValidate
      className="letter"
      onSubmit={save}
      onChange={(event) => {
        setIsTouched(true);
        look(event);
      }}
    >
      <UnsavedText isUnsaved={isTouched} to={DOCUMENTS} />
      <InputField
        id="title"
        label="Title"
        error={errorOf('title')}
        defaultValue={document?.title}
        maxLength={documentLimits.title}
      />
      <InputField
        id="summary"
        label="Description"
        hint="One line: what it is, and for whom."
        error={errorOf('summary')}
        defaultValue={document?.summary}
        maxLength={documentLimits.summary}
      />
      <Field id="publishedFrom" label="Families see it from" error={errorOf('publishedFrom')}>
        {(control) => (
          <DateField
            control={control}
            name="publishedFrom"
            value={document?.publishedFrom ?? dayInLusaka(new Date())}
          />
        )}
      </Field>
      {document && document.places > 1 && <PlaceField document={document} />}
      {document && document.places === 1 && <input type="hidden" name="place" value="1" />}
      {!document && (
        <InputField
          id="file"
          label="File"
          hint={FILE_HINT}
          error={errorOf('file')}
          type="file"
          accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png"
        />
      )}
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {document ? 'Save' : isBusy ? 'Adding…' : 'Add the document'}
      </button>
    </form>
  );
}

function PlaceField({ document: { place, places } }: { document: DocumentRecord }) {
  return (
    <SelectField
      id="place"
      label="Place in the list"
      hint="1 stands at the top."
      defaultValue={place}
    >
      {Array.from({ length: places }, (_, index) => index + 1).map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </SelectField>
  );
}
