import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { besideByNumber } from '#desk/list/pages-beside.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { RecordHistory } from '#desk/record/record-history.tsx';
import { RecordWay } from '#desk/record/record-way.tsx';
import { WrittenText } from '#desk/record/written-text.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import type { FormList, FormRecord } from '#features/parent-forms/desk/desk-queries.server.ts';
import { getState } from '#features/parent-forms/kinds/form-states.ts';
import { kindNames } from '#features/parent-forms/parent-forms.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import { PrintLink } from '#ui/print-link.tsx';
import type { Route } from './+types/parent-form.ts';
import { historyInWords } from './parts/act-in-words.ts';
import { FormAnswers, NoMail } from './parts/form-answers.tsx';
import { FormMoves } from './parts/form-moves.tsx';
import { PaymentFacts } from './parts/payment-facts.tsx';

interface Shown extends FormRecord {
  fees: { perPersonKwacha: number; perFamilyKwacha: number };
}

const apiOf = (reference: string) => `/api/staff/parent-forms/${encodeURIComponent(reference)}`;

const beside = besideByNumber((search) => askServer<FormList>(`/api/staff/parent-forms${search}`));

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return askServer<Shown>(apiOf(params.reference), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return sendChange(apiOf(params.reference), request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export function meta({ params, ...args }: Route.MetaArgs) {
  return privateMeta(args, params.reference);
}

export default function ParentForm({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { kind, reference, fees } = record;
  const now = new Date();
  const state = getState(kind, record.state);
  const facts = {
    ptaPerPerson: writtenKwacha(fees.perPersonKwacha),
    ptaPerFamily: writtenKwacha(fees.perFamilyKwacha),
  };
  return (
    <DeskPage
      title={record.name}
      action={
        <PrintLink className="btn line" href="#main">
          Print
        </PrintLink>
      }
    >
      <RecordWay list="/staff/parents" reference={reference} beside={beside} isOfFamily>
        All forms
      </RecordWay>
      <div className="record">
        <div>
          <section>
            <dl className="record-facts">
              <dt>Status</dt>
              <dd>
                <StatusBadge shape={state.shape}>{state.name}</StatusBadge>
              </dd>
              <dt>Form</dt>
              <dd>{kindNames[kind]}</dd>
              <dt>Reference</dt>
              <dd>{reference}</dd>
              <dt>Received</dt>
              <dd>{writtenInstant(record.submittedAt, now)}</dd>
              {record.payment && <PaymentFacts payment={record.payment} />}
            </dl>
          </section>
          <section>
            <h2>Answers</h2>
            <FormAnswers record={record} facts={facts} />
          </section>
          {record.letters.map((letter) => (
            <section key={letter.id}>
              <h2>{letter.subject}</h2>
              <p className="small muted">
                <StaffName of={letter.staffEmail} />, {writtenInstant(letter.at, now)}
              </p>
              <WrittenText>{letter.words}</WrittenText>
            </section>
          ))}
          {!record.isAnswerable && <NoMail {...record.answers} />}
          <FormMoves record={record} fees={fees} school={school} />
        </div>
        <RecordHistory
          entries={[
            ...historyInWords(record.reference, record.history),
            { at: record.submittedAt, staffEmail: '', words: 'Form received' },
          ]}
        />
      </div>
    </DeskPage>
  );
}
