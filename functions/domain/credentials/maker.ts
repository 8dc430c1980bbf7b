import { z } from 'zod';

/**
 * What painted a picture or spoke a scene, stored alongside it. `trained`: a model made by machine learning;
 * `algorithmic`: a rule-based program, such as the offline painter; `own`: the creator's own picture, clip or voice,
 * whose origin we don't know.
 */
export const Maker = z.object({
  name: z.string(),
  model: z.string().optional(),
  kind: z.enum(['trained', 'algorithmic', 'own']),
});
export type Maker = z.infer<typeof Maker>;

/** A model or a program, as opposed to the creator. */
export type GeneratingMaker = Maker & { readonly kind: Exclude<Maker['kind'], 'own'> };
export const isGenerating = (maker: Maker): maker is GeneratingMaker => maker.kind !== 'own';

/** The makers of a film's words, pictures and voice, each listed once, in film order. */
export const FilmMakers = z.object({
  /** Absent if the writer wasn’t recorded. */
  words: z.array(Maker).readonly().optional(),
  pictures: z.array(Maker).readonly(),
  voices: z.array(Maker).readonly(),
});
export type FilmMakers = z.infer<typeof FilmMakers>;

/** The programs that paint and speak without a model. */
export const OFFLINE_PAINTER: Maker = { name: 'Veilcast offline painter', kind: 'algorithmic' };
export const SIMPLE_VOICE: Maker = { name: 'eSpeak NG', kind: 'algorithmic' };

/** The maker recorded for stories written without a model, including the finished stories we offer. */
export const DEMO_WRITER: Maker = { name: 'Veilcast demo writer', kind: 'algorithmic' };
export const HOUSE: Maker = { name: 'Veilcast', kind: 'own' };

/** The maker recorded for anything a creator uploaded, recorded or wrote. */
export const CREATOR: Maker = { name: 'the creator’s own', kind: 'own' };

/** The maker assumed when none was recorded: a model, so that we never disclose too little. */
export const UNRECORDED: Maker = { name: 'not recorded', kind: 'trained' };

/** `OpenAI gpt-image-2.5-flare`, as shown to people and to readers of Content Credentials. */
export const makerName = ({ name, model }: Maker): string =>
  model === undefined ? name : `${name} ${model}`;

/** Lists each maker once. */
export const distinctMakers = (makers: readonly Maker[]): readonly Maker[] => [
  ...new Map(makers.map((maker) => [`${maker.kind} ${makerName(maker)}`, maker])).values(),
];

type Spoken = readonly { readonly narration: string }[];

/** Who wrote a film’s words after an edit: the creator is added if the words of any scene have changed. */
export const writersAfter = (
  writers: readonly Maker[] | undefined,
  before: Spoken,
  after: Spoken,
): readonly Maker[] | undefined => {
  const words = new Set(before.map(({ narration }) => narration));
  const isChanged = after.some(({ narration }) => !words.has(narration));
  return writers === undefined || !isChanged ? writers : distinctMakers([...writers, CREATOR]);
};
