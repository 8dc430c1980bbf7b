import type { Category } from '#contract/catalogue.ts';
import type { Brief, Phrase, Pronoun } from '#offline/writer/brief.ts';
import { fill } from '#offline/writer/fill.ts';
import { withArticle } from '#offline/writer/grammar/article.ts';
import type { Seeded } from '#offline/writer/seeded.ts';
import { OBJECTS } from '#offline/writer/words/things.ts';
import { RECORDS, TIMES } from './banks/props.ts';
import type { Cast } from './cast.ts';

const FORMS: Readonly<Record<Pronoun, readonly [him: string, his: string, himself: string]>> = {
  he: ['him', 'his', 'himself'],
  she: ['her', 'her', 'herself'],
  it: ['it', 'its', 'itself'],
  they: ['them', 'their', 'themselves'],
};

/** Sentences for the objects a prompt names beside its main one. */
const DETAILS = [
  'The {detail} [caught the light|stood in shadow|was still there], [as if it knew|and that was odd|a little apart].',
  '[Nobody|Hardly anyone|No passer-by] [looked at|spoke of|touched] the {detail}.',
  'Only the {detail} [stayed the same|seemed not to mind|kept its colour].',
  'Even the {detail} seemed [to be waiting|to lean closer|smaller than before|out of place].',
  'The {detail} was the [first|last|only] thing anyone [noticed|remembered|mentioned].',
];
/** One in this many senses is visual. */
const SIGHT_IN = 3;
/** Sentences for the objects in a place. */
const SIGHTS = [
  '[Close by|Not far off|Off to one side|A few steps away] was {prop}, [older than anyone could say|forgotten by somebody|exactly where it had always been|wet with rain].',
  '[Somebody|A stranger|Nobody knew who] had [drawn|painted|scratched] {prop} on the [nearest wall|back of an envelope|lid of a tin].',
  'For company there was only {prop}, [and it kept its secrets|half in shadow|and that was enough].',
  'People [navigated|told the time|gave directions] by {prop} [there|in those days|and nothing else].',
];
const detailsOf = (brief: Brief, cast: Cast): string[] => {
  const told = `${cast.hero.full} ${cast.thing.full} ${cast.matter.full} ${brief.place ?? ''}`.toLowerCase();
  return brief.nouns.filter((noun) => OBJECTS.has(noun) && !told.includes(noun));
};

/** Fills the slots of one story in the order they are spoken, so that first mentions differ from later ones. */
export const englishSlots = (brief: Brief, category: Category, cast: Cast, seed: Seeded) => {
  const mentioned = new Set<Phrase>();
  const mention = (phrase: Phrase): string => {
    if (mentioned.has(phrase)) return phrase.short;
    mentioned.add(phrase);
    return phrase.first;
  };
  let heres = 0;
  const variants = cast.setting.here;
  const start = seed.below(variants.length);
  const here = (): string => {
    heres += 1;
    if (brief.place !== undefined) return heres === 1 ? brief.place : 'there';
    return variants[(start + heres) % variants.length] ?? 'there';
  };
  const senses = [...cast.setting.senses];
  const props = cast.setting.props.map((prop) => withArticle(prop));
  const details = detailsOf(brief, cast);
  const sense = (): string => {
    const detail = details.shift();
    if (detail !== undefined) return fill(seed.pick(DETAILS), seed, () => detail);
    const prop = props.splice(seed.below(props.length), 1)[0];
    const line =
      prop === undefined || seed.below(SIGHT_IN) > 0
        ? senses.splice(seed.below(senses.length), 1)[0]
        : seed.pick(SIGHTS);
    return fill(line ?? '', seed, () => prop ?? '');
  };
  const { pronoun } = cast.hero;
  const [him, his, himself] = FORMS[pronoun];
  const time = brief.when ?? seed.pick(TIMES[category]);
  const record = seed.pick(RECORDS[category]);

  return (name: string): string => {
    switch (name) {
      case 'hero':
        return mention(cast.hero);
      case 'theHero':
        mentioned.add(cast.hero);
        return cast.hero.full;
      case 'other':
        return mention(cast.other);
      case 'thing':
        return mention(cast.thing);
      case 'matter':
        return mention(cast.matter);
      case 'theThing':
        mentioned.add(cast.thing);
        return cast.thing.full;
      case 'he':
        return pronoun;
      case 'him':
        return him;
      case 'his':
        return his;
      case 'himself':
        return himself;
      case 'heWas':
        return `${pronoun} ${pronoun === 'they' ? 'were' : 'was'}`;
      case 'itO':
        return cast.thing.plural ? 'them' : 'it';
      case 'wasT':
        return cast.thing.plural ? 'were' : 'was';
      case 'here':
        return here();
      case 'when':
        return time;
      case 'sense':
        return sense();
      case 'record':
        return record;
      case 'deed':
        if (brief.thing !== undefined) mentioned.add(cast.thing);
        return brief.deed ?? '';
      case 'question':
        return brief.question ?? '';
      default:
        throw new RangeError(`The English bank has no slot {${name}}`);
    }
  };
};
