import type { ReactNode } from 'react';
import { PeopleToCall } from '#desk/family/people-to-call.tsx';
import { saidInWords } from '../../barred/barred-words.ts';
import { guardianNumbers } from '../../guardians/which-guardian.ts';
import type { DeskRecord } from '../desk-record.ts';

interface FamilyOfChildProps {
  record: DeskRecord;
  /** Who else belongs to it. */
  children: ReactNode;
}

/** Whom to call about the child. Nothing leads to somebody who is told nothing. */
export function FamilyOfChild({ record, children }: FamilyOfChildProps) {
  const { answers, people } = record;
  const guardians = guardianNumbers.map((number) => {
    const verdict = people.find(({ who }) => who.is === 'guardian' && who.guardian === number);
    const isBarred = verdict?.mayKnow === 'nothing' && saidInWords(verdict);
    return {
      name: `${answers[`parent${number}FirstName`]} ${answers[`parent${number}LastName`]}`.trim(),
      relationships: [answers[`parent${number}Relationship`]].filter(Boolean),
      phones: isBarred ? [] : [answers[`parent${number}Phone`]].filter(Boolean),
      emails: isBarred ? [] : [answers[`parent${number}Email`]].filter(Boolean),
      isBarred: isBarred || undefined,
    };
  });
  const emergency = {
    name: answers.emergencyContactName,
    relationships: [`In an emergency: ${answers.emergencyContactRelationship}`],
    phones: [answers.emergencyContactPhone].filter(Boolean),
    emails: [],
  };
  const named = [...guardians, emergency].filter(
    ({ name, phones, emails }) => name || phones.length > 0 || emails.length > 0,
  );
  return (
    <section aria-labelledby="family-title">
      <div className="ruled">
        <h2 id="family-title">Family</h2>
      </div>
      <PeopleToCall people={named} />
      {children}
    </section>
  );
}
