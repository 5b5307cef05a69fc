import { useState } from 'react';
import { ConfirmFactor } from '#features/accounts/components/second-factor/confirm-factor.tsx';
import { ContentState } from '#features/publishing/components/content-state.tsx';
import { GuardedFacts } from '#features/publishing/components/guarded-facts.tsx';
import { PartForm } from '#features/publishing/components/part-form.tsx';
import { WaitingChangeNote } from '#features/publishing/components/waiting-change.tsx';
import {
  FACTOR_FIELD,
  NO_FACTOR_FIELD,
  ONLY_ADMINISTRATORS,
} from '#features/publishing/guarded/guarded-words.ts';
import { contentParts } from '#features/publishing/parts.ts';
import { usePartDraft } from '#features/publishing/use-part-draft.ts';
import type { Takes } from '#requests/address.ts';
import type { ChangeRefusal } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { contentPartAt } from '../../api/staff-addresses.ts';
import type { PartScreenProps } from './content-part.tsx';
import { PartPage } from './part-page.tsx';

type AskedChange = Takes<typeof contentPartAt>;

const wantsFactor = ({ errors }: ChangeRefusal) =>
  errors.some(({ field }) => field === FACTOR_FIELD || field === NO_FACTOR_FIELD);

/** A part that says where mail or money go: administrators ask for a change, everybody else reads. */
export function GuardedScreen({ draftKey, name, loaded }: PartScreenProps) {
  const part = contentParts[name];
  const draft = usePartDraft(draftKey, part, loaded);
  const { send, isBusy, refusal } = useServerChange(contentPartAt, wantsFactor);
  /** What was refused for want of a second factor, to be asked for again. */
  const [asked, setAsked] = useState<AskedChange>();
  const [previewed, setPreviewed] = useState<object>();
  const { waiting, mayChange } = loaded;
  const isOpen = mayChange && !waiting;
  const missing = asked && !isBusy && refusal && wantsFactor(refusal) ? refusal : undefined;

  function ask(change: AskedChange) {
    if (isBusy) return;
    setAsked(change);
    const said = { title: 'Asked for', text: 'It takes effect in 24 hours, unless it is stopped.' };
    send(change, said, () => {
      setAsked(undefined);
      setPreviewed(undefined);
      draft.discard();
    });
  }

  return (
    <PartPage
      name={name}
      loaded={loaded}
      isBusy={isBusy}
      onRestore={
        isOpen ? (to) => ask({ change: 'restore', version: loaded.version, to }) : undefined
      }
      value={draft.value}
      previewed={previewed}
      onPreviewClosed={() => setPreviewed(undefined)}
      above={
        <>
          {waiting && (
            <WaitingChangeNote
              waiting={waiting}
              isBusy={isBusy}
              onTakeBack={
                mayChange
                  ? () =>
                      send(
                        { change: 'takeBack', id: waiting.id },
                        { title: 'Taken back', text: 'Nothing has changed.' },
                      )
                  : undefined
              }
            />
          )}
          {isOpen && (
            <ContentState
              page={part.page}
              done={undefined}
              isChanged={draft.isChanged}
              meanwhile={draft.meanwhile}
              by={loaded.versions[0]}
              isBusy={isBusy}
              onDiscard={() => {
                draft.discard();
                setPreviewed(undefined);
              }}
              onKeepMine={draft.keepMine}
            />
          )}
        </>
      }
    >
      {isOpen ? (
        <>
          <p>
            This says where the school’s mail and money go. A change takes effect 24 hours after you
            ask for it. The mailboxes that the school has now, and every administrator, get a mail
            with a link that stops it.
          </p>
          <PartForm
            part={part}
            draft={draft}
            button="Ask for this change"
            isBusy={isBusy}
            onSend={() => ask({ change: 'publish', version: draft.version, value: draft.value })}
            onPreview={setPreviewed}
          />
          {missing && (
            <ConfirmFactor
              isSetUp={missing.errors[0]?.field === FACTOR_FIELD}
              next={`/staff/content/${name}`}
              onDone={() => asked && ask(asked)}
            />
          )}
        </>
      ) : (
        <>
          <p>
            {mayChange
              ? 'This is what visitors see now. To ask for another change, take back the one that is waiting.'
              : ONLY_ADMINISTRATORS}
          </p>
          <GuardedFacts part={part} value={loaded.value} />
        </>
      )}
    </PartPage>
  );
}
