import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { layScene, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Scene } from '#functions/domain/story/story.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import type { SceneRecording } from '#functions/film/sound/join-voice.ts';
import { defined } from '#test/support/values.ts';

const SAMPLE_RATE = 48_000;
const MS_PER_WORD = 380;
const WORD_PAUSE_MS = 40;
const SENTENCE_PAUSE_MS = 420;

const SENTENCES = [
  'Nobody believed the old lighthouse keeper, until the sea itself began to answer him.',
  'Every night at three, a single green lamp blinked back from the empty horizon.',
  'He wrote the signals down, one by one, in a book bound with sailcloth.',
  'Years later, a diver found the wreck, and its lamp was still warm.',
  'The letters spelled a name that no ship had carried for a hundred years.',
  'So they rowed out together, with nothing but a lantern and the book.',
  'What they heard below the waves was not the wind, and not a song.',
  'It was someone, very patiently, counting down to the day they would come.',
] as const;

export const filmScenes = (count: number): Scene[] =>
  Array.from({ length: count }, (_, index) => ({
    narration: SENTENCES[index % SENTENCES.length] ?? SENTENCES[0],
    picture: `picture ${index}`,
  }));

/** Evenly timed words with pauses after sentences, in the form in which a narrator reports them. */
export const spokenWords = (
  scenes: readonly Scene[],
  msPerWord = MS_PER_WORD,
): { words: WordTime[]; narrationMs: number } => {
  const script = scenes.map(({ narration }) => narration).join(' ');
  let at = 120;
  const words = [...script.matchAll(/[\p{L}\p{N}'’-]+/gu)].map((match) => {
    const time = {
      start: match.index,
      end: match.index + match[0].length,
      startMs: at,
      endMs: at + msPerWord - WORD_PAUSE_MS,
    };
    at += msPerWord;
    if (/[.!?]/u.test(script[time.end] ?? '')) at += SENTENCE_PAUSE_MS;
    return time;
  });
  return { words, narrationMs: at };
};

/** The timeline of each scene, spoken on its own. */
export const sceneTimelines = (scenes: readonly Scene[], msPerWord?: number): SceneTimeline[] =>
  scenes.map((scene, index) => {
    const { words, narrationMs } = spokenWords([scene], msPerWord);
    const [fromMs, toMs] = [words[0]?.startMs ?? 0, words.at(-1)?.endMs ?? 0];
    const heard = { lengthMs: narrationMs, fromMs, toMs };
    return layScene({
      text: scene.narration,
      language: 'en',
      words,
      heard,
      isLast: index === scenes.length - 1,
    });
  });

export const filmTimeline = (scenes: readonly Scene[], msPerWord?: number): Timeline =>
  joinTimelines(sceneTimelines(scenes, msPerWord));

/** One scene of a film, as if the scene’s recording were the film’s entire narration. */
export const sceneIn = ({ scenes, words }: Timeline, index: number): SceneTimeline => {
  const { startFrame, frames } = defined(scenes[index]);
  const recordingMs = framesToMs(startFrame);
  const own = words.filter(({ scene }) => scene === index);
  return {
    frames,
    recordingMs,
    endMs: (own.at(-1)?.endMs ?? recordingMs) - recordingMs,
    words: own.map((word) => ({
      ...word,
      startMs: word.startMs - recordingMs,
      endMs: word.endMs - recordingMs,
    })),
  };
};

/** The recordings for the scenes, for when a single file holds the whole narration. */
export const recordingsIn = (path: string, { scenes }: Timeline): SceneRecording[] =>
  scenes.map(({ startFrame }) => ({ path, recordingMs: framesToMs(startFrame) }));

/** A still with sharp edges, fine texture and gradients. */
export const paintStill = async (
  path: string,
  index: number,
  width = 1024,
  height = 1536,
): Promise<string> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const hue = (index * 67) % 360;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${hue} 60% 18%)`);
  sky.addColorStop(0.6, `hsl(${(hue + 40) % 360} 65% 45%)`);
  sky.addColorStop(1, `hsl(${(hue + 80) % 360} 70% 70%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  let state = index * 7919 + 17;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let dot = 0; dot < 900; dot += 1) {
    context.fillStyle = `hsl(${hue + random() * 60} 80% ${30 + random() * 60}% / ${0.15 + random() * 0.5})`;
    context.beginPath();
    context.arc(random() * width, random() * height, 1 + random() ** 4 * 60, 0, Math.PI * 2);
    context.fill();
  }
  for (let ridge = 0; ridge < 5; ridge += 1) {
    context.fillStyle = `hsl(${hue + ridge * 8} 45% ${32 - ridge * 6}%)`;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      context.lineTo(
        x,
        height * (0.55 + ridge * 0.09) + Math.sin(x / (60 + ridge * 17) + index) * 50 + random() * 8,
      );
    context.lineTo(width, height);
    context.fill();
  }
  context.font = `bold ${Math.round(width / 8)}px sans-serif`;
  context.fillStyle = 'white';
  context.fillText(`No. ${index + 1}`, width * 0.3, height * 0.25);
  const kind = path.endsWith('.jpg') ? canvas.toBuffer('image/jpeg', 90) : canvas.toBuffer('image/png');
  await writeFile(path, kind);
  return path;
};

export const wav = (samples: Int16Array): Buffer => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
};

/** A voice-like WAV file as bytes: a buzz for each spoken word, with silence in between. */
export const writeVoice = (
  words: readonly { readonly startMs: number; readonly endMs: number }[],
  narrationMs: number,
  level = 0.3,
): Buffer => {
  const samples = new Int16Array(Math.round((narrationMs * SAMPLE_RATE) / 1000));
  for (const [index, word] of words.entries()) {
    const from = Math.round((word.startMs * SAMPLE_RATE) / 1000);
    const to = Math.round((word.endMs * SAMPLE_RATE) / 1000);
    const pitch = 110 + (index % 5) * 12;
    for (let at = from; at < Math.min(to, samples.length); at += 1) {
      const part = (at - from) / (to - from);
      const shape = Math.sin(Math.PI * part) ** 0.5 * (0.7 + 0.3 * Math.sin(part * 20));
      const phase = (2 * Math.PI * pitch * at) / SAMPLE_RATE;
      const buzz = [1, 2, 3, 4, 6, 9, 14, 22].reduce((sum, n) => sum + Math.sin(phase * n) / n ** 0.8, 0) / 3;
      samples[at] = Math.round(32_767 * level * shape * buzz);
    }
  }
  return wav(samples);
};

/** A timeline’s narration as a WAV file. */
export const speakNarration = async (path: string, timeline: Timeline, level?: number): Promise<string> => {
  await writeFile(path, writeVoice(timeline.words, timeline.narrationMs, level));
  return path;
};

/** A quiet two-chord pad, shorter than any film, so that it must loop. */
export const playMusic = async (path: string, seconds = 6, level = 0.25): Promise<string> => {
  const samples = Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => {
    const chord = Math.floor(at / SAMPLE_RATE) % 2 === 0 ? [220, 277, 330] : [196, 247, 294];
    const tone =
      chord.reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE), 0) / 3;
    return Math.round(32_767 * level * tone);
  });
  await writeFile(path, wav(samples));
  return path;
};
