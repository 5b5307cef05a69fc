import { Honeypot } from '#forms/components/honeypot.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { CONFIRM_BY_MAIL } from './notices.ts';

interface SubscribeFormProps {
  id: string;
  className?: string;
  /** The page answers a form that was sent without a script. */
  isTaken?: boolean;
  /** What was typed in a form that was not taken. */
  email?: string | undefined;
}

/** On the home page and in the footer; posts to the home page where there is no script (`subscribe.enhance.ts`). */
export function SubscribeForm({ id, className, isTaken, email }: SubscribeFormProps) {
  return (
    <div>
      <form
        className={className}
        method="post"
        action="/?index"
        noValidate
        data-enhance="subscribe"
      >
        <InputField
          id={id}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={email}
        />
        <Honeypot />
        <button type="submit" className="btn">
          Subscribe
        </button>
      </form>
      <p className="note mt-g4" role="status" hidden data-says="words" />
      <p className="note mt-g4" role="status" hidden={!isTaken} data-says="confirm">
        {CONFIRM_BY_MAIL}
      </p>
    </div>
  );
}
