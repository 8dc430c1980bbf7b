import { synth } from './synth.ts';

/** The synthesiser's sounds, named after the parts they play. */
export const warmPad = synth({
  wave: 'saw',
  unison: 6,
  detuneCents: 13,
  width: 0.9,
  cutoff: 1080,
  damping: 1.4,
  envelope: { attack: 1.4, decay: 2, sustain: 0.85, release: 2.4 },
});
export const glassPad = synth({
  wave: 'triangle',
  unison: 5,
  detuneCents: 9,
  width: 1,
  cutoff: 2880,
  damping: 1.4,
  envelope: { attack: 2.2, decay: 2, sustain: 0.9, release: 3.4 },
  vibratoHz: 0.4,
  vibratoCents: 6,
});
export const strings = synth({
  wave: 'saw',
  unison: 6,
  detuneCents: 15,
  width: 0.8,
  cutoff: 2250,
  damping: 1.5,
  envelope: { attack: 0.42, decay: 1.5, sustain: 0.85, release: 0.9 },
  vibratoHz: 5.2,
  vibratoCents: 7,
});
export const spiccato = synth({
  wave: 'saw',
  unison: 4,
  detuneCents: 12,
  width: 0.6,
  cutoff: 980,
  sweep: 2550,
  sweepDecay: 0.09,
  envelope: { attack: 0.008, decay: 0.16, sustain: 0.25, release: 0.14 },
});
export const horn = synth({
  wave: 'saw',
  unison: 3,
  detuneCents: 7,
  width: 0.35,
  cutoff: 1120,
  sweep: 900,
  sweepDecay: 0.5,
  damping: 1.4,
  envelope: { attack: 0.14, decay: 1, sustain: 0.8, release: 0.5 },
  vibratoHz: 4.6,
  vibratoCents: 5,
  sub: 0.1,
});
export const lowBrass = synth({
  wave: 'saw',
  unison: 4,
  detuneCents: 10,
  width: 0.5,
  cutoff: 770,
  sweep: 2080,
  sweepDecay: 0.35,
  damping: 1.2,
  envelope: { attack: 0.06, decay: 0.7, sustain: 0.75, release: 0.4 },
  sub: 0.3,
});
export const choir = synth({
  wave: 'triangle',
  unison: 6,
  detuneCents: 17,
  width: 0.9,
  cutoff: 1890,
  damping: 0.8,
  envelope: { attack: 0.7, decay: 2, sustain: 0.9, release: 1.4 },
  vibratoHz: 5,
  vibratoCents: 13,
});
export const subBass = synth({
  wave: 'triangle',
  unison: 1,
  detuneCents: 0,
  width: 0,
  cutoff: 390,
  envelope: { attack: 0.012, decay: 0.8, sustain: 0.7, release: 0.12 },
});
export const drone = synth({
  wave: 'saw',
  unison: 4,
  detuneCents: 7,
  width: 0.5,
  cutoff: 270,
  damping: 1.3,
  envelope: { attack: 2.5, decay: 3, sustain: 0.9, release: 3 },
  sub: 0.12,
});
export const pulseBass = synth({
  wave: 'saw',
  unison: 2,
  detuneCents: 6,
  width: 0.1,
  cutoff: 390,
  sweep: 2250,
  sweepDecay: 0.11,
  damping: 0.8,
  envelope: { attack: 0.004, decay: 0.25, sustain: 0.55, release: 0.06 },
  sub: 0.35,
});
export const arp = synth({
  wave: 'square',
  unison: 2,
  detuneCents: 8,
  width: 0.7,
  cutoff: 1050,
  sweep: 2850,
  sweepDecay: 0.09,
  damping: 0.9,
  envelope: { attack: 0.003, decay: 0.16, sustain: 0.2, release: 0.12 },
});
export const neonLead = synth({
  wave: 'saw',
  unison: 3,
  detuneCents: 11,
  width: 0.5,
  cutoff: 1440,
  sweep: 1560,
  sweepDecay: 0.3,
  damping: 1,
  envelope: { attack: 0.03, decay: 0.6, sustain: 0.7, release: 0.3 },
  vibratoHz: 5.4,
  vibratoCents: 9,
});
export const tremolo = synth({
  wave: 'saw',
  unison: 5,
  detuneCents: 20,
  width: 1,
  cutoff: 2210,
  damping: 1.3,
  envelope: { attack: 1.6, decay: 2, sustain: 0.85, release: 1.6 },
  vibratoHz: 11,
  vibratoCents: 16,
});
