import { useSearchParams } from 'react-router';
import { WriteLink } from '#desk/letters/screens/write-link.tsx';
import type { ComingBackList } from '../open-coming-back.server.ts';

/** How many who have not answered were written to, and the way to the letter that is next: one, and one reminder. */
export function AskByLetter({ list }: { list: ComingBackList }) {
  const [search] = useSearchParams();
  const [never = 0, once = 0, reminded = 0] = list.askedByLetter;
  if (never + once + reminded === 0) return null;
  // The same children as on this list, but for those who have answered.
  const asked = new URLSearchParams(search);
  asked.delete('says');
  asked.set('year', list.asks);
  asked.set('list', 'notAnswered');
  return (
    <p className="row no-print">
      <span>
        By letter, of those who have not answered: {never} not written to yet, {once} written to
        once, {reminded} reminded as well.
        {never + once === 0 && ' Please call them: there is one reminder.'}
      </span>
      {never + once > 0 && <WriteLink of="students" search={asked} />}
    </p>
  );
}
