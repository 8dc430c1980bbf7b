import { withArticle } from '#offline/writer/grammar/article.ts';
import { shorten } from '#offline/writer/grammar/sentence.ts';
import type { Seeded } from '#offline/writer/seeded.ts';
import type { Telling, Told } from '#offline/writer/telling.ts';
import { setOf } from '#offline/writer/words/list.ts';
import { nounsIn } from '#offline/writer/words/nouns.ts';
import { CREATURES } from '#offline/writer/words/people.ts';
import { isDrawn, LARGE, SMALL } from './drawn.ts';
import { figureText } from './figures.ts';
import { laterThan, lightOf, someLight, someWeather, weatherOf } from './sky.ts';
import { isElsewhere, symbolsOf } from './symbols.ts';
import { orderOf, type View, type Views } from './views.ts';
import { whereOf } from './where.ts';

const PICTURE_CHARS = 400;
const THING_CHARS = 80;
/** Words that are more often verbs or idioms in a narration. */
const AMBIGUOUS = setOf(
  'saw watch hand eye heart safe well light rose match stick signal sound needle pen ring fork card shadow cross page rock fire wave star sun cloud path box bed age note machine',
);
const CROWD =
  /\b(?:people|crowd|everyone|everybody|neighbours|strangers|children|whole street|visitors|officials)\b/iu;
const JOURNEY =
  /\b(?:walked|travelled|journey|road|followed|went|way|stairs|came back|ran|door|gate|bridge)\b/iu;

const named = (noun: string): string =>
  /^(?:an?|the|two|three) |^(?:coffee|tea|wine|bread)$/u.test(noun) ? noun : withArticle(noun);

/** How a figure and an object are combined. */
const together = (figure: string, object: string): string => {
  if (SMALL.has(headOf(object))) return `${figure} holding ${object}`;
  return CREATURES.has(headOf(object)) ? `${figure} and ${object}` : `${figure} in front of ${object}`;
};
const isSmall = (text: string): boolean => SMALL.has(headOf(text)) && !text.includes(' and ');
const headOf = (phrase: string): string => phrase.split(' ').at(-1) ?? phrase;

/** The cost of moving from one scene's picture to the next: a repeated look costs more than a less fitting view. */
const COST = { order: 1, seen: 3, sameShot: 2.2 } as const;

/**
 * A painter's description of every scene: one setting, hero and sky throughout, each scene with its own objects and
 * distance.
 */
