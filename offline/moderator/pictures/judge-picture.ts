import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ready, setBackend, tensor3d } from '@tensorflow/tfjs';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { load, type NSFWJS } from 'nsfwjs/core';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import type { Judgement } from '#contract/moderation.ts';
import { verdictOf } from './verdict-of.ts';

/** In `node_modules`, and at the same place from the bundle. */
const WASM = new URL('../../../node_modules/@tensorflow/tfjs-backend-wasm/wasm-out/', import.meta.url);
/** The side of the pictures that the network was trained with. */
const SIDE = 224;
const CLASSES = 5;

const loadModel = async (): Promise<NSFWJS> => {
  setWasmPaths(fileURLToPath(WASM));
  setThreadsCount(1);
  // Without it, plain JavaScript would take twenty times as long.
  if (!(await setBackend('wasm'))) throw new Error('TensorFlow has no WebAssembly.');
  await ready();
  return load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
};

let model: Promise<NSFWJS> | undefined;

/** The colours of a picture, squeezed into the network's square. */
const pixelsOf = async (picture: Uint8Array): Promise<Uint8Array> => {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.drawImage(await loadImage(picture), 0, 0, SIDE, SIDE);
  return Uint8Array.from(context.getImageData(0, 0, SIDE, SIDE).data.filter((_, at) => at % 4 !== 3));
};

/** Judges a JPEG, PNG or WebP without any provider, by a small network that knows explicit pictures. */
export const judgePicture = async (picture: Uint8Array): Promise<Judgement | undefined> => {
  model ??= loadModel();
  const network = await model;
  const pixels = tensor3d(await pixelsOf(picture), [SIDE, SIDE, 3], 'int32');
  try {
    return verdictOf(await network.classify(pixels, CLASSES));
  } finally {
    pixels.dispose();
  }
};
