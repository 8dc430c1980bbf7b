import { z } from 'zod';

/**
 * What painted a picture or spoke a scene, stored beside it. `trained`: a model made by machine learning;
 * `algorithmic`: a program that follows rules, such as the offline painter.
 */
export const Maker = z.object({
  name: z.string(),
  model: z.string().optional(),
  kind: z.enum(['trained', 'algorithmic']),
});
export type Maker = z.infer<typeof Maker>;

/** The makers of a film's pictures and of its voice, each once, in the order of the film. */
export interface FilmMakers {
  readonly pictures: readonly Maker[];
  readonly voices: readonly Maker[];
}

/** The programs that paint and speak without a model. */
export const OFFLINE_PAINTER: Maker = { name: 'Veilcast offline painter', kind: 'algorithmic' };
export const SIMPLE_VOICE: Maker = { name: 'eSpeak NG', kind: 'algorithmic' };

/** Who made what is older than these records. It counts as a model, so that nothing claims too little. */
export const UNRECORDED: Maker = { name: 'not recorded', kind: 'trained' };

/** `OpenAI gpt-image-2.5-flare`, as people and readers of Content Credentials see it. */
export const makerName = ({ name, model }: Maker): string =>
  model === undefined ? name : `${name} ${model}`;

/** Each maker once. */
export const distinctMakers = (makers: readonly Maker[]): readonly Maker[] => [
  ...new Map(makers.map((maker) => [`${maker.kind} ${makerName(maker)}`, maker])).values(),
];
