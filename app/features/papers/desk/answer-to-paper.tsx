import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import type { PaperAtDesk } from '../list-papers.server.ts';
import { WORDS_LIMIT } from '../paper-status.ts';
import type { AskedOfPaper } from './paper-at.ts';

interface AnswerToPaperProps {
  reference: string;
  paper: Pick<PaperAtDesk, 'id' | 'label' | 'status' | 'picture'>;
  /** The application has come to nothing: nobody is asked for anything. */
  isOver: boolean;
  /** Of what stays on the screen once it is answered. */
  change: ServerChange<AskedOfPaper>;
  /** Runs once it is answered. */
  onDone?(): void;
}

/** What the office says of a paper, and what takes it back. */
export function AnswerToPaper(props: AnswerToPaperProps) {
  const { reference, paper, isOver, change, onDone } = props;
  const { id, label, status, picture } = paper;
  const bodyOf = (said: Pick<AskedOfPaper, 'way' | 'words'>): AskedOfPaper => ({
    change: 'paper',
    paper: id,
    pictureId: picture?.id ?? null,
    ...said,
  });
  const about = <span className="visually-hidden">: {label}</span>;
  if (picture?.goesAt) {
    return (
      <SendButton
        className="btn sm line"
        change={change}
        body={bodyOf({ way: 'notSeen' })}
        said={{ title: 'Taken back', text: `The photograph of ${label} waits again.` }}
      >
        Take it back{about}
      </SendButton>
    );
  }
  if (status === 'seen') {
    return (
      <AskToSend
        trigger="Take the tick back"
        triggerAbout={`: ${label}`}
        triggerClass="btn sm line"
        title={`Take the tick back from ${label}?`}
        confirm="Take it back"
        change={change}
        body={bodyOf({ way: 'notSeen' })}
        said={{
          title: 'The tick is taken back',
          text: 'A photograph that was ticked is deleted and does not come back. Ask the family for it again if you need it.',
        }}
      >
        <p>The paper counts as not seen. A photograph of it is gone and does not come back.</p>
      </AskToSend>
    );
  }
  return (
    <>
      <SendButton
        className={picture ? 'btn sm' : 'btn sm line'}
        change={change}
        body={bodyOf({ way: 'seen' })}
        said={{
          title: 'Seen',
          text: `${label} is ticked.${picture ? ' The photograph is deleted in ten minutes.' : ''}`,
        }}
        onDone={() => onDone?.()}
      >
        Seen{about}
      </SendButton>
      {picture && (
        <AskToSend
          trigger="Cannot be read"
          triggerAbout={`: ${label}`}
          triggerClass="btn sm line"
          title={isOver ? `${label} cannot be read?` : `Ask for a better photograph of ${label}?`}
          confirm={isOver ? 'Cannot be read' : 'Ask for a better one'}
          keepAs={`${reference} paper ${id}`}
          change={change}
          body={(typed) => bodyOf({ way: 'unreadable', words: String(typed.get('words') ?? '') })}
          said={{
            title: isOver ? 'Cannot be read' : 'Asked',
            text: `${isOver ? 'The family is asked for nothing' : 'The family reads it in the portal and at /status'}. You can take this back for ${UNDO_MINUTES} minutes.`,
          }}
          {...(onDone && { onDone })}
        >
          {isOver ? (
            <p>
              The application has come to nothing, so the family is asked for nothing and gets no
              mail. In ten minutes this photograph is deleted.
            </p>
          ) : (
            <>
              <p>
                The family reads in the portal and at /status what you write here. In ten minutes
                this photograph is deleted, and every parent or guardian with an address gets a mail
                with a link; call those who have none. After a week one reminder goes.
              </p>
              <TextField
                id={`words-${id}`}
                label="What the family should do better"
                hint="Such as: The left side is dark. Please photograph it near a window."
                error={change.refusal?.errors.find(({ field }) => field === 'words')?.message}
                name="words"
                rows={3}
                maxLength={WORDS_LIMIT}
              />
            </>
          )}
        </AskToSend>
      )}
    </>
  );
}
