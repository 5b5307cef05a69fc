import type { ReactNode } from 'react';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { NoticeFromServer } from '#ui/notice.tsx';
import type { Notice } from '#ui/notify.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { FORM_SENT } from '../form/notices.ts';
import type { PostedForm } from '../form/posted-form.ts';
import type { FormPage } from '../form-texts.ts';

interface ParentFormPageProps {
  page: FormPage;
  posted: PostedForm | undefined;
  /** The form itself, an island. */
  sheet: ReactNode;
  /** Beside the form: what to know before. */
  children: ReactNode;
}

/** The whole screen of a short form. */
export function ParentFormPage({ page, posted, sheet, children }: ParentFormPageProps) {
  const { title, lead, picture, words } = page;
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
            {sheet}
            <ClearDevice />
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
