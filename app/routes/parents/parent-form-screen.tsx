import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import type { loader } from '#app/root.tsx';
import { formOfKind, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { ParentFormPage } from '#features/parent-forms/components/parent-form-page.tsx';
import { ParentFormSheet } from '#features/parent-forms/components/parent-form-sheet.tsx';

type Page = ComponentProps<typeof ParentFormPage>;

interface ParentFormScreenProps extends Pick<Page, 'page' | 'posted' | 'children'> {
  kind: ParentFormKind;
}

/** The screen of a short form, with the form as its island. */
export function ParentFormScreen({ kind, page, posted, children }: ParentFormScreenProps) {
  const slug = useRouteLoaderData<typeof loader>('root')?.school.slug ?? '';
  const { words, facts, today } = page;
  const sheet = (
    <Island
      name="parentForm"
      component={ParentFormSheet}
      props={{ kind, slug, words, facts, today, posted }}
    />
  );
  return (
    <ParentFormPage form={formOfKind(kind)} {...{ slug, page, posted, sheet }}>
      {children}
    </ParentFormPage>
  );
}
