import { Fragment } from 'react';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { answersAtSchool } from '#features/parent-form-kinds/answers-at-school.ts';
import { questionsAsked } from '#features/parent-form-kinds/stored-form.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { answerInWords } from '../../answer-words.ts';
import type { FormRecord } from '../forms-at.ts';

interface FormAnswersProps {
  record: FormRecord;
  /** What the choices may name. */
  facts: Record<string, string>;
}

/** What somebody answered, as the office reads it. */
export function FormAnswers({ record: { kind, answers }, facts }: FormAnswersProps) {
  const today = dayInLusaka(new Date());
  const asked = answersAtSchool(kind);
  return (
    <dl className="record-facts asked">
      {questionsAsked(kind, answers).map((question) => {
        const words = answerInWords(question, answers, facts, today);
        return (
          <Fragment key={question.name}>
            <dt>{asked[question.name]?.label ?? question.label}</dt>
            <dd>
              {question.kind === 'tel' && words ? (
                <a href={telephoneLink(words)}>{words}</a>
              ) : (
                <AsTyped>{words || 'Not given'}</AsTyped>
              )}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

/** How to answer somebody whom no mail reaches. */
export function NoMail({ email = '', phone = '' }: FormRecord['answers']) {
  return (
    <p className="note">
      {email
        ? 'No mail can be sent to the address that was typed: '
        : 'They gave no email address: '}
      please call <a href={telephoneLink(phone)}>{phone}</a>.
    </p>
  );
}
