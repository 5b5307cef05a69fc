import { NoticeFromServer } from '#ui/notice.tsx';
import { formDraftKey, formListKey } from '../device/form-keys.ts';
import { noticeOf, type PostedForm } from '../posted-form.ts';
import type { AnyForm } from '../short-form.ts';
import { PostedEarly } from './early-form.tsx';

interface AnswerFromServerProps {
  form: AnyForm;
  slug: string;
  posted: PostedForm | undefined;
}

/** Above a short form on the page that answers it, outside its island: what is said, and what the device keeps of it. */
export function AnswerFromServer({ form, slug, posted }: AnswerFromServerProps) {
  return (
    <>
      <NoticeFromServer notice={noticeOf(form, posted)} />
      {posted && 'reference' in posted && (
        <PostedEarly
          draft={formDraftKey(form, slug)}
          sent={{ list: formListKey(form, slug), ...posted }}
        />
      )}
    </>
  );
}
