import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { expect, test } from 'vitest';
import { PARTS } from '#local/voices/parts.ts';
import { realVoices } from '#local/voices/real-voices.ts';

const FETCH_LIMIT_MS = 600_000;
const STYLE_BYTES = 510 * 256 * 4;

// Proves voice-fetched-user-cache-checked-resumable.
test(
  'the real voices are fetched, and the runtime opens their graph, which outputs the duration of each token',
  async () => {
    const { graph, runtime, voice } = kokoroFolder(await realVoices());
    for (const name of PARTS.voiceNames) expect(statSync(voice(name)).size).toBe(STYLE_BYTES);
    const { InferenceSession } = createRequire(import.meta.url)(runtime);
    const session = await InferenceSession.create(graph);
    expect(session.inputNames).toEqual(['tokens', 'style', 'speed']);
    expect(session.outputNames).toContain('/encoder/Clip_output_0');
    await session.release();
  },
  FETCH_LIMIT_MS,
);
