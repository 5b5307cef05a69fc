import { StaffName, useIsOwn } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import type { VersionEntry } from '../versions.server.ts';

export type ContentDone = 'published' | 'undone' | 'restored';

const doneWords: Record<ContentDone, string> = {
  published: 'Published.',
  undone: 'Undone: the version before is back.',
  restored: 'The earlier version is back.',
};

interface ContentStateProps {
  page: string;
  done: ContentDone | undefined;
  isChanged: boolean;
  /** What was published since this was begun. */
  meanwhile: string[] | undefined;
  /** The newest version. */
  by: VersionEntry | undefined;
  isBusy: boolean;
  /** Left out where nothing is done at once. */
  onUndo?: () => void;
  onDiscard(): void;
  onKeepMine(): void;
}

/** Where the part stands: just published, changed here, or published meanwhile. */
export function ContentState(props: ContentStateProps) {
  const { page, done, isChanged, meanwhile, by, isBusy } = props;
  const isOwn = useIsOwn()(by?.staffEmail);
  return (
    <>
      <div role="status">
        {done && (
          <p className="note row">
            <span>
              {doneWords[done]} <a href={page}>See the page</a>
            </span>
            <SmallButton aria-disabled={isBusy} onClick={props.onUndo}>
              Undo
            </SmallButton>
          </p>
        )}
      </div>
      {isChanged && !meanwhile && (
        <div className="note row">
          <span>You have changes here that visitors do not see yet. This device keeps them.</span>
          <Discard {...props} />
        </div>
      )}
      {meanwhile && (
        <section className="note" aria-labelledby="meanwhile">
          <h2 id="meanwhile">{isOwn ? 'You changed this before' : 'Somebody else changed this'}</h2>
          <p>
            {by && (
              <>
                {isOwn ? (
                  'You have'
                ) : (
                  <>
                    <StaffName of={by.staffEmail} /> has
                  </>
                )}{' '}
                published this ({shortInstant(by.at, new Date())}).
              </>
            )}{' '}
            What you typed is still here.{' '}
            {meanwhile.length > 0 ? 'What changed:' : 'It reads again as it did when you began.'}
          </p>
          {meanwhile.length > 0 && (
            <ul>
              {meanwhile.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <div className="row">
            <button type="button" className="btn line" onClick={props.onKeepMine}>
              Keep mine, to publish over it
            </button>
            <Discard {...props} />
          </div>
        </section>
      )}
    </>
  );
}

function Discard({ isBusy, onDiscard }: ContentStateProps) {
  return (
    <AskFirst
      trigger="Discard my changes"
      triggerClass="btn danger line sm"
      isDestructive
      title="Discard your changes?"
      confirm="Discard"
      isBusy={isBusy}
      onConfirm={(_form, close) => {
        close();
        onDiscard();
      }}
    >
      <p>The form shows again what visitors see. This cannot be undone.</p>
    </AskFirst>
  );
}
