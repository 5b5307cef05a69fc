import src from '../pictures/il-reading.svg';

export const reading = {
  src,
  size: [320, 240],
  alt: 'A child reads a red book on a woven mat under a msasa tree',
} as const;
