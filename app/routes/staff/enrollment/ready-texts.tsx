import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { ReadyText } from '#features/enrollment/requests/ready-texts.server.ts';
import { THING_LIMIT } from '#features/enrollment/requests/request-limits.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import type { Address, Takes } from '#requests/address.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { readyTextAt, readyTextsAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/ready-texts.ts';

const TITLE = 'Ready texts';
const KEPT = { title: 'Kept', text: 'You find it where you write.' };

export const clientLoader = loadFrom(readyTextsAt);
export const clientAction = makeChange;
export const meta = titled(TITLE);

export default function ReadyTexts({ loaderData: { texts } }: Route.ComponentProps) {
  // Here and not with each text: the text is gone once it is removed.
  const removal = useServerChange(readyTextsAt);
  return (
    <DeskPage
      title={TITLE}
      back={<Link to="/staff/enrollment-applications">All applications</Link>}
    >
      <p className="letter">
        You can change a text again before you send it. What was sent stays as it was.
      </p>
      {uses.map(({ use, title, about }) => (
        <section key={use} aria-labelledby={`${use}-title`}>
          <h2 id={`${use}-title`}>{title}</h2>
          <p>{about}</p>
          {texts
            .filter(({ used_for }) => used_for === use)
            .map((text) => (
              <TextForm key={text.id} use={use} text={text} removal={removal} />
            ))}
          <TextForm key="new" use={use} text={undefined} removal={removal} />
        </section>
      ))}
    </DeskPage>
  );
}

const uses = [
  {
    use: 'ask',
    title: 'To ask a family for something',
    about: 'They stand in “Ask for something …” of an application.',
  },
  {
    use: 'answer',
    title: 'To answer a message',
    about: 'They stand below the field of an answer. A press puts the text into it.',
  },
] as const;

interface TextFormProps {
  use: ReadyText['used_for'];
  text: ReadyText | undefined;
  removal: ServerChange<Takes<typeof readyTextsAt>>;
}

/** One of the texts, or a new one. */
function TextForm({ use, text, removal }: TextFormProps) {
  const id = text?.id ?? `new-${use}`;
  const at: Address<{ takes: Takes<typeof readyTextAt | typeof readyTextsAt> }> = text
    ? readyTextAt.at(text.id)
    : readyTextsAt;
  const { form, isBusy, errorOf } = useKeptForm(
    useServerChange(at),
    `ready text ${text?.id ?? (use === 'ask' ? 'new' : id)}`,
    (form) => {
      const typed = { title: String(form.get('title')), words: String(form.get('words')) };
      return text
        ? { change: 'save', version: text.version, ...typed }
        : { ...typed, usedFor: use };
    },
    KEPT,
  );
  const heading = text?.title ?? (use === 'ask' ? 'A new text' : 'A new answer');
  return (
    <section className="letter" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{heading}</h3>
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
          change={removal.to(readyTextAt.at(text.id))}
          body={{ change: 'remove', version: text.version }}
          said={{ title: 'Removed', text: heading }}
        >
          <p>What was sent with it stays as it was.</p>
        </AskToSend>
      )}
    </section>
  );
}
