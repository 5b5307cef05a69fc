import { drawnInDocument } from './drawn-in-document.ts';

interface DrawingProps {
  /** Width and height in pixels as drawn. */
  drawing: { src: string; size: readonly [number, number]; alt: string };
  className?: string | undefined;
  /** It comes with the document; for what stands in the first view. */
  isFirst?: boolean | undefined;
}

export function Drawing({ drawing: { src, size, alt }, className, isFirst }: DrawingProps) {
  return (
    <img
      className={className}
      src={isFirst ? drawnInDocument(src) : src}
      alt={alt}
      width={size[0]}
      height={size[1]}
      loading={isFirst ? undefined : 'lazy'}
      // Painted together with the text beside it.
      decoding={isFirst ? 'sync' : undefined}
      // Where React takes the page over, the browser's copy of this code knows the address alone.
      suppressHydrationWarning={isFirst}
    />
  );
}
