import { useEffect, useRef } from 'react';
import { Said } from '#features/contact/components/said.tsx';
import { messageLimits } from '#features/contact/limits.ts';
import type { ApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { messagesOfChildAt } from '../api/portal-addresses.ts';

const SENT = { title: 'Sent', text: 'The school has your message and answers you.' };

/** What the school and the family said to each other, and the way to write more; kept on the device until it is sent. */
export function Messages({ reference, said }: Pick<ApplicationForGuardian, 'reference' | 'said'>) {
  const section = useRef<HTMLElement>(null);
  // The link that led here was pressed before there was anything to go to.
  useEffect(() => {
    if (location.hash === `#${section.current?.id}`) section.current?.scrollIntoView();
  }, []);
  const { form, isBusy, errorOf } = useKeptForm(
    useServerChange(messagesOfChildAt),
    `${reference} message`,
    (typed) => ({ words: String(typed.get('words')), after: said.at(-1)?.id ?? '' }),
    SENT,
  );
  return (
    <section ref={section} id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      <Said said={said} />
      <form {...form}>
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
