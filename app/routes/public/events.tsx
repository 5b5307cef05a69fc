import { PageHead } from '#ui/page-head.tsx';

export default function Events() {
  return <PageHead title="Events" />;
}
