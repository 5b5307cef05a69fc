import { useState } from 'react';
import { useNavigate } from 'react-router';
import { capitalized } from '#lib/text/capitalized.ts';
import type { Address } from '#requests/address.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { forgetTextsAbout } from '#requests/kept-text.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { HeldInShort } from '../desk-requests.server.ts';
import type { AskedToErase } from '../erasure/erase-schema.ts';
import { type Scope, searchOf } from '../erasure/scope.ts';

interface HeldDataProps {
  held: HeldInShort;
  /** Of what it is the list. */
  scope: Scope;
  /** What may belong to the family and is to be counted to it: the list follows. */
  ticked: readonly string[];
  onTick(ticked: readonly string[]): void;
  /** Whether two guardians may stand on what the reference is of. */
  isApplication: boolean;
  /** The child that a reference is about. */
  nameOf(reference: string): string | undefined;
  /** Where it is erased. */
  at: Address<{ takes: AskedToErase }>;
  change: ServerChange<AskedToErase>;
}

/** Whom the office hands the copy to: the address and the number of the other are not in it. */
const receivers = {
  '1': 'Parent/Guardian 1, without the other’s address and number',
  '2': 'Parent/Guardian 2, without the other’s address and number',
  office: 'The office, with everything',
} as const;

/** All that is held, by what it is held under; to take along, or to erase after being asked twice. */
export function HeldData({
  held: { reference, held, kept, mayBelong },
  scope: { of, also },
  ticked,
  onTick,
  isApplication,
  nameOf,
  at,
  change,
}: HeldDataProps) {
  const { send, isBusy, refusal } = change.to(at);
  const { errorOf, look } = useFieldErrors(refusal);
  const [again, setAgain] = useState('');
  const [receiver, setReceiver] = useState<keyof typeof receivers>('1');
  const navigate = useNavigate();
  const copy = `${at.path}/copy?${searchOf({ of, also })}&for=${receiver}`;
  const subjects = held.map(({ subject }) => subject);
  const list = (
    <dl className="record-facts held">
      {held.map(({ subject, kinds, files }) => (
        <div key={subject}>
          <dt>
            <UnbrokenText text={[nameOf(subject), subject].filter(Boolean).join(', ')} />
          </dt>
          <dd>
            {kinds.map(({ kind, rows }) => `${rows} × ${nameOfKind(kind)}`).join(', ')}
            {files > 0 && `, ${files} × File`}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="panel">
      {mayBelong.length > 0 && (
        <MayBelongTicks mayBelong={mayBelong} ticked={ticked} onTick={onTick} />
      )}
      {list}
      {kept.length > 0 && <KeptAddresses kept={kept} />}
      {isApplication && (
        <SelectField
          id="for"
          label="The copy is for"
          value={receiver}
          onChange={({ target }) => setReceiver(target.value as typeof receiver)}
        >
          <Options of={receivers} />
        </SelectField>
      )}
      <div className="row">
        <SaveFileButton address={`${copy}&as=page`} name={`${reference}.html`}>
          Download to read
        </SaveFileButton>
        <SaveFileButton address={copy} name={`${reference}.json`}>
          Download as a file for a computer program
        </SaveFileButton>
        <AskFirst
          trigger="Erase…"
          triggerClass="btn danger line"
          isDestructive
          title={
            of === 'family' && subjects.length > 1
              ? 'Erase the whole family?'
              : `Erase everything under ${reference}?`
          }
          confirm="Yes, erase it for good"
          isBusy={isBusy}
          refusal={refusal}
          onChange={look}
          onConfirm={(_form, close) => {
            const text = `We have nothing with the reference ${subjects.join(', ')} any more.`;
            send(
              { reference: again, of, also: [...also], subjects },
              { title: 'Erased', text },
              () => {
                close();
                for (const subject of subjects) forgetTextsAbout(subject);
                void navigate('/staff/families');
              },
            );
          }}
        >
          <p>This removes all of this. Nobody can bring it back.</p>
          {list}
          <InputField
            id="again"
            label={`To be sure, type the reference ${reference} once more`}
            error={errorOf('again')}
            autoComplete="off"
            value={again}
            onChange={({ target }) => setAgain(target.value)}
          />
        </AskFirst>
      </div>
    </div>
  );
}

function MayBelongTicks({
  mayBelong,
  ticked,
  onTick,
}: Pick<HeldDataProps, 'ticked' | 'onTick'> & Pick<HeldInShort, 'mayBelong'>) {
  return (
    <fieldset className="note">
      <legend>Does this belong to the family as well?</legend>
      <p>Tick what is theirs. What you do not tick stays as it is.</p>
      {mayBelong.map(({ reference, title, detail, reason }) => (
        <label key={reference} className="check" dir="auto">
          <input
            type="checkbox"
            className="checkbox"
            checked={ticked.includes(reference)}
            onChange={({ target: { checked } }) =>
              onTick(checked ? [...ticked, reference] : ticked.filter((one) => one !== reference))
            }
          />
          <span>
            {title}. {detail}, <UnbrokenText text={reference} />.{' '}
            <span className="small muted">{capitalized(reason)}.</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What an erasure leaves, and what else it stands in: of the family itself, of others, or of nobody knows whom. */
function KeptAddresses({ kept }: Pick<HeldInShort, 'kept'>) {
  return (
    <div className="small">
      <p>These addresses stay, because they stand in other records too:</p>
      <ul>
        {kept.map(({ address, has, more }) => (
          <li key={address} dir="auto">
            {address}: <UnbrokenText text={has.join(', ')} />
            {more > 0 && ` and ${more} more`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `enrollment-application` as `Enrollment application`; a kept answer is the receipt that the family was given. */
function nameOfKind(kind: string): string {
  return kind === 'kept-answer' ? 'Receipt' : capitalized(kind.replaceAll('-', ' '));
}
