import { PageHead } from '#ui/page-head.tsx';

export default function Parents() {
  return <PageHead title="Parents" />;
}
