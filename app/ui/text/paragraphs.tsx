import { LinkedText } from './linked-text.tsx';

export function Paragraphs({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <LinkedText text={line} />
    </p>
  ));
}
