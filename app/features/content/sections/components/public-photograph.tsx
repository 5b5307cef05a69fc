import { type Portrait, photographPath } from '../portrait.ts';

/** Fetched when people come near it; its place is held from the start. */
export function PublicPhotograph({ digest, alt, width, height }: Portrait) {
  return (
    <img
      className="portrait"
      loading="lazy"
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      src={photographPath(digest)}
    />
  );
}
