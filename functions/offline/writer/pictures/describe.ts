import type { Seeded } from '../../seeded.ts';
import type { Subject } from '../bank.ts';
import { withArticle } from '../grammar/article.ts';
import { shorten } from '../grammar/sentence.ts';
import type { Telling, Told } from '../telling.ts';
import { setOf } from '../words/list.ts';
import { nounsIn } from '../words/nouns.ts';
import { isPlace } from '../words/things.ts';
import { isDrawn, LARGE, SMALL } from './drawn.ts';
import { figureText } from './figures.ts';
import { laterThan, lightOf, someLight, someWeather, weatherOf } from './sky.ts';
import { symbolsOf } from './symbols.ts';
import { whereOf } from './where.ts';

const PICTURE_CHARS = 400;
const THING_CHARS = 80;
/** Words that are more often verbs or turns of phrase in a narration. */
const AMBIGUOUS = setOf(
  'saw watch hand eye heart safe well light rose match stick signal sound needle pen ring fork card shadow cross page rock fire wave star sun cloud path box bed age note machine',
);
const CROWD = /\b(?:people|crowd|everyone|everybody|neighbours|strangers|children|whole street|visitors|officials)\b/iu;
const JOURNEY = /\b(?:walked|travelled|journey|road|followed|went|way|stairs|came back|ran|door|gate|bridge)\b/iu;

const named = (noun: string): string =>
  /^(?:an?|the|two|three) |^(?:coffee|tea|wine|bread)$/u.test(noun) ? noun : withArticle(noun);

/** What a picture can show; the key tells pictures apart. */
interface View {
  readonly key: string;
  readonly shot: 'Wide shot' | 'Medium shot' | 'Close-up';
  readonly text: string;
  readonly setting?: string;
}

/** The order in which ways of showing a scene are tried, by what its beat is about. */
const ORDER: Readonly<Record<Subject, readonly (keyof Views)[]>> = {
  place: ['place', 'crowd', 'journey', 'symbol', 'figure'],
  hero: ['figure', 'journey', 'pair', 'place'],
  thing: ['thing', 'symbol', 'still', 'figure'],
  both: ['both', 'figure', 'symbol', 'journey'],
  other: ['pair', 'other', 'figure', 'still'],
};
interface Views {
  readonly place: View;
  readonly figure: View;
  readonly thing: View;
  readonly both: View;
  readonly pair: View;
  readonly other: View;
  readonly still: View;
  readonly symbol?: View;
  readonly crowd?: View;
  readonly journey?: View;
}

/** A painter's description of every scene: one setting, hero and sky throughout, each scene with its own things and distance. */
export const describePictures = (telling: Telling, seed: Seeded): string[] => {
  const { stage, scenes } = telling;
  const where = whereOf(stage.setting);
  const hero = figureText(stage.hero.noun, stage.hero.pronoun, stage.hero.plural);
  const other = figureText(stage.other, 'they', false);
  const thing = shorten(stage.thing, THING_CHARS);
  const thingNouns = nounsIn(thing);
  const symbols = symbolsOf(stage.nouns, `${stage.subject} ${thing}`).filter(
    ({ text }) => text !== stage.hero.noun && !thingNouns.includes(text),
  );
  const props = stage.props.filter((prop) => !hero.includes(prop));
  const start = seed.below(Math.max(1, props.length));
  const sky = someWeather(stage.setting, seed);
  let light = lightOf(`${stage.when ?? ''} ${scenes[0]?.narration ?? ''}`) ?? someLight(seed);
  const opening = light;
  let previous = '';
  const used = new Set<string>();

  const viewsOf = (scene: Told, at: number): Views => {
    const own = scene.nouns.filter(
      (noun) => isDrawn(noun) && !AMBIGUOUS.has(noun) && !thingNouns.includes(noun) && noun !== stage.hero.noun,
    );
    const prop = props[(start + at) % Math.max(1, props.length)] ?? 'lantern';
    const object = named(own[0] ?? prop);
    const small = own.find((noun) => SMALL.has(noun)) ?? (SMALL.has(prop) ? prop : 'lantern');
    const large = own.find((noun) => LARGE.has(noun)) ?? prop;
    const symbol = symbols[at % Math.max(1, symbols.length)];
    const isBig = thingNouns.length === 0 || thingNouns.some((noun) => LARGE.has(noun) || isPlace(noun));
    const way = where.ways[at % where.ways.length] ?? 'a long road';
    const sight = at === 0 && symbol !== undefined && symbol.setting === undefined ? named(symbol.text) : named(large);
    return {
      place: { key: `far ${large}`, shot: 'Wide shot', text: `${sight}, with ${hero} far off` },
      figure: { key: `hero ${object}`, shot: 'Medium shot', text: `${hero} with ${object}` },
      thing: {
        key: `thing`,
        shot: isBig ? 'Wide shot' : 'Close-up',
        text: isBig ? `${thing}, beside ${object}` : `${thing} ${where.rest}, ${object} behind it`,
      },
      both: { key: 'hero thing', shot: 'Medium shot', text: `${hero} with ${thing}` },
      pair: { key: `hero other ${object}`, shot: 'Medium shot', text: `${other} facing ${hero}, ${object} between them` },
      other: { key: `other ${object}`, shot: 'Medium shot', text: `${other} beside ${object}` },
      still: { key: `still ${small}`, shot: 'Close-up', text: `${named(small)} ${where.rest}` },
      ...(symbol === undefined
        ? {}
        : {
            symbol: {
              key: `symbol ${symbol.text}`,
              shot: 'Close-up',
              text: `${named(symbol.text)}, ${thing === named(symbol.text) ? object : `and ${object}`}`,
              ...(symbol.setting === undefined ? {} : { setting: symbol.setting, text: named(symbol.text) }),
            },
          }),
      ...(CROWD.test(scene.narration)
        ? { crowd: { key: 'crowd', shot: 'Wide shot', text: `a crowd of people around ${named(large)}` } }
        : {}),
      ...(JOURNEY.test(scene.narration)
        ? { journey: { key: `hero ${way}`, shot: 'Wide shot', text: `${hero} from behind, on the way to ${way}` } }
        : {}),
    };
  };

  return scenes.map((scene, at) => {
    const views = viewsOf(scene, at);
    const isLast = at === scenes.length - 1;
    const subject: Subject = at === 0 && scene.subject === 'thing' ? 'place' : scene.subject;
    const candidates = [...ORDER[subject], 'still', 'place', 'both'] as const;
    const fresh = candidates
      .map((name) => views[name])
      .filter((view): view is View => view !== undefined && view.key !== previous);
    const view = fresh.find(({ key }) => !used.has(key)) ?? fresh[0] ?? views.place;
    previous = view.key;
    used.add(view.key);
    light = lightOf(scene.narration) ?? (isLast ? laterThan(opening) : light);
    const ground = view.setting === undefined ? where : whereOf(view.setting);
    const place = view.setting === undefined && stage.place !== undefined ? ` (${stage.place})` : '';
    const weather = ground.inside ? '' : `, ${weatherOf(scene.narration, stage.setting) ?? sky}`;
    return shorten(`${view.shot} ${ground.text}${place}, ${light}${weather}: ${view.text}`, PICTURE_CHARS);
  });
};
