import { mkdirSync, writeFileSync } from 'node:fs';
import { kokoroFolder } from '#kokoro/folder.ts';

/** How many frames of 600 samples each end of a run takes, and how many each token takes. */
export const END_FRAMES = 8;
export const TOKEN_FRAMES = 3;
/** The only graph that the tone voices’ runtime accepts. */
const GRAPH = 'tones';

/**
 * A fake runtime with the same inputs and outputs as the model. It renders each token as its own tone, 60 ms earlier
 * than the token lengths indicate, and is silent at both ends. Like the model, it accepts at most 512 tokens.
 */
const RUNTIME = `
const { readFileSync } = require('node:fs');
exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } };
exports.InferenceSession = {
  create: async (graph) => {
    if (readFileSync(graph, 'utf8') !== '${GRAPH}') throw new Error('Protobuf parsing failed.');
    return { run };
  },
};
async function run({ tokens, style, speed }) {
  if (tokens.type !== 'int64' || tokens.dims[1] !== tokens.data.length || tokens.data.length > 512)
    throw new Error('Invalid tokens: ' + tokens.dims);
  if (style.data.length !== 256 || speed.data.length !== 1) throw new Error('Invalid style or speed.');
  const ids = Array.from(tokens.data, Number);
  const frames = ids.map((id) => (id === 0 ? ${END_FRAMES} : ${TOKEN_FRAMES}));
  const audio = new Float32Array(600 * frames.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [index, id] of ids.entries()) {
    const until = at + 600 * frames[index];
    for (; at < until; at += 1)
      if (at >= 1440) audio[at - 1440] = id <= 16 ? 0 : style.data[0] * Math.sin((at * (200 + id)) / 3820);
  }
  return { audio: { data: audio }, '/encoder/Clip_output_0': { data: Float32Array.from(frames) } };
}
`;

/**
 * Fills a folder with voices that have these names but speak in tones, so that it is as complete as a downloaded
 * folder.
 */
export const writeToneVoices = (folder: string, names: readonly string[]): void => {
  const { graph, runtime, voice, ready } = kokoroFolder(folder);
  mkdirSync(runtime, { recursive: true });
  writeFileSync(`${runtime}/package.json`, '{ "main": "index.js" }');
  writeFileSync(`${runtime}/index.js`, RUNTIME);
  writeFileSync(graph, GRAPH);
  mkdirSync(voice('any').replace(/[^/\\]*$/u, ''), { recursive: true });
  // The sound gets louder with the number of tokens, as with the model.
  const styles = Float32Array.from({ length: 510 * 256 }, (_, index) => 0.1 + (0.8 * index) / (510 * 256));
  for (const name of names) writeFileSync(voice(name), Buffer.from(styles.buffer));
  writeFileSync(ready, '{}');
};
