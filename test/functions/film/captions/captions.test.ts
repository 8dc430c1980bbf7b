import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANVAS, CAPTION_MIN_SIZE, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { PAGE_MAX_CHARS, PAGE_MAX_WORDS } from '#composition/captions/caption-pages.ts';
import { FRAME_MS, frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { CAPTION_STYLES, type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { firstUndrawable } from '#contract/drawable.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import {
  captionPages,
  captionText,
  laidOutPages,
  undrawableCharacters,
} from '#functions/film/captions/captions.ts';
import { webVtt } from '#functions/film/captions/web-vtt.ts';
import { inspectCaptionsFile } from '#functions/film/certificate/certify-sides.ts';
import { filmScenes, filmTimeline } from '#test/support/film/film-fixtures.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const POP = captionStyleOf('pop');
const MS_PER_WORD = 400;
const timelineOf = (...narrations: string[]): Timeline => {
  const words = narrations.flatMap((narration, scene) =>
    narration.split(/\s+/u).map((text) => ({ text, scene })),
  );
  const timed = words.map((word, index) => ({
    ...word,
    startMs: index * MS_PER_WORD,
    endMs: (index + 1) * MS_PER_WORD,
  }));
  const startOf = (scene: number): number =>
    frameOf(timed.findIndex((word) => word.scene === scene) * MS_PER_WORD);
  const frames = frameOf(timed.length * MS_PER_WORD) + 30;
  const scenes = narrations.map((_, index) => {
    const startFrame = startOf(index);
    return {
      index,
      startFrame,
      frames: (index + 1 < narrations.length ? startOf(index + 1) : frames) - startFrame,
    };
  });
  return { frames, narrationMs: timed.length * MS_PER_WORD, scenes, words: timed };
};
const pageTexts = (timeline: Timeline): string[] =>
  captionPages(timeline, POP).map(({ words }) => words.map(({ text }) => text).join(' '));
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

describe('caption pages', () => {
  it('hold one to four words and at most 20 characters', () => {
    const timeline = filmTimeline(filmScenes(8));
    for (const style of CAPTION_STYLES)
      for (const { words } of captionPages(timeline, style)) {
        expect(words.length).toBeGreaterThanOrEqual(1);
        expect(words.length).toBeLessThanOrEqual(PAGE_MAX_WORDS);
        expect(words.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(PAGE_MAX_CHARS);
      }
  });

  it('contain every word of the script in order', () => {
    const timeline = filmTimeline(filmScenes(8));
    expect(pageTexts(timeline).join(' ')).toBe(timeline.words.map(({ text }) => text).join(' '));
  });

  it('start in the same millisecond as their first word', () => {
    const pages = captionPages(filmTimeline(filmScenes(8)), POP);
    expect(pages.map(({ startMs }) => startMs)).toEqual(pages.map(({ words }) => words[0]?.startMs));
  });

  it('never run past the end of a sentence or a scene', () => {
    expect(pageTexts(timelineOf('It ended. He left', 'so we go'))).toEqual([
      'It ended.',
      'He left',
      'so we go',
    ]);
  });

  it('give a word its own page if it is longer than a page', () => {
    expect(pageTexts(timelineOf(`the ${LONG_WORD} sat`))).toEqual(['the', LONG_WORD, 'sat']);
  });

  it.each<CaptionStyle>(CAPTION_STYLES)(
    'stay within the safe margins and sizes in the style $id',
    (style) => {
      const timeline = timelineOf(
        `the ${LONG_WORD} sat in ${'W'.repeat(200)} MMMMMMMM WWWWWWWW extraordinarily so`,
      );
      expect(style.font.size).toBeGreaterThanOrEqual(84);
      expect(style.font.size).toBeLessThanOrEqual(150);
      for (const { pieces, size } of laidOutPages(timeline, 0, style)) {
        expect(size).toBeGreaterThanOrEqual(CAPTION_MIN_SIZE);
        for (const { x, y, width } of pieces) {
          const reach = (width * (style.growth?.to ?? 1)) / 2 + style.outline.width;
          expect(x - reach).toBeGreaterThanOrEqual(SAFE_MARGIN.side);
          expect(x + reach).toBeLessThanOrEqual(CANVAS.width - SAFE_MARGIN.side);
          expect(y - size).toBeGreaterThanOrEqual(SAFE_MARGIN.top);
          expect(y + size).toBeLessThanOrEqual(CANVAS.height - SAFE_MARGIN.bottom);
        }
      }
    },
  );

  it('shrink a long word first and hyphenate it only below 60 pixels', () => {
    const [shrunk] = takeFrom(laidOutPages(timelineOf('incomprehensible'), 0, POP));
    expect(shrunk.pieces.map(({ text }) => text)).toEqual(['incomprehensible']);
    expect(shrunk.size).toBeLessThan(POP.font.size);
    const [cut] = takeFrom(laidOutPages(timelineOf(LONG_WORD), 0, POP));
    expect(cut.size).toBe(CAPTION_MIN_SIZE);
    expect(cut.pieces.length).toBeGreaterThan(1);
    expect(cut.pieces.map(({ text }) => text.replace(/-$/u, '')).join('')).toBe(LONG_WORD);
  });

  it('show a 140-letter address in full', () => {
    const address = `https://example.com/${'abcdefghij'.repeat(12)}`;
    const [cut] = takeFrom(laidOutPages(timelineOf(address), 0, captionStyleOf('karaoke')));
    expect(cut.pieces.map(({ text }) => text.replace(/-$/u, '')).join('')).toBe(address);
  });
});

const colourEvents = (ass: string): { startMs: number; text: string }[] =>
  [...ass.matchAll(/^Dialogue: 2,(\d+):(\d+):(\d+)\.(\d+),[^{]*\{[^}]*\}(.*)$/gmu)].map((match) => ({
    startMs:
      ((Number(match[1]) * 60 + Number(match[2])) * 60 + Number(match[3])) * 1000 + Number(match[4]) * 10,
    text: defined(match[5]),
  }));

describe('highlights', () => {
  it.each<CaptionStyle>(CAPTION_STYLES)(
    'in the style $id start within one frame of each spoken word',
    (style) => {
      const timeline = filmTimeline(filmScenes(6));
      for (const { index, startFrame } of timeline.scenes) {
        const spoken = timeline.words.filter((word) => word.scene === index);
        const events = colourEvents(sceneAss(timeline, index, style));
        expect(events.map(({ text }) => text)).toEqual(spoken.map(({ text }) => captionText(text, style)));
        for (const [at, { startMs }] of events.entries()) {
          const shownMs = framesToMs(frameOf(startMs, 'up') + startFrame);
          expect(Math.abs(shownMs - defined(spoken[at]).startMs)).toBeLessThanOrEqual(FRAME_MS);
        }
      }
    },
  );

  // Proves film-captions-word-highlighted-own-frame.
  it('change between the last frame of the old word and the first of the new one, no matter how the player rounds times', () => {
    const timeline = timelineOf('One two three four five six seven eight nine ten eleven twelve.');
    const words = timeline.words.map((word, index) => ({
      ...word,
      startMs: index * 137,
      endMs: index * 137 + 130,
    }));
    const starts = colourEvents(sceneAss({ ...timeline, words }, 0, POP)).map(({ startMs }) => startMs);
    expect(starts).toHaveLength(words.length);
    for (const [index, startMs] of starts.entries()) {
      const shownMs = framesToMs(frameOf(index * 137));
      if (index === 0) continue;
      expect(shownMs - startMs).toBeGreaterThan(5);
      expect(shownMs - startMs).toBeLessThan(FRAME_MS - 5);
    }
  });

  it('never let markup in a story become a caption command', () => {
    const ass = sceneAss(timelineOf('{\\pos(0,0)} %{pts} \\N <script> "quo\'te"'), 0, POP);
    for (const line of ass.split('\n').filter((each) => each.startsWith('Dialogue: '))) {
      const text = line.replace(/^[^{]*\{[^}]*\}/u, '');
      expect(text).not.toMatch(/(?<!\\)[{}]|\\[^{}\u2060]/u);
    }
  });
});

describe('characters', () => {
  it('of all four languages can be drawn', () => {
    expect(undrawableCharacters('¡Año! ¿Qué? œuvre «façade» Straße Ärger — “quotes” … 50 % €')).toEqual([]);
  });

  it('missing from the font are listed once each, excluding emoji and white space', () => {
    expect(undrawableCharacters('你好 你 ok 👩‍🚀🇩🇪 ❤️\t\n')).toEqual(['你', '好']);
  });

  // Proves film-characters-captions-cant-draw-found.
  it('are refused before credits are spent if captions cannot show them', () => {
    const differing: string[] = [];
    for (let code = 0x20; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code);
      if (!/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)) continue;
      const isRefused = firstUndrawable(character) !== undefined;
      if (isRefused !== undrawableCharacters(character).length > 0) differing.push(character);
    }
    expect(differing).toEqual([]);
  });

  it('are drawn in an equivalent form that the font has', () => {
    expect(pageTexts(timelineOf('well‑known ﬁre Ｗｉｄｅ'))).toEqual(['well‐known ﬁre Wide']);
    expect(firstUndrawable('well‑known ﬁre Ｗｉｄｅ')).toBeUndefined();
  });

  it('missing from the font are left out of the captions', () => {
    expect(pageTexts(timelineOf('go 🚀 now👍🏽 friend'))).toEqual(['go now friend']);
  });
});

