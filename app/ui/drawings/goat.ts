import src from '../pictures/il-goat.svg';

export const goat = {
  src,
  size: [480, 280],
  alt: 'A goat stands in the road and chews on a sheet of paper',
} as const;
