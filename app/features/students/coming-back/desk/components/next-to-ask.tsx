import { Link, useSearchParams } from 'react-router';
import { WriteLink } from '#desk/letters/screens/write-link.tsx';
import { NextAct } from '#desk/record/next-act.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords } from '../../../roll-over/list-words.ts';
import type { QuestionChange } from '../answer-schema.ts';
import type { ComingBackList } from '../open-coming-back.server.ts';
import { AskUntil, openUntil } from './ask-families.tsx';

interface NextToAskProps {
  list: ComingBackList;
  change: ServerChange<QuestionChange>;
}

/** What is to be done so that every family answers: ask, write one letter and one reminder, and then call. */
export function NextToAsk({ list, change }: NextToAskProps) {
  const [search] = useSearchParams();
  const { schoolYear, question, isOpen } = list;
  const [never = 0, once = 0, reminded = 0] = list.askedByLetter;
  const unanswered = never + once + reminded;
  if (!question) {
    return (
      <NextAct
        when="First"
        title={`Ask who comes back in ${schoolYear}`}
        says={`${openUntil(list)} No answer does not count as yes.`}
        safe="No mail leaves. You can change the last day or close the question at any time."
      >
        <AskUntil list={list} change={change} triggerClass="btn call" />
      </NextAct>
    );
  }
  const when = isOpen ? `By ${dayMonthYear(question.lastDay)}` : 'The question is closed';
  if (unanswered === 0) {
    // The list may be narrowed to a class or a name: of the others it says nothing.
    return (
      <NextAct
        isTheirs
        when={when}
        title="Nobody in this list has to be asked"
        says={openUntil(list)}
      />
    );
  }
  const asked = notAnswered(search, list);
  // A letter asks with a day to answer by: without one that is still to come nobody can be asked by letter.
  const isLetterNext = isOpen && never > 0;
  const written = [
    never > 0 && `${never} not written to yet`,
    once > 0 && `${once} written to once`,
    reminded > 0 && `${reminded} reminded as well`,
  ];
  const byLetter = isOpen && never + once > 0 && (
    <WriteLink
      of="students"
      search={asked}
      className={isLetterNext ? 'btn call' : 'btn line'}
      key="letter"
    />
  );
  const byPhone = (
    <Link
      className={isLetterNext ? 'btn line' : 'btn call'}
      to={`/staff/children/sheet?${asked}`}
      key="phone"
    >
      Print the call list
    </Link>
  );
  return (
    <NextAct
      when={when}
      title={
        isLetterNext
          ? `Write to the families of ${childrenInWords(never)}`
          : `Call about ${childrenInWords(unanswered)}`
      }
      says={`${openUntil(list)} No answer does not count as yes. Of those who have not answered: ${written.filter(Boolean).join(', ')}.`}
      safe={
        <>
          <b>If something is wrong:</b> you can change an answer at any time. A child without an
          answer keeps its place until you decide.
        </>
      }
    >
      {isLetterNext ? [byLetter, byPhone] : [byPhone, byLetter]}
      {!isOpen && <AskUntil list={list} change={change} triggerClass="btn line" />}
    </NextAct>
  );
}

/** The children of this list who have not answered, as the sheets and letters of children name them. */
function notAnswered(search: URLSearchParams, { asks }: Pick<ComingBackList, 'asks'>) {
  const asked = new URLSearchParams(search);
  asked.delete('says');
  asked.delete('page');
  asked.set('year', asks);
  asked.set('list', 'notAnswered');
  return asked;
}
