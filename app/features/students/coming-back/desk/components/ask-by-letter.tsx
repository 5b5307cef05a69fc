import { useSearchParams } from 'react-router';
import { WriteLink } from '#desk/letters/screens/write-link.tsx';
import type { ComingBackList } from '../open-coming-back.server.ts';

/** The children of this list who have not answered, as the sheets and letters of children name them. */
export function notAnswered(search: URLSearchParams, { asks }: Pick<ComingBackList, 'asks'>) {
  const asked = new URLSearchParams(search);
  asked.delete('says');
  asked.delete('page');
  asked.set('year', asks);
  asked.set('list', 'notAnswered');
  return asked;
}

/** How many who have not answered were written to, and the way to the letter that is next: one, and one reminder. */
export function AskByLetter({ list }: { list: ComingBackList }) {
  const [search] = useSearchParams();
  const [never = 0, once = 0, reminded = 0] = list.askedByLetter;
  if (never + once + reminded === 0) return null;
  const counts = [
    never > 0 && `${never} not written to yet`,
    once > 0 && `${once} written to once`,
    reminded > 0 && `${reminded} reminded as well`,
  ];
  return (
    <p className="row no-print">
      <span>
        By letter, of those who have not answered: {counts.filter(Boolean).join(', ')}.
        {never + once === 0 && ' Please call them: there is one reminder.'}
      </span>
      {never + once > 0 && <WriteLink of="students" search={notAnswered(search, list)} />}
    </p>
  );
}
