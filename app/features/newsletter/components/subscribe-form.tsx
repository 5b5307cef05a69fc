import { type FormEvent, useState } from 'react';
import { deliver, newKey } from '#lib/deliver.ts';
import { CAUGHT, isHoneypotFilled } from '#lib/honeypot.ts';
import { Field } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { useNotify } from '#ui/notice.tsx';
import { MISSING_EMAIL, REFUSAL_TITLE, THANKS } from '../schema.ts';

const NOT_SENT = {
  title: 'Not sent yet',
  text: 'We could not reach the school. Your address is still in the field; please try again.',
  isDestructive: true,
};

/** On the home page and in the footer; posts to the home page where there is no script. */
export function SubscribeForm({ id, className }: { id: string; className?: string }) {
  const notify = useNotify();
  const [isSending, setIsSending] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    if (input.value.trim() === '') {
      notify({ title: REFUSAL_TITLE, text: MISSING_EMAIL, isDestructive: true });
      input.focus();
      return;
    }
    if (isHoneypotFilled(new FormData(form))) {
      notify({ title: REFUSAL_TITLE, text: CAUGHT, isDestructive: true });
      return;
    }
    setIsSending(true);
    const body = { email: input.value };
    const outcome = await deliver('/api/newsletter-subscriptions', body, newKey());
    setIsSending(false);
    switch (outcome.kind) {
      case 'received':
        form.reset();
        return notify(THANKS);
      case 'refused':
        return notify({
          title: outcome.problem.title,
          text: outcome.problem.detail,
          isDestructive: true,
        });
      case 'waiting':
        return notify(NOT_SENT);
    }
  }

  return (
    <form className={className} method="post" action="/?index" noValidate onSubmit={subscribe}>
      <Field id={id} label="Email address">
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" spellCheck={false} />
        )}
      </Field>
      <Honeypot />
      <button type="submit" className="btn" disabled={isSending}>
        Subscribe
      </button>
    </form>
  );
}
