import { type ReactNode, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { School } from '#features/content/schemas.ts';
import { ClearDevice } from '#ui/clear-device.tsx';
import { NoticeFromServer } from '#ui/notice.tsx';
import type { Notice } from '#ui/notify.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FormPage } from '../form-texts.ts';
import { FORM_SENT } from '../notices.ts';
import type { ParentForm } from '../parent-form.ts';
import type { PostedForm } from '../posted-form.ts';
import { ParentFormSheet } from './parent-form-sheet.tsx';

interface ParentFormPageProps {
  form: ParentForm;
  page: FormPage;
  posted: PostedForm | undefined;
  /** Beside the form: what to know before. */
  children: ReactNode;
}

/** The whole screen of a short form. */
export function ParentFormPage({ form, page, posted, children }: ParentFormPageProps) {
  const { school } = useRouteLoaderData('root') as { school: School };
  const [clearings, setClearings] = useState(0);
  const { title, lead, picture, words, facts, today } = page;
  return (
    <>
      <NoticeFromServer notice={noticeOf(posted)} />
      <PageHead
        title={title}
        lead={lead}
        {...(picture ? { picture: <Picture name={picture} isFirst /> } : { cloth: 'ngoma' })}
      />
      <section className="sec">
        <div className="wrap form-page">
          <aside>{children}</aside>
          <div className="panel">
            <h2>{words.heading}</h2>
            <ParentFormSheet
              key={clearings}
              form={form}
              slug={school.slug}
              words={words}
              facts={facts}
              today={today}
              posted={posted}
            />
            <ClearDevice slug={school.slug} onCleared={() => setClearings(clearings + 1)} />
          </div>
        </div>
      </section>
    </>
  );
}

function noticeOf(posted: PostedForm | undefined): Notice | undefined {
  if (!posted) return undefined;
  if ('reference' in posted) return FORM_SENT;
  return { title: posted.refusal.title, text: posted.refusal.detail, isDestructive: true };
}
