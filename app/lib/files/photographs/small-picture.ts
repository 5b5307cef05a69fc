export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture whose longer side is at most so long; never larger than it is. */
export function fitted({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The largest piece of a picture that has this shape, such as 4 by 5: from the middle, and of a picture that is too high
 * more from above, where the face is.
 */
export function cutTo(
  { width, height }: PictureSize,
  shape: PictureSize,
): PictureSize & { x: number; y: number } {
  const scale = Math.min(width / shape.width, height / shape.height);
  const cut = { width: shape.width * scale, height: shape.height * scale };
  return { ...cut, x: (width - cut.width) / 2, y: (height - cut.height) / 3 };
}

/**
 * How large a picture is to be opened, so that its largest piece of this shape can be drawn with so long a longest side:
 * twice that, since what is drawn smaller by half keeps its small print. Undefined where it is no larger by itself.
 */
export function openedSize(
  picture: PictureSize,
  longest: number,
  shape: PictureSize = picture,
): PictureSize | undefined {
  const cut = cutTo(picture, shape);
  const scale = (2 * longest) / Math.max(cut.width, cut.height);
  if (scale >= 1) return undefined;
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}
