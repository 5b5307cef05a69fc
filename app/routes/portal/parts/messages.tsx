import { useEffect, useRef } from 'react';
import { Said } from '#features/contact/components/said.tsx';
import type { SaidToFamily } from '#features/contact/conversation/read-conversation.server.ts';
import { messageLimits } from '#features/contact/limits.ts';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';

const SENT = { title: 'Sent', text: 'The school has your message and answers you.' };

/** What the school and the family said to each other, and the way to write more; kept on the device until it is sent. */
export function Messages({
  reference,
  said,
}: {
  reference: string;
  said: readonly SaidToFamily[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  // The link that led here was pressed before there was anything to go to.
  useEffect(() => {
    if (location.hash === `#${section.current?.id}`) section.current?.scrollIntoView();
  }, []);
  const { send, isBusy, refusal } = useServerChange();
  const { errorOf, look } = useFieldErrors(refusal);
  const kept = useKeptText(form, `${reference} message`);
  return (
    <section ref={section} id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      <Said said={said} />
      <form
        ref={form}
        noValidate
        onChange={(event) => {
          kept.keep();
          look(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('words');
          const body = { words, after: said.at(-1)?.id ?? '' };
          send({ call: 'messages', body }, SENT, kept.forget);
        }}
      >
        <TextField
          id="words"
          label="Write to the school"
          hint="Every parent or guardian who follows this application can read it."
          error={errorOf('words')}
          rows={4}
          maxLength={messageLimits.message}
        />
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send message'}
        </button>
      </form>
    </section>
  );
}
