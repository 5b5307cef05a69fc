import { Link } from 'react-router';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { saidInWords } from '../barred-words.ts';
import type { BarredInShort as Line } from '../list-barred.server.ts';

/** In red beside a conversation: who must not be told, and where it is written down. */
export function BarredInShort({ lines }: { lines: readonly Line[] }) {
  return lines.map((line) => (
    <div className="guard" key={line.id}>
      <b dir="auto">
        {line.name} {saidInWords(line, line.child)}.
      </b>{' '}
      <Link to={`/staff/enrollment-applications/${line.reference}`}>
        <UnbrokenText text={line.reference} />
      </Link>
    </div>
  ));
}
