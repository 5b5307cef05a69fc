import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskPage } from '#desk/desk-page.tsx';
import { PartHistory } from '#features/publishing/components/part-history.tsx';
import { contentParts } from '#features/publishing/parts.ts';
import { ContentPreview } from './content-preview.tsx';

interface PartPageProps
  extends Pick<ComponentProps<typeof ContentPreview>, 'name' | 'loaded'>,
    Pick<ComponentProps<typeof PartHistory>, 'isBusy' | 'onRestore'> {
  /** As it is typed now. */
  value: object;
  /** As it was when somebody asked to see it as visitors would; undefined while nobody does. */
  previewed: object | undefined;
  onPreviewClosed(): void;
  above: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
}

/** The screen of one part of the content: its form, the preview below it, and at the end what stood there before. */
export function PartPage({
  name,
  loaded,
  isBusy,
  onRestore,
  value,
  previewed,
  onPreviewClosed,
  above,
  children,
}: PartPageProps) {
  return (
    <DeskPage title={contentParts[name].name} back={<Link to="/staff/content">All pages</Link>}>
      {above}
      <div className="part-screen">{children}</div>
      {previewed && (
        <ContentPreview
          name={name}
          value={previewed}
          loaded={loaded}
          isOld={JSON.stringify(previewed) !== JSON.stringify(value)}
          onClose={onPreviewClosed}
        />
      )}
      <PartHistory versions={loaded.versions} isBusy={isBusy} onRestore={onRestore} />
    </DeskPage>
  );
}
