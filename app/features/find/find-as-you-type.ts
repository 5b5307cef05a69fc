import { type Findable, findAnswers } from './find-answers.ts';

let index: Promise<Findable[]> | undefined;

function loadIndex(): Promise<Findable[]> {
  index ??= fetch('/find.json').then((answer) => {
    if (!answer.ok) throw new Error('The index is not there');
    return answer.json();
  });
  // What failed is asked for again at the next touch.
  index.catch(() => (index = undefined));
  return index;
}

/** Shows the answers below the field while somebody types. Pressing Find still asks the server. */
export async function findIn(form: HTMLFormElement): Promise<void> {
  if (form.querySelector('.found')) return;
  const field = form.querySelector('input');
  if (!field) return;
  const said = document.createElement('p');
  said.className = 'found small';
  said.role = 'status';
  const list = document.createElement('ul');
  list.className = 'bare';
  form.append(said, list);
  try {
    const places = await loadIndex();
    const show = () => {
      const found = findAnswers(places, field.value);
      list.replaceChildren(...found.map(asItem));
      const isAsked = field.value.trim().length > 1;
      said.textContent = found.length > 0 ? inWords(found.length) : isAsked ? NOTHING : '';
    };
    field.addEventListener('input', show);
    show();
  } catch {
    said.remove();
    list.remove();
  }
}

const NOTHING = 'Nothing found. Try another word, or ask the office.';

const inWords = (count: number) => (count === 1 ? 'One answer' : `${count} answers`);

function asItem({ title, href }: Findable): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  item.append(link);
  return item;
}
