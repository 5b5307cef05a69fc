import type { ContactContent } from '#features/content/schemas.ts';
import { ShortFormSheet } from '#forms/components/short-form-sheet.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import { contactMessage } from '../contact-message.ts';

const says = {
  saved:
    'Your message is safe on this device. You do not need to write it again: it goes out as soon as there is a connection, while this site is open or when you visit it again.',
  notKept: 'This device could not keep your message: please leave this page open until it is sent.',
};

interface MessageFormProps {
  slug: string;
  content: ContactContent['form'];
  /** From the page's address: what the message is about. */
  subject: string;
  posted: PostedForm | undefined;
}

/** Writes to the school. */
export function MessageForm({ slug, content, subject, posted }: MessageFormProps) {
  return (
    <ShortFormSheet
      {...{ slug, posted, says }}
      form={contactMessage}
      button="Send Message"
      start={{ subject }}
      received={(reference) => (
        <p className="note ok">
          Your message has reached the school. Its reference is{' '}
          <b className="one-line">{reference}</b>: say it when you call us about your message.
        </p>
      )}
    >
      <p className="hint mb-g4">
        {content.use} More in our <a href="/privacy">privacy notice</a>.
      </p>
    </ShortFormSheet>
  );
}
