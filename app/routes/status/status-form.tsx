import type { StatusProof } from '#features/submissions/at-school.server.ts';
import { referencePrefixes } from '#features/submissions/kinds.ts';
import { CONTACT_MATCH_LABEL, CONTACT_MATCH_MISSING } from '#lib/text/contact-match.ts';
import { mistakeInReference } from '#lib/text/reference.ts';
import { InputField } from '#ui/fields/input-field.tsx';

/** The one question of the second step. The names stand in bookmarks and programs. */
export const proofQuestions = {
  studentDOB: {
    label: 'The child’s date of birth',
    hint: 'As you gave it in the application.',
    missing: 'Enter the child’s date of birth',
    inWords: 'the date of birth',
    control: { type: 'date', className: 'date', autoComplete: 'off' },
  },
  email: {
    label: 'Your Email Address',
    hint: 'The one that you gave in your application.',
    missing: 'Enter your email address',
    inWords: 'the email address',
    control: { type: 'email', autoComplete: 'email', spellCheck: false },
  },
  proof: {
    label: CONTACT_MATCH_LABEL,
    hint: 'As you gave them when you wrote to us.',
    missing: CONTACT_MATCH_MISSING,
    inWords: 'the phone number or email address',
    control: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const satisfies Record<StatusProof, object>;

export function isStatusProof(text: string): text is StatusProof {
  return Object.hasOwn(proofQuestions, text);
}

export interface StatusQuestion {
  reference: string;
  /** Once the reference has told what it calls for. */
  proof?: { name: StatusProof; answer: string };
}

interface StatusFormProps {
  asked: StatusQuestion;
  errors: { field: string; message: string }[];
  /** Nothing was refused, so the focus belongs to the form. */
  isFirst: boolean;
}

/**
 * The reference, then the one answer that it calls for. The reference stays a field in the second step, so that one of
 * another child is put right where it stands.
 */
export function StatusForm({ asked: { reference, proof }, errors, isFirst }: StatusFormProps) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const question = proof && proofQuestions[proof.name];
  return (
    <form method="post" noValidate>
      <InputField
        id="reference"
        label="Reference"
        hint="It looks like EN-7KQ4-M2XD. It was on the screen and in our mail after you applied. Small letters and missing dashes are fine."
        error={errorOf('reference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={reference}
      />
      {question && (
        <InputField
          id={proof.name}
          label={question.label}
          hint={question.hint}
          error={errorOf(proof.name)}
          {...question.control}
          // The page came to ask for this, and no script can move the focus.
          autoFocus={isFirst && reference !== ''}
          defaultValue={proof.answer}
        />
      )}
      <button className="btn" type="submit">
        {question ? 'Show the status' : 'Continue'}
      </button>
    </form>
  );
}

const AGAIN = 'Please compare it with our mail or your paper, letter by letter.';

/** What to say of a text that is the reference of nothing that has a status. */
export function referenceError(typed: string): string {
  const mistake = mistakeInReference(typed, referencePrefixes);
  switch (mistake?.kind) {
    case 'missing':
      return 'Enter the reference';
    case 'prefix':
      return `A reference begins with two letters, such as EN, JA or MP. ${AGAIN}`;
    case 'strange': {
      const named = mistake.characters.map((one) => `“${one}”`).join(' and ');
      const verb = mistake.characters.length === 1 ? 'is' : 'are';
      return `After the first two letters, ${named} ${verb} in none of our references. ${AGAIN}`;
    }
    case 'tooShort':
      return `After the first two letters come eight letters and numbers. One or more are missing here. ${AGAIN}`;
    case 'tooLong':
      return `After the first two letters come eight letters and numbers. There are too many here. ${AGAIN}`;
    case 'check':
      return `There is a typing mistake in this reference. ${AGAIN}`;
    case undefined:
      return 'A reference with CM belongs to a message. A message has no status to look up: please call us if you wait for our answer.';
  }
}
