import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { MOODS, type Mood, SHOTS, type Shot } from '#painter/style.ts';
import { type Easel, type Focus, type Frame, WIDTH } from './canvas/easel.ts';
import { paintExposure } from './canvas/exposure.ts';
import { paintFinish } from './canvas/finish.ts';
import { overcast } from './canvas/overcast.ts';
import { type Land, paletteAt, timeOf } from './canvas/palettes.ts';
import { encodePng } from './canvas/png.ts';
import { hashOf, randomFrom } from './canvas/random.ts';
import { compose } from './composition.ts';
import { type SettingName, settingOf } from './settings/settings.ts';
import { stageOf } from './stage.ts';
import { recognise } from './words/recognise.ts';

const LANDS: readonly (readonly [Land, readonly SettingName[]])[] = [
  [
    'grass',
    [
      'forest',
      'jungle',
      'field',
      'swamp',
      'village',
      'mountains',
      'graveyard',
      'aspens',
      'battlefield',
      'sky',
      'golf',
    ],
  ],
  ['sand', ['desert', 'ruin', 'beach']],
  ['snow', ['snow', 'icy-bay', 'cold-shore']],
  ['water', ['coast', 'garden', 'falls', 'cliff', 'wrecked-shore']],
];

/** The material that the land at a place is made of. */
const landOf = (name: SettingName): Land =>
  LANDS.find(([, names]) => names.includes(name))?.[0] ??
  (settingOf(name).surface === 'water' ? 'water' : 'stone');

/** Where the camera stands, and whether the composition is mirrored; the light stays in place. */
interface Camera {
  readonly shot: Frame;
  /** Whether the camera looks over an onlooker’s shoulder, if there is an onlooker. */
  readonly over: boolean;
  readonly mirror: -1 | 1;
}

/** Adjacent framings show the scene from different sides. */
const MIRROR: Record<Shot, -1 | 1> = {
  'wide view': 1,
  'medium view': -1,
  'low angle': 1,
  'close view': -1,
  'high angle': 1,
  'over the shoulder': 1,
};

/**
 * The framing that the prompt specifies (adjacent scenes get different ones), otherwise the framing mentioned in the
 * description.
 */
const cameraOf = (described: Shot | undefined, asked: Shot | undefined): Camera => {
  const shot = asked ?? described ?? 'medium view';
  return {
    shot: shot === 'over the shoulder' ? 'medium view' : shot,
    over: shot === 'over the shoulder',
    mirror: MIRROR[shot],
  };
};

/** The quality of lossy formats, 0 to 100. */
const LOSSY_QUALITY = 90;
const STYLE_LINE = /^(?:Shot|Style|Palette|Light|Style key): /mu;

/** The places to choose from if a description doesn’t mention one. */
const ANYWHERE: readonly [SettingName, ...SettingName[]] = [
  'mountains',
  'field',
  'old-town',
  'coast',
  'hall',
  'forest',
  'lake',
  'village',
  'rooftop',
  'desert',
];

/** The parts of a prompt: the description and the style lines that follow it. */
export const readPrompt = (
  prompt: string,
): { description: string; mood: Mood; shot: Shot | undefined; side: -1 | 1; key: string } => {
  const start = prompt.search(STYLE_LINE);
  const description = start === -1 ? prompt : prompt.slice(0, start);
  const style = start === -1 ? '' : prompt.slice(start);
  const lineOf = (name: string): string => new RegExp(`^${name}: (.*)$`, 'mu').exec(style)?.[1] ?? '';
  const key = lineOf('Style key') || description;
  const palette = lineOf('Palette');
  return {
    description,
    mood: MOODS.find((mood) => palette.startsWith(mood)) ?? MOODS[hashOf(key) % MOODS.length] ?? MOODS[0],
    shot: SHOTS.find((shot) => lineOf('Shot').startsWith(shot)),
    side: /\bleft\b/u.test(lineOf('Light')) ? -1 : 1,
    key,
  };
};

/** The size of a picture in pixels, and what the picture shows. */
interface Asked {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
}

const painted = (input: Asked): { canvas: Canvas; easel: Easel } => {
  const { description, mood, shot: asked, side } = readPrompt(input.prompt);
  const recognised = recognise(description);
  const seed = hashOf(input.prompt);
  const name = recognised.setting ?? ANYWHERE[seed % ANYWHERE.length] ?? ANYWHERE[0];
  const setting = settingOf(name);
  const time = recognised.time ?? timeOf(mood);
  const { shot, mirror, over } = cameraOf(recognised.shot, asked);
  const weather = recognised.weather ?? 'clear';
  const colours = paletteAt(mood, time, landOf(name));
  const canvas = createCanvas(input.width, input.height);
  const ctx = canvas.getContext('2d');
  ctx.scale(input.width / WIDTH, input.width / WIDTH);
  const height = (input.height / input.width) * WIDTH;
  const stage = stageOf(shot);
  const low = time === 'dawn' || time === 'dusk';
  const easel: Easel = {
    ctx,
    height,
    colours: setting.indoors ? colours : overcast(colours, weather, time),
    random: randomFrom(seed),
    time,
    shot,
    over,
    mirror: setting.focal === 'lighthouse' ? 1 : mirror,
    weather,
    light: {
      x: WIDTH / 2 + side * 205,
      y: setting.indoors ? height * 0.3 : low ? height * stage.horizon - 95 : height * 0.17,
      side,
    },
    horizon: height * stage.horizon,
    ground: height * stage.ground,
    skySigns: new Set(recognised.objects),
    focus: [],
  };
  ctx.lineJoin = 'round';
  compose(easel, setting, recognised);
  paintFinish(easel);
  paintExposure(easel);
  return { canvas, easel };
};

/** Where the subjects are in the picture, as fractions of its height, the main subject first. */
export const focusOf = (input: Asked): { kind: Focus['kind']; top: number; bottom: number }[] => {
  const { easel } = painted(input);
  const { focus, height } = easel;
  const faces = focus.filter(({ kind }) => kind === 'face');
  return (faces.length > 0 ? faces : focus).map(({ kind, top, bottom }) => ({
    kind,
    top: top / height,
    bottom: bottom / height,
  }));
};

/**
 * Draws the picture that a prompt describes; the same prompt and size always give the same bytes. Sizes are in
 * pixels. Returns the encoded image, as PNG by default.
 */
export const paintPicture = async (
  input: Asked & { readonly format?: 'png' | 'jpeg' | 'webp' },
): Promise<Uint8Array> => {
  const { canvas } = painted(input);
  switch (input.format ?? 'png') {
    case 'png':
      return encodePng(
        canvas.getContext('2d').getImageData(0, 0, input.width, input.height).data,
        input.width,
        input.height,
      );
    case 'jpeg':
      return canvas.encode('jpeg', LOSSY_QUALITY);
    case 'webp':
      return canvas.encode('webp', LOSSY_QUALITY);
  }
};
