import { PageHead } from '#ui/page-head.tsx';

export default function FAQ() {
  return <PageHead title="FAQ" />;
}
