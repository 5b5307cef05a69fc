import { telephoneLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from './unbroken-text.tsx';

/** International phone numbers (`+260 211 000 000`) and email addresses, as they stand in a sentence. */
const REACHABLE = /(\+\d[\d\s]+\d|[\w.+-]+@[\w.-]+\w)/;

/** A text from `content/` in which phone numbers call and email addresses write. */
export function LinkedText({ text }: { text: string }) {
  return text.split(REACHABLE).map((part, index) =>
    // What the pattern has caught stands between the texts that it has not.
    index % 2 ? (
      <a key={part} href={part.startsWith('+') ? telephoneLink(part) : `mailto:${part}`}>
        {part}
      </a>
    ) : (
      <UnbrokenText key={part} text={part} />
    ),
  );
}