describe('the captions file', () => {
  it('is WebVTT with escaped markup and no overlapping cues', () => {
    const vtt = webVtt(timelineOf('a <b>bold & brave</b> word --> here. And then more', 'next scene'));
    expect(vtt.startsWith('WEBVTT\n\n')).toBe(true);
    expect(vtt).toContain('a &lt;b&gt;bold &amp; brave&lt;/b&gt; word --&gt; here.');
    const times = [...vtt.matchAll(/^(\S+) --> (\S+)$/gmu)].flatMap((match) => [
      defined(match[1]),
      defined(match[2]),
    ]);
    expect(times).toEqual(times.toSorted());
    expect(times[0]).toBe('00:00:00.000');
  });

  it('keeps words together if only a dash or an ellipsis separates them, and passes inspection', async () => {
    const path = join(tmpdir(), `joined-captions-${process.pid}.vtt`);
    const script =
      'The old keeper of the light at the edge of the world waited—who knows why…nobody asked. End.';
    const spoken = script.split(/(?<=[—…])(?=\p{L})|\s/u);
    const timeline = timelineOf(spoken.join(' '));
    const words = timeline.words.map((word) => ({
      ...word,
      ...(/[—…]$/u.test(word.text) && { isJoined: true }),
    }));
    const faults: string[] = [];
    await writeFile(path, webVtt({ ...timeline, words }));
    await inspectCaptionsFile(path, { ...timeline, words }, faults);
    await rm(path);
    expect(faults).toEqual([]);
    expect(webVtt({ ...timeline, words }).replaceAll(/\n\n.*-->.*\n|\n/gu, ' ')).toContain(script);
  });

  it('never ends a cue after a word that belongs with the next one, and leaves no cue empty', () => {
    const film = timelineOf('Somebody met somebody on a hill above the sea and they left at 9 p.m. tonight');
    const cuesOf = (leads: (text: string) => boolean): string[] => {
      const words = film.words.map((word) => ({
        ...word,
        ...(leads(word.text) && { leads: true, isDotted: true }),
      }));
      return webVtt({ ...film, words })
        .split('\n\n')
        .slice(1)
        .map((cue) => cue.split('\n')[1] ?? '');
    };
    const [first, ...others] = [
      'Somebody met somebody on a hill above the sea and they left',
      'at 9 p.m. tonight',
    ];
    expect(cuesOf((text) => ['at', '9', 'p.m.'].includes(text))).toEqual([first, ...others]);
    expect(cuesOf(() => true).filter((cue) => cue === '')).toEqual([]);
  });

  it('passes inspection if French punctuation puts a space inside a word, and fails, naming the word, if cues are late or contain other words', async () => {
    const spoken = timelineOf(
      'Quand on dit «_La caravane_»_, il rit_! Puis rien_?',
      'La suite vient demain.',
    );
    const words = spoken.words.map((word) => ({ ...word, text: word.text.replaceAll('_', ' ') }));
    const timeline = { ...spoken, words };
    const faultsOf = async (vtt: string): Promise<string[]> => {
      const [path, faults] = [join(tmpdir(), `captions-${process.pid}.vtt`), new Array<string>()];
      await writeFile(path, vtt);
      await inspectCaptionsFile(path, timeline, faults);
      await rm(path);
      return faults;
    };
    expect(await faultsOf(webVtt(timeline))).toEqual([]);
    const late = { ...timeline, words: words.map((word) => ({ ...word, startMs: word.startMs + 100 })) };
    expect(await faultsOf(webVtt(late))).toEqual([
      expect.stringMatching(/^The captions file is 100 ms late at “Quand” in scene 1; (\d+) of \1 captions/u),
    ]);
    expect(await faultsOf(webVtt(timeline).replace('demain', 'hier'))).toEqual([
      'The captions file has other words than the story from “demain.” in scene 2 on.',
    ]);
  });
});
