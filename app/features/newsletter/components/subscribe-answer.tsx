import { EmailDoubt } from '#ui/email-doubt.tsx';
import { CONFIRM_BY_MAIL } from '../confirm-by-mail.ts';

/** Beneath the field: a question about the address, or what is still to do. */
export function SubscribeAnswer({ isDoubted }: { isDoubted: boolean }) {
  return (
    <div className="mt-g4">
      <EmailDoubt isAsked={isDoubted} button="Subscribe" />
      <div role="status">{!isDoubted && <p className="note">{CONFIRM_BY_MAIL}</p>}</div>
    </div>
  );
}