export const describePictures = (telling: Telling, seed: Seeded): string[] => {
  const { stage, scenes } = telling;
  const where = whereOf(stage.setting);
  const hero = figureText(stage.hero.noun, stage.hero.pronoun, stage.hero.plural);
  const other = figureText(stage.other, 'they', false);
  const thing = shorten(stage.thing, THING_CHARS);
  const thingNouns = nounsIn(thing).filter(isDrawn);
  const symbols = symbolsOf(stage.nouns, `${stage.subject} ${thing}`).filter(
    ({ text, setting }) => text !== stage.hero.noun && (setting !== undefined || !thingNouns.includes(text)),
  );
  const props = stage.props.filter((prop) => !hero.includes(prop) && !thing.includes(prop));
  const start = seed.below(Math.max(1, props.length));
  const sky = someWeather(stage.setting, seed);
  let light = lightOf(`${stage.when ?? ''} ${scenes[0]?.narration ?? ''}`) ?? someLight(seed);
  const opening = light;
  let previous: View | undefined;
  const used = new Set<string>();
  const fits = (noun: string): boolean =>
    isDrawn(noun) &&
    !AMBIGUOUS.has(noun) &&
    !thingNouns.includes(noun) &&
    noun !== stage.hero.noun &&
    !where.odd.has(noun) &&
    !isElsewhere(noun, stage.setting);

  const thingWords = [...thingNouns, ...(thing.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
  const tells = ({ narration }: Told): boolean =>
    thingWords.some((word) => narration.toLowerCase().includes(word));

  const viewsOf = (scene: Told, at: number): Views => {
    const own = scene.nouns.filter(fits);
    const prop = props[(start + at) % Math.max(1, props.length)] ?? 'lantern';
    const object = named(own[0] ?? prop);
    const small = named(
      own.find((noun) => SMALL.has(noun)) ?? props.find((noun) => SMALL.has(noun)) ?? 'lantern',
    );
    const large = named(own.find((noun) => LARGE.has(noun)) ?? prop);
    const symbol = symbols[at % Math.max(1, symbols.length)];
    const way = where.ways[at % where.ways.length] ?? 'a long road';
    const symbolView: View | undefined = symbol && {
      key: `symbol ${symbol.text}`,
      shot: isSmall(symbol.text) ? 'Close-up' : 'Wide shot',
      text: isSmall(symbol.text) ? `${named(symbol.text)} ${where.rest}` : named(symbol.text),
      ...(symbol.setting === undefined ? {} : { setting: symbol.setting }),
    };
    const isBig = !thingNouns.some((noun) => SMALL.has(noun));
    const isTold = tells(scene);
    const figure: View = { key: `hero ${object}`, shot: 'Medium shot', text: together(hero, object) };
    const pairing = SMALL.has(headOf(object)) ? 'between them' : 'behind them';
    return {
      opening: {
        key: 'opening',
        shot: 'Wide shot',
        text:
          symbolView === undefined || symbolView.setting !== undefined
            ? `${isBig && thingNouns.length > 0 ? thing : large}, with ${hero} far off`
            : `${named(symbols[0]?.text ?? large)}, with ${hero} far off`,
      },
      place: { key: `far ${large}`, shot: 'Wide shot', text: `${large}, with ${hero} far off` },
      figure,
      thing:
        thingNouns.length === 0 && symbolView !== undefined
          ? symbolView
          : {
              key: 'thing',
              shot: isBig ? 'Wide shot' : 'Close-up',
              text: isBig ? `${thing}, ${object} beside it` : `${thing} ${where.rest}, ${object} behind it`,
            },
      both: !isTold
        ? figure
        : {
            key: 'hero thing',
            shot: 'Medium shot',
            text: `${thingNouns.length === 0 ? `${hero} with ${thing}` : together(hero, thing)}, ${large} behind`,
          },
      pair: {
        key: `pair ${object}`,
        shot: 'Medium shot',
        text: `${other} facing ${hero}, ${object} ${pairing}`,
      },
      other: { key: `other ${object}`, shot: 'Medium shot', text: together(other, object) },
      still: { key: `still ${small}`, shot: 'Close-up', text: `${small} ${where.rest}` },
      ...(symbolView === undefined ? {} : { symbol: symbolView }),
      ...(CROWD.test(scene.narration)
        ? { crowd: { key: 'crowd', shot: 'Wide shot', text: `a crowd of people around ${large}` } }
        : {}),
      ...(JOURNEY.test(scene.narration)
        ? {
            journey: {
              key: `way ${way}`,
              shot: 'Wide shot',
              text: `${hero} from behind, on the way to ${way}`,
            },
          }
        : {}),
    };
  };

  return scenes.map((scene, at) => {
    const views = viewsOf(scene, at);
    const hasSmall = scene.nouns.some((noun) => SMALL.has(noun) && fits(noun));
    const isLast = at === scenes.length - 1;
    const order =
      at === 0
        ? (['opening'] as const)
        : [
            ...(tells(scene) && !used.has('thing') && !used.has('hero thing') ? (['both'] as const) : []),
            ...orderOf(scene.subject, hasSmall, stage.carried),
          ];
    const ranked = order
      .flatMap((name, index) => {
        const view = views[name];
        if (view === undefined || view.key === previous?.key) return [];
        const cost =
          index * COST.order +
          (used.has(view.key) ? COST.seen : 0) +
          (view.shot === previous?.shot ? COST.sameShot : 0);
        return [{ view, cost }];
      })
      .toSorted((a, b) => a.cost - b.cost);
    const view = ranked[0]?.view ?? views.place;
    previous = view;
    used.add(view.key);
    light = lightOf(scene.narration) ?? (isLast ? laterThan(opening) : light);
    const ground = view.setting === undefined ? where : whereOf(view.setting);
    const place = view.setting === undefined && stage.place !== undefined ? ` (${stage.place})` : '';
    const weather = ground.inside ? '' : `, ${weatherOf(scene.narration, stage.setting) ?? sky}`;
    return shorten(`${view.shot} ${ground.text}${place}, ${light}${weather}: ${view.text}`, PICTURE_CHARS);
  });
};
