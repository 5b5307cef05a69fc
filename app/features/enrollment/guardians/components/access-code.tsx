import { useState } from 'react';
import { Link } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { linksAt } from '../guardian-at.ts';

const ADDED = {
  title: 'Application added',
  text: 'You can see it here from now on.',
};

/** Takes an access code, and says how to get one. */
export function AccessCode({ school, isFirst }: { school: School; isFirst: boolean }) {
  const { send, isBusy, refusal } = useServerChange(linksAt);
  const [code, setCode] = useState('');
  const summary = useErrorArrival(refusal);
  return (
    <section aria-labelledby="add">
      <h2 id="add">{isFirst ? 'Add your application' : 'Add another application'}</h2>
      {refusal && <ErrorSummary ref={summary} detail={refusal.detail} errors={refusal.errors} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ code }, ADDED, () => setCode(''));
        }}
      >
        <InputField
          id="code"
          label="Access code"
          hint="12 letters and numbers, as in the mail from the school. You can leave out dashes and spaces."
          error={refusal?.errors.find(({ field }) => field === 'code')?.message}
          className="access-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {isBusy ? 'Adding...' : 'Add application'}
        </button>
      </form>
      <details className="accordion">
        <summary>I do not have an access code</summary>
        <p>
          Only the school gives access codes. Call{' '}
          <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a> or write to{' '}
          <a href={`mailto:${school.admissionsEmail}`}>{school.admissionsEmail}</a>, and have your
          reference ready. Only one person can use a code, within 90 days. Each parent needs a code.
        </p>
        <p>
          You do not need a code to{' '}
          <Link to="/status" reloadDocument>
            check the status
          </Link>
          .
        </p>
      </details>
    </section>
  );
}
