interface DrawingProps {
  /** Width and height in pixels as drawn. */
  drawing: { src: string; size: readonly [number, number]; alt: string };
  className?: string | undefined;
  /** Loads it with the page; for what stands in the first view. */
  isFirst?: boolean | undefined;
}

export function Drawing({ drawing: { src, size, alt }, className, isFirst }: DrawingProps) {
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={size[0]}
      height={size[1]}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
