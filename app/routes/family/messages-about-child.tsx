import { ConversationByLink } from '#features/contact/components/conversation-by-link.tsx';
import { Said } from '#features/contact/components/said.tsx';
import {
  ASKS_TO_LOOK_AGAIN,
  LOOK_AGAIN,
  lookAgainOf,
  WHAT_TO_LOOK_AT,
} from '#features/enrollment/second-chance/look-again.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { ShownChild, ShownFamily } from './show-family.server.ts';

interface MessagesProps {
  child: ShownChild;
  by: ShownFamily['by'];
  token: string;
  slug: string;
  /** Something was written here just now. */
  isSent: boolean;
}

/** As it was posted, with what is wrong. */
export interface WordsNotTaken {
  token: string;
  about: string;
  words: string;
  after: string;
  asks?: string | undefined;
  refusal: Refusal;
}

const WRITE = { label: 'Write to the school', button: 'Send message' };
const ASK_AGAIN = { label: WHAT_TO_LOOK_AT, button: LOOK_AGAIN };

/**
 * What the school and the family said, closed unless the school spoke last. Whoever came by our mail writes here; a birth
 * date is known to more people than the family.
 */
export function Messages({ child, by, token, slug, isSent }: MessagesProps) {
  const { said, firstName, reference, messagePass: pass } = child;
  if (said.length === 0 && by !== 'mail') return null;
  const isAsked = said.at(-1)?.side === 'office';
  return (
    <details className="accordion" id={`${reference}-messages`} open={isSent || isAsked}>
      <summary>
        {said.length > 0
          ? `Messages about ${firstName} (${said.length})`
          : `Write to the school about ${firstName}`}
      </summary>
      <div className="content">
        {by === 'mail' ? (
          <ConversationByLink
            {...WRITE}
            {...{ token, slug, reference, said, isSent, pass }}
            about={reference}
          />
        ) : (
          <>
            <Said said={said} />
            <p>To answer, open the link in our mail about it, or call us.</p>
          </>
        )}
      </div>
    </details>
  );
}

interface MessageNotTakenProps {
  notTaken: WordsNotTaken;
  slug: string;
}

/** What was written and not taken, to be sent once more. */
export function MessageNotTaken({ notTaken, slug }: MessageNotTakenProps) {
  const { about, asks } = notTaken;
  const isAskedAgain = asks === ASKS_TO_LOOK_AGAIN;
  const form = isAskedAgain ? ASK_AGAIN : WRITE;
  const reference = isAskedAgain ? lookAgainOf(about) : about;
  return (
    <>
      <ConversationByLink {...form} {...notTaken} {...{ slug, reference }} said={[]} />
      <p className="mt-g4">
        <a href="/status/family">Back to the page of your children</a>
      </p>
    </>
  );
}
