import { createElement, useEffect, useState } from 'react';
import {
  AbsoluteFill,
  Audio,
  Composition,
  continueRender,
  delayRender,
  Img,
  registerRoot,
  Sequence,
  staticFile,
  useCurrentFrame,
} from 'remotion';

// The film of `npm run bench -- peers` as a Remotion project. The bench copies this file into a temporary folder.

const FONT = 'Bench';
const useFont = () => {
  const [handle] = useState(() => delayRender('font'));
  useEffect(() => {
    const face = new FontFace(FONT, `url(${staticFile('font.ttf')})`);
    const load = async () => {
      document.fonts.add(await face.load());
      continueRender(handle);
    };
    void load();
  }, [handle]);
};

const Word = ({ text, x, y, size, isSpoken, style }) =>
  createElement(
    'span',
    {
      style: {
        position: 'absolute',
        left: x,
        top: y,
        transform: 'translate(-50%, -50%)',
        whiteSpace: 'pre',
        font: `${size}px ${FONT}`,
        color: isSpoken ? style.spoken : style.waiting,
        WebkitTextStroke: `${2 * style.outline}px black`,
        paintOrder: 'stroke fill',
      },
    },
    text,
  );

const Scene = ({ scene, style }) => {
  const frame = useCurrentFrame();
  const { x, y, step } = scene.views[frame];
  const page = scene.pages.find(({ from, to }) => frame >= from && frame < to);
  const words = page?.pieces.map((piece, key) =>
    createElement(Word, {
      key,
      ...piece,
      size: page.size,
      style,
      isSpoken: frame >= piece.from && frame < piece.to,
    }),
  );
  return createElement(
    AbsoluteFill,
    null,
    createElement(Img, {
      src: staticFile(scene.still),
      style: {
        position: 'absolute',
        transformOrigin: '0 0',
        width: scene.width,
        height: scene.height,
        transform: `scale(${1 / step}) translate(${-x}px, ${-y}px)`,
      },
    }),
    ...(words ?? []),
  );
};

const Film = ({ scenes, style }) => {
  useFont();
  return createElement(
    AbsoluteFill,
    null,
    ...scenes.map((scene, key) =>
      createElement(
        Sequence,
        { key, from: scene.startFrame, durationInFrames: scene.frames },
        createElement(Scene, { scene, style }),
      ),
    ),
    createElement(Audio, { src: staticFile('voice.wav') }),
    createElement(Audio, { src: staticFile('music.wav'), loop: true, volume: 0.15 }),
  );
};

registerRoot(() =>
  createElement(Composition, {
    id: 'film',
    component: Film,
    width: 1080,
    height: 1920,
    fps: 30,
    durationInFrames: 1,
    calculateMetadata: ({ props }) => ({ durationInFrames: props.frames }),
  }),
);
