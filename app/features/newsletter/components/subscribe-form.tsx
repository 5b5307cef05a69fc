import { type ComponentType, type FormEvent, useState } from 'react';
import { CAUGHT, isHoneypotFilled } from '#lib/honeypot.ts';
import { sendWhenLoaded } from '#lib/send-when-loaded.ts';
import { looksLikeEmail } from '#lib/written-text.ts';
import { Field } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { notify } from '#ui/notify.ts';
import { keepSubscription } from '../kept-subscription.ts';
import { MISSING_EMAIL, REFUSAL_TITLE, THANKS } from '../schema.ts';

const NOT_SENT = {
  title: 'Not sent yet',
  text: 'Your address is saved on this device and goes out as soon as there is a connection.',
  isDestructive: true,
};

interface SubscribeFormProps {
  id: string;
  slug: string;
  className?: string;
}

/** On the home page and in the footer; posts to the home page where there is no script. */
export function SubscribeForm({ id, slug, className }: SubscribeFormProps) {
  const [isSending, setIsSending] = useState(false);
  const [Answer, setAnswer] = useState<ComponentType<{ isDoubted: boolean }>>();
  /** Asked about once; sent as it is when Subscribe is pressed again (docs/decisions/0012). */
  const [doubtedEmail, setDoubtedEmail] = useState<string>();

  /** Loaded for whoever presses Subscribe; false where the line is down. */
  function answer(): Promise<boolean> {
    return import('./subscribe-answer.tsx').then(
      ({ SubscribeAnswer }) => {
        setAnswer(() => SubscribeAnswer);
        return true;
      },
      () => false,
    );
  }

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setAnswer(undefined);
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    const email = input.value.trim();
    const refuse = (text: string) => notify({ title: REFUSAL_TITLE, text, isDestructive: true });
    if (email === '') {
      input.focus();
      return refuse(MISSING_EMAIL);
    }
    if (isHoneypotFilled(new FormData(form))) return refuse(CAUGHT);
    if (!looksLikeEmail(email) && email !== doubtedEmail) {
      setDoubtedEmail(email);
      if (await answer()) return;
    }
    setDoubtedEmail(undefined);
    setIsSending(true);
    const entry = keepSubscription(slug, email);
    const outcome = await sendWhenLoaded(async () =>
      (await import('../delivery.ts')).sendSubscription(slug, entry),
    );
    setIsSending(false);
    if (outcome.kind === 'refused') {
      const { title, detail } = outcome.problem;
      return notify({ title, text: detail, isDestructive: true });
    }
    form.reset();
    void answer();
    notify(outcome.kind === 'received' ? THANKS : NOT_SENT);
  }

  return (
    <div>
      <form className={className} method="post" action="/?index" noValidate onSubmit={subscribe}>
        <Field id={id} label="Email address">
          {(control) => (
            <input {...control} name="email" type="email" autoComplete="email" spellCheck={false} />
          )}
        </Field>
        <Honeypot />
        <button type="submit" className="btn" aria-disabled={isSending}>
          Subscribe
        </button>
      </form>
      {Answer && <Answer isDoubted={doubtedEmail !== undefined} />}
    </div>
  );
}
