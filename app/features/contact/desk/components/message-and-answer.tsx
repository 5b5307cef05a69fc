import { TurnOfRecord } from '#desk/cases/turns/turn-at-desk.tsx';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { canReach } from '#desk/record/record-status.ts';
import { ReplyForm } from '#desk/record/reply-form.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { Conversation } from '../../components/conversation.tsx';
import { messageStatuses, replyDraft, replySubject, withWhatCame } from '../../message-status.ts';
import { type MessageRecord, messagesAt } from '../messages-at.ts';

interface MessageAndAnswerProps {
  record: MessageRecord;
  schoolName: string;
}

/** What was written last, the answer open below it, and behind a line all that was said before. */
export function MessageAndAnswer({ record, schoolName }: MessageAndAnswerProps) {
  const { name, message, subject, reference, version, about, turns, turn, submittedAt } = record;
  const { enteredBy, status } = record;
  const change = useServerChange(messagesAt.record);
  const now = new Date();
  const at = turns.findLastIndex(({ side }) => side === 'family');
  const last = turns[at];
  const answered = turns.slice(at + 1);
  const before = turns.slice(0, Math.max(0, at));
  const isFirstBefore = last !== undefined && message !== '';
  const earlier = before.length + Number(isFirstBefore);
  const words = last?.words ?? message;
  const came = enteredBy && !last ? 'You called us about this' : 'You wrote';
  return (
    <>
      <article className="came" aria-label="The message">
        <TurnOfRecord turn={turn} now={now} />
        {words && (
          <>
            <AsTyped>{words}</AsTyped>
            <p className="small muted">
              {last?.author ?? name}, {shortInstant(last?.at ?? submittedAt, now)}
            </p>
          </>
        )}
      </article>
      {answered.map(({ id, at: saidAt, author, words: answer }) => (
        <article key={id} className="came ours" aria-label="Our answer">
          <AsTyped>{answer}</AsTyped>
          <p className="small muted">
            <StaffName of={author} />, {shortInstant(saidAt, now)}
          </p>
        </article>
      ))}
      {record.isAnswerable ? (
        <ReplyForm
          label={about ? 'Your answer to the family' : `Your answer to ${name}`}
          confirm="Send the answer"
          done="Reply sent"
          keepAs={`${reference} reply ${turns.length}`}
          at={messagesAt.record}
          changeWith={(letter) => ({ change: 'reply', version, letter })}
          subject={replySubject(subject, letterLimits.subject)}
          readyTexts={record.readyTexts}
          draft={about ? '' : replyDraft({ name, school: schoolName })}
          {...(!about && { textOf: (typed: string) => withWhatCame(typed, words, came) })}
        >
          {about
            ? 'A mail goes to every parent or guardian who has an address. It holds none of this text: its link opens a page where the family reads it and answers. They find it in the parent portal as well.'
            : 'It goes by mail, with what they said below it.'}
        </ReplyForm>
      ) : (
        <div className="note">
          <p>
            {record.email || !enteredBy
              ? 'No mail can be sent to the address that was typed.'
              : 'There is no email address: answer by phone.'}
          </p>
          {canReach(messageStatuses, status, 'answered') && (
            <SendButton
              className="btn sm"
              change={change}
              body={{ change: 'status', version, to: 'answered' }}
              said={{ title: 'Answered', text: 'You can change it again here.' }}
            >
              {messageStatuses.answered.move}
            </SendButton>
          )}
        </div>
      )}
      {earlier > 0 && (
        <Fold
          id="earlier-title"
          title={earlier === 1 ? '1 earlier message' : `${earlier} earlier messages`}
        >
          {isFirstBefore && (
            <div className="said family">
              <p className="small muted">
                {name}, {shortInstant(submittedAt, now)}
              </p>
              <AsTyped>{message}</AsTyped>
            </div>
          )}
          <Conversation turns={before} />
        </Fold>
      )}
    </>
  );
}
