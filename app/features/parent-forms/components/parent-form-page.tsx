import type { ReactNode } from 'react';
import { AnswerFromServer } from '#forms/components/answer-from-server.tsx';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import type { ShortForm } from '#forms/short-form.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FormPage } from '../form-texts.ts';

interface ParentFormPageProps {
  form: ShortForm;
  slug: string;
  page: FormPage;
  posted: PostedForm | undefined;
  /** The form itself, an island. */
  sheet: ReactNode;
  /** Beside the form, where its note is not all there is to know before. */
  children?: ReactNode;
}

/** The whole screen of a short form. */
export function ParentFormPage({ form, slug, page, posted, sheet, children }: ParentFormPageProps) {
  const { title, lead, picture, note, words } = page;
  return (
    <>
      <AnswerFromServer form={form} slug={slug} posted={posted} />
      <PageHead
        title={title}
        lead={lead}
        {...(picture ? { picture: <Picture name={picture} isFirst /> } : { cloth: 'ngoma' })}
      />
      <section className="section">
        <div className="wrap form-page">
          {(note || children) && (
            <aside>
              {note && (
                <section className="note" aria-labelledby="note">
                  <h2 id="note">{note.heading}</h2>
                  <Sentences text={note.text} />
                </section>
              )}
              {children}
            </aside>
          )}
          <div className="panel">
            <h2>{words.heading}</h2>
            {sheet}
            <ClearDevice />
          </div>
        </div>
      </section>
    </>
  );
}

function Sentences({ text }: { text: string[] }) {
  if (text.length === 1) return <p>{text[0]}</p>;
  return (
    <ul>
      {text.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
