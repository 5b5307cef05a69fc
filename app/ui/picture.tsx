import hero from './pictures/hero.svg';
import bench from './pictures/il-bench.svg';
import drum from './pictures/il-drum.svg';
import family from './pictures/il-family.svg';
import football from './pictures/il-football.svg';
import garden from './pictures/il-garden.svg';
import goat from './pictures/il-goat.svg';
import reading from './pictures/il-reading.svg';
import science from './pictures/il-science.svg';

/** The drawings with the texts that stand for them (design, section 6). */
const pictures = {
  hero: {
    src: hero,
    size: [1280, 520],
    alt: 'Morning in the school yard: the sun rises behind a green and white classroom block, a mother in chitenge brings her daughter, children play under the Zambian flag and a msasa tree',
  },
  reading: {
    src: reading,
    size: [320, 240],
    alt: 'A child reads a red book on a woven mat under a msasa tree',
  },
  science: {
    src: science,
    size: [320, 240],
    alt: 'A girl studies a bean seedling in a jar through a magnifying glass',
  },
  drum: { src: drum, size: [320, 240], alt: 'A boy laughs while he plays a large ng’oma drum' },
  football: {
    src: football,
    size: [320, 240],
    alt: 'A child kicks a football across a red earth pitch',
  },
  garden: {
    src: garden,
    size: [320, 240],
    alt: 'A child waters cabbages between rows of maize',
  },
  family: {
    src: family,
    size: [320, 240],
    alt: 'A mother with a baby on her back and her daughter in school uniform',
  },
  goat: {
    src: goat,
    size: [480, 280],
    alt: 'A goat stands in the road and chews on a sheet of paper',
  },
  bench: { src: bench, size: [320, 160], alt: '' },
} as const;

interface PictureProps {
  name: keyof typeof pictures;
  className?: string;
  /** Loads it with the page; for what stands in the first view. */
  isFirst?: boolean;
}

export function Picture({ name, className, isFirst }: PictureProps) {
  const { src, size, alt } = pictures[name];
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
