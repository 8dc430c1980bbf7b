import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { PAGE_MAX_CHARS, PAGE_MAX_WORDS } from '#composition/captions/caption-pages.ts';
import { FRAME_MS, framesToSeconds } from '#composition/timeline/frame-times.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { laidOutPages, undrawableCharacters } from '#functions/film/captions/captions.ts';
import tracks from '../../../assets/music/tracks.json' with { type: 'json' };
import type { MadeFilm } from './make-film.ts';
import { fileOf, type Measured } from './measured.ts';
import { measureHighlights } from './spoken-words.ts';

const Track = z.object({ id: z.string(), licence: z.string(), author: z.string(), source: z.string() });
const TRACKS = z.array(Track).parse(tracks);

/** Measures how a film shows its words. */
export const measureCaptions = async (film: MadeFilm): Promise<Measured[]> => {
  const { timeline, order, content } = film;
  const style = captionStyleOf(order.captionStyle);
  const pages = timeline.scenes.flatMap(({ index }) => laidOutPages(timeline, index, style));
  const isLong = ({ words }: (typeof pages)[number]): boolean =>
    words.length > PAGE_MAX_WORDS ||
    (words.length > 1 && words.map(({ text }) => text).join(' ').length > PAGE_MAX_CHARS);
  const edges = pages.flatMap(({ pieces, size }) =>
    pieces.map(({ x, y, width }) => ({
      bottom: CANVAS.height - y - size / 2,
      top: y - size / 2,
      side: Math.min(x - width / 2, CANVAS.width - x - width / 2),
    })),
  );
  const least = (edge: keyof (typeof edges)[number]): number => Math.min(...edges.map((each) => each[edge]));
  const errors = await measureHighlights(fileOf(film, '480p'), timeline, style);
  const worst = Math.max(...errors.map(Math.abs));
  const sizes = pages.map(({ size }) => size);
  return [
    {
      property: 'captions',
      must: '1–4 words, ≤ 20 characters, 84–120 px or one long word',
      figure: `${pages.length} pages, ${Math.min(...sizes)}–${Math.max(...sizes)} px`,
      isMet: !pages.some(isLong) && pages.every(({ size, words }) => size >= 84 || words.length === 1),
    },
    {
      property: 'caption timing',
      must: `≤ ${FRAME_MS.toFixed(0)} ms, in the pixels`,
      figure: `${worst.toFixed(0)} ms over ${errors.length} words`,
      isMet: errors.length > 0 && worst <= FRAME_MS,
    },
    {
      property: 'caption place',
      must: '≥ 320 bottom, 120 side, 210 top',
      figure: `${least('bottom').toFixed(0)}, ${least('side').toFixed(0)}, ${least('top').toFixed(0)}`,
      isMet:
        least('bottom') >= SAFE_MARGIN.bottom &&
        least('side') >= SAFE_MARGIN.side &&
        least('top') >= SAFE_MARGIN.top,
    },
    {
      property: 'glyphs',
      must: 'every character',
      figure: `${undrawableCharacters(content).length} missing`,
      isMet: undrawableCharacters(content).length === 0,
    },
  ];
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of the captions file, without timestamps. */
const captionText = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => !line.includes('-->') && line !== 'WEBVTT')
    .join(' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Measures a film’s content: script words, scene lengths, and music licences. */
export const measureContent = async ({
  captions,
  content,
  timeline,
  order,
}: MadeFilm): Promise<Measured[]> => {
  const [said, script] = [wordsOf(await captionText(captions)), wordsOf(content)];
  const lengths = timeline.scenes.map(({ frames }) => framesToSeconds(frames));
  const track = TRACKS.find(({ id }) => id === order.trackId);
  return [
    {
      property: 'words',
      must: 'those of the script',
      figure: `${said.length} of ${script.length}`,
      isMet: said.join(' ') === script.join(' '),
    },
    {
      property: 'scenes',
      must: '3–7 s; one whole sentence up to 10 s',
      figure: `${Math.min(...lengths).toFixed(1)}–${Math.max(...lengths).toFixed(1)} s`,
      isMet: Math.min(...lengths) >= 2 && Math.max(...lengths) <= 10,
    },
    {
      property: 'music rights',
      must: 'licence, author, source',
      figure: track === undefined ? 'none' : `${track.licence}, ${track.author}`,
      isMet: track !== undefined && track.source !== '',
    },
  ];
};
