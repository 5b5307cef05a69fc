import { useEffect, useRef, useState } from 'react';
import type { FamilySays } from '../paper-status.ts';
import type { PaperCardProps } from './paper-card.tsx';

/** Takes what a browser without a script posts. */
const ADDRESS = '/status/papers';

type Part = Pick<PaperCardProps, 'paper' | 'pass' | 'isReady' | 'isBusy' | 'onChoose'>;

/** One way that needs no file: posted, or said by the script. */
function Choice({
  way,
  className,
  children,
  ...part
}: Part & { way: FamilySays | 'takeBack'; className: string; children: string }) {
  const { paper, pass, isReady, isBusy, onChoose } = part;
  return (
    <form method="post" action={ADDRESS}>
      <Known pass={pass} id={paper.id} />
      <button
        type="submit"
        className={className}
        name="way"
        value={way}
        aria-disabled={isBusy}
        onClick={(event) => {
          if (!isReady) return;
          event.preventDefault();
          if (!isBusy) onChoose(way);
        }}
      >
        {children}
        <Of label={paper.label} />
      </button>
    </form>
  );
}

/** Takes back what was said or sent of a paper. */
export function SaidAgain({ children, ...part }: Part & { children: string }) {
  return (
    <Choice {...part} way="takeBack" className="btn line sm">
      {children}
    </Choice>
  );
}

/** The three ways in which a paper comes. */
export function PaperChoices(props: PaperCardProps & { problemId: string | undefined }) {
  const { paper, pass, photographs, isReady, problemId } = props;
  const { id, label, status } = paper;
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) void photographs.take(id, file).then(() => setChosen((before) => before + 1));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script was there
  useEffect(() => take(input.current?.files?.[0]), []);
  const verb = status === 'unreadable' ? 'Photograph it again' : 'Photograph it';
  return (
    <div className="ways">
      <form method="post" action={ADDRESS} encType="multipart/form-data">
        <Known pass={pass} id={id} />
        <label className={isReady ? 'btn photograph' : 'plain'}>
          <span>
            {photographs.busy === id ? 'Making it small...' : verb}
            <Of label={label} />
            {!isReady && <span className="optional"> (JPEG, PNG or WebP, at most 5 MB)</span>}
          </span>
          <input
            // The same photograph may be chosen again.
            key={chosen}
            ref={input}
            type="file"
            name="photograph"
            accept={isReady ? 'image/*' : 'image/jpeg,image/png,image/webp'}
            disabled={photographs.busy !== undefined}
            {...(problemId && { 'aria-invalid': true, 'aria-describedby': problemId })}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
            }}
          />
        </label>
        {!isReady && (
          <button type="submit" className="btn">
            Send the photograph
            <Of label={label} />
          </button>
        )}
      </form>
      <Choice {...props} way="bring" className="btn line">
        I will bring it
      </Choice>
      {status !== 'notYet' && (
        <Choice {...props} way="notYet" className="btn line">
          I do not have it yet
        </Choice>
      )}
    </div>
  );
}

const Of = ({ label }: { label: string }) => <span className="visually-hidden">: {label}</span>;

function Known({ pass, id }: { pass: string; id: string }) {
  return (
    <>
      <input type="hidden" name="pass" value={pass} />
      <input type="hidden" name="paper" value={id} />
    </>
  );
}
