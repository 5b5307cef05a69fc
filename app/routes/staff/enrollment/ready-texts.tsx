import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { ReadyText } from '#features/enrollment/requests/ready-texts.server.ts';
import { THING_LIMIT } from '#features/enrollment/requests/request-limits.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { readyTextsAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/ready-texts.ts';

const TITLE = 'Ready texts';
const API = '/api/staff/enrollment-ready-texts';
const KEPT = { title: 'Kept', text: 'You find it where you ask a family.' };

export const clientLoader = loadFrom(readyTextsAt);
export const clientAction = changeAt(API);
export const meta = titled(TITLE);

export default function ReadyTexts({ loaderData: { texts } }: Route.ComponentProps) {
  // Here and not with each text: the text is gone once it is removed.
  const removal = useServerChange();
  return (
    <DeskPage
      title={TITLE}
      back={<Link to="/staff/enrollment-applications">All applications</Link>}
    >
      <p className="letter">
        With these texts you ask a family for something. You can change a text again before you send
        it. What was sent stays as it was.
      </p>
      {texts.map((text) => (
        <TextForm key={text.id} text={text} removal={removal} />
      ))}
      <TextForm key="new" text={undefined} removal={removal} />
    </DeskPage>
  );
}

/** One of the texts, or a new one. */
function TextForm({ text, removal }: { text: ReadyText | undefined; removal: ServerChange }) {
  const id = text?.id ?? 'new';
  const { form, isBusy, errorOf } = useKeptForm(`ready text ${id}`, bodyOf, KEPT);
  function bodyOf(form: FormData) {
    const typed = Object.fromEntries(form);
    const body = text ? { change: 'save', version: text.version, ...typed } : typed;
    return { call: text?.id ?? '', body };
  }
  const heading = text?.title ?? 'A new text';
  return (
    <section className="letter" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <form {...form}>
        <InputField
          id={`${id}-title`}
          label="Title"
          error={errorOf('title')}
          name="title"
          maxLength={THING_LIMIT}
          defaultValue={text?.title}
        />
        <TextField
          id={`${id}-words`}
          label="Text"
          error={errorOf('words')}
          name="words"
          rows={6}
          maxLength={letterLimits.text}
          defaultValue={text?.words}
        />
        <button type="submit" className="btn sm" aria-disabled={isBusy}>
          {text ? 'Save' : 'Keep this text'}
          <span className="visually-hidden">: {heading}</span>
        </button>
      </form>
      {text && (
        <AskToSend
          trigger="Remove"
          triggerAbout={` “${heading}”`}
          triggerClass="btn sm line"
          title={`Remove “${heading}”?`}
          confirm="Remove"
          change={removal}
          body={{ call: text.id, body: { change: 'remove', version: text.version } }}
          said={{ title: 'Removed', text: heading }}
        >
          <p>What was sent with it stays as it was.</p>
        </AskToSend>
      )}
    </section>
  );
}
