import { type Photograph, photographPath } from '../photograph.ts';

/** Fetched when people come near it; its place is held from the start. */
export function PublicPhotograph({ digest, alt, width, height }: Photograph) {
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      src={photographPath(digest)}
    />
  );
}
