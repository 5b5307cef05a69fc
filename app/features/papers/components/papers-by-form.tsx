import { FieldError } from '#ui/fields/field-error.tsx';
import { type Paper, wordsForFamily } from '../paper-status.ts';
import { AskedFor } from './asked-for.tsx';
import { PaperStatusWords } from './paper-status-words.tsx';

interface PapersByFormProps {
  pass: string;
  papers: Paper[];
  error?: { field: string; message: string } | undefined;
}

const ADDRESS = '/status/papers';

/** The papers of a child where no script runs: a form for each way. */
export function PapersByForm({ pass, papers, error }: PapersByFormProps) {
  return (
    <ul className="papers">
      {papers.map((paper) => (
        <li key={paper.id} className="card">
          <h2>{paper.label}</h2>
          <AskedFor paper={paper} />
          {paper.status ? (
            <p>
              <PaperStatusWords status={paper.status}>
                {wordsForFamily[paper.status]}
              </PaperStatusWords>
            </p>
          ) : (
            paper.hint && <p>{paper.hint}</p>
          )}
          {paper.words && <p dir="auto">“{paper.words}”</p>}
          {paper.status !== 'seen' && paper.status !== 'sent' && (
            <Ways
              pass={pass}
              paper={paper}
              message={error?.field === paper.id ? error.message : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Ways({
  pass,
  paper: { id, label, status },
  message,
}: {
  pass: string;
  paper: Paper;
  message: string | undefined;
}) {
  const known = (
    <>
      <input type="hidden" name="pass" value={pass} />
      <input type="hidden" name="paper" value={id} />
    </>
  );
  const of = <span className="visually-hidden">: {label}</span>;
  return (
    <div className="ways">
      <form method="post" action={ADDRESS} encType="multipart/form-data">
        {known}
        <div className={message ? 'field bad' : 'field'}>
          <label htmlFor={id}>
            Photograph{of} <span className="optional">(JPEG, PNG or WebP, at most 5 MB)</span>
          </label>
          {message && <FieldError id={`${id}-error`} message={message} />}
          <input
            type="file"
            id={id}
            name="photograph"
            accept="image/jpeg,image/png,image/webp"
            {...(message && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          />
        </div>
        <button type="submit" className="btn">
          Send the photograph{of}
        </button>
      </form>
      <form method="post" action={ADDRESS}>
        {known}
        <div className="row">
          {status !== 'bring' && (
            <button type="submit" className="btn line sm" name="way" value="bring">
              I will bring it{of}
            </button>
          )}
          {status !== 'notYet' && (
            <button type="submit" className="btn line sm" name="way" value="notYet">
              I do not have it yet{of}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
