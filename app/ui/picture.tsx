import { Drawing } from './drawing.tsx';
import { goat } from './drawings/goat.ts';
import { reading } from './drawings/reading.ts';
import hero from './pictures/hero.svg';
import ask from './pictures/il-ask.svg';
import bench from './pictures/il-bench.svg';
import bus from './pictures/il-bus.svg';
import drum from './pictures/il-drum.svg';
import family from './pictures/il-family.svg';
import football from './pictures/il-football.svg';
import garden from './pictures/il-garden.svg';
import lunch from './pictures/il-lunch.svg';
import messenger from './pictures/il-messenger.svg';
import science from './pictures/il-science.svg';
import stamps from './pictures/il-stamps.svg';
import map from './pictures/map.svg';

/** A small scene; all have one size, in pixels. */
const scene = (src: string, alt: string) => ({ src, size: [320, 240], alt }) as const;

/** The drawings with the texts that stand for them (design, section 6). */
const pictures = {
  hero: {
    src: hero,
    size: [1280, 520],
    alt: 'Morning in the school yard: the sun rises behind a green and white classroom block, a mother in chitenge brings her daughter, children play under the Zambian flag and a msasa tree',
  },
  reading,
  science: scene(science, 'A girl studies a bean seedling in a jar through a magnifying glass'),
  drum: scene(drum, 'A boy laughs while he plays a large ng’oma drum'),
  football: scene(football, 'A child kicks a football across a red earth pitch'),
  garden: scene(garden, 'A child waters cabbages between rows of maize'),
  family: scene(family, 'A mother with a baby on her back and her daughter in school uniform'),
  goat,
  lunch: scene(
    lunch,
    'A boy in school uniform sits before a plate of nshima, greens and beans; beside him stands a bucket with a tap for washing hands',
  ),
  messenger: scene(
    messenger,
    'A messenger on a red bicycle holds up a letter on the Great North Road',
  ),
  stamps: scene(stamps, 'The school secretary presses a stamp on a letter'),
  bus: scene(
    bus,
    'A father and his daughter wait at the bus stop under a jacaranda; the bus arrives',
  ),
  ask: scene(ask, 'A girl raises her hand in class before a blackboard with a question mark'),
  map: {
    src: map,
    size: [640, 400],
    alt: 'Sketch map: the school lies east of the Great North Road at Ten Miles, north of Lusaka',
  },
  bench: { src: bench, size: [320, 160], alt: '' },
} as const;

interface PictureProps {
  name: keyof typeof pictures;
  className?: string;
  isFirst?: boolean;
}

/** A drawing by the name that `content/` gives it. Pages that always show the same one need not load all of them. */
export function Picture({ name, ...props }: PictureProps) {
  return <Drawing drawing={pictures[name]} {...props} />;
}
